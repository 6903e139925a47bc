// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Animators of views.

public import CoreGraphics
public import Foundation

@MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

@MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  public override init() {}
  public init(animationCurve curve: UIView.AnimationCurve) {}
  open var controlPoint1: CGPoint { .zero }
  open var controlPoint2: CGPoint { .zero }
  open var timingCurveType: UITimingCurveType { .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  public required init?(coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  public override init() {}
  open var timingCurveType: UITimingCurveType { .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  public required init?(coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(mass: 0, stiffness: 0, damping: 0, initialVelocity: .zero)
  }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
}

public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func addAnimations(_ animation: @escaping () -> Void)
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

@MainActor
open class UIViewPropertyAnimator: NSObject, @preconcurrency NSCopying, UIViewImplicitlyAnimating {
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters())
  }

  open var state: UIViewAnimatingState { .inactive }
  open var isRunning: Bool { false }
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open func startAnimation() {}
  open func startAnimation(afterDelay delay: TimeInterval) {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
