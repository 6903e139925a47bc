// These are others' names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import Transitioning

/// Core Animation's name of `Layer`.
public typealias CALayer = Layer
/// Core Animation's name of `Transaction`.
public typealias CATransaction = Transaction
/// Core Animation's name of `DisplayLink`.
public typealias CADisplayLink = DisplayLink
/// Core Animation's name of `FrameRateRange`.
public typealias CAFrameRateRange = FrameRateRange
/// Core Foundation's name of `TimeInterval`.
public typealias CFTimeInterval = TimeInterval

extension Layer {
  /// The part of the layer's transform that acts within the plane.
  public func affineTransform() -> CGAffineTransform { transform.affine }

  /// Gives the layer a transform of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = Transform3D(m) }

  /// True when the layer is to be laid out before the next frame.
  public func needsLayout() -> Bool { needsLayout as Bool }
}

extension DisplayLink {
  /// Lets the link be called by the main screen, whichever run loop is meant.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { add(to: UIScreen.main) }

  /// Lets the main screen call the link no more.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    remove(from: UIScreen.main)
  }
}

/// The current time of the main stage, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Stage.main.now }

/// The key of a transaction's duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key that says whether implicit animations are left out in a transaction.
public let kCATransactionDisableActions = "disableActions"
