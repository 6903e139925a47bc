// These names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Core Foundation's name of `TimeInterval`.
public typealias CFTimeInterval = TimeInterval

extension CALayer {
  /// The affine part of the layer's transform.
  public func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets an affine transform.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// True if the layer must be laid out before the next frame.
  public func needsLayout() -> Bool { needsLayout as Bool }
}

extension CADisplayLink {
  /// Creates a link that calls a method of `target`, which the link retains until it is
  /// invalidated.
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    self.init { link in selector(target)(link) }
  }

  /// Creates a link that calls a method of `target` without arguments; the link retains the target
  /// until it is invalidated.
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping (Target) -> () -> Void
  ) {
    self.init { _ in selector(target)() }
  }

  /// Adds the display link to the current screen, whatever the run loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { add(to: Stage.current) }

  /// Removes the display link from the current screen.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    remove(from: Stage.current)
  }
}

/// Returns the current time of the current stage, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Stage.current.now }

/// The key of a transaction's duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of the flag that disables implicit animations in a transaction.
public let kCATransactionDisableActions = "disableActions"
