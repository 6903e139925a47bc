public import Foundation
public import HeadlessViews
import TransitionCurves

extension UIViewPropertyAnimator {
  /// Creates an animator with the curve that two control points define; `duration` is in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    animations.map(addAnimations)
  }

  /// Creates an animator with a named curve; `duration` is in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// Creates an animator with a spring that comes to rest in `duration` seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    animations.map(addAnimations)
  }

  /// Creates an animator and starts it.
  ///
  /// Within an animation block the animator inherits the block's duration and curve, unless the
  /// options override them, and cannot be interrupted. Within the block of another animator it is
  /// moved and ended by that animator.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds; a delay that is negative or not finite is refused and counts as 0.
  ///   - options: The options for repeating and for touches are ignored: the animator never
  ///     repeats, and its views receive touches.
  ///   - animations: The changes to animate.
  ///   - completion: Called once, when the animator has ended, with the position where it ended.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let outer = AnimationBlock.current
    let ownCurve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0b11)) ?? .easeInOut
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let inheritedCurve = options.contains(.overrideInheritedCurve) ? nil : outer?.curve
    let animator = UIViewPropertyAnimator(
      duration: inherited ?? duration,
      timingParameters: inheritedCurve?.timingParameters
        ?? UICubicTimingParameters(animationCurve: ownCurve))
    animator.addAnimations(animations)
    completion.map(animator.addCompletion)
    let isPossible = delay.isFinite && delay >= 0
    if !isPossible { animator.report(.impossible(value: "delay of \(delay) s")) }
    animator.start(after: isPossible ? delay : 0, options, within: outer)
    return animator
  }

  private func start(
    after delay: TimeInterval, _ options: UIView.AnimationOptions, within outer: AnimationBlock?
  ) {
    let isInheriting = !options.contains(.overrideInheritedOptions)
    self.options = options.union(isInheriting ? outer?.options ?? [] : [])
      .subtracting([.repeat, .autoreverse]).union(.beginFromCurrentState)
    guard let outer else { return startAnimation(afterDelay: delay) }
    isInterruptible = false
    guard let outerPart = outer.part else {
      return startAnimation(afterDelay: min(delay + outer.delay, .greatestFiniteMagnitude))
    }
    self.delay = delay
    join(
      outerPart.part(
        after: delay, lasting: duration,
        curve: options.contains(.overrideInheritedCurve) ? curve.across : nil,
        inherited: outer.curve))
    activate()
  }
}

extension PerAxisTimingCurve {
  /// The timing parameters that give the same curves to an animator of another duration.
  fileprivate var timingParameters: any UITimingCurveProvider {
    switch across {
    case .eased(let function): UICubicTimingParameters(function)
    case .sprung(let spring, let settlingDuration):
      UISpringTimingParameters(spring, down: downSpring, settlingDuration: settlingDuration)
    }
  }

  private var downSpring: SpringCurve? {
    if case .sprung(let spring, _) = down { spring } else { nil }
  }
}
