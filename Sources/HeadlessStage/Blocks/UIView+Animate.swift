public import Foundation
public import HeadlessViews
import TransitionCurves

extension UIView {
  /// Animates the changes that `animations` makes to views.
  ///
  /// The block runs at once, and the models take their new values at once. The visible values
  /// follow over `duration` seconds, after `delay`. Animations of position, bounds, affine
  /// transform and corner radius are added to running animations; animations of opacity and colour
  /// replace them. UIKit does the same.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.35) {
  ///   card.center.y -= 200
  /// } completion: { finished in
  ///   context.transitionDidEnd()
  /// }
  /// ```
  ///
  /// While a view animates, touches on it end there and are delivered to no view, unless the
  /// options contain `allowUserInteraction`. Views that animate as part of a transition between
  /// view controllers receive touches as the transition decides.
  ///
  /// A timing function that is set on the open transaction replaces the curve of the options.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less makes the changes at once.
  ///   - delay: In seconds; 0 if it is negative.
  ///   - options: The curve, and how the animation begins, repeats and takes touches.
  ///   - animations: Makes the changes, at once.
  ///   - completion: Called once, outside of any animation block, when all animations have ended,
  ///     including those of nested blocks. The argument is `false` when an animation was removed
  ///     before its end. With nothing to animate the completion is called later in the same
  ///     instant, with `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, options,
      .eased(CATransaction.animationTimingFunction() ?? options.timingFunction), animations,
      completion, problem(duration, delay))
  }

  /// Animates the changes that `animations` makes to views with a spring that comes to rest after
  /// `duration` seconds.
  ///
  /// A duration is clamped to `1e-6...1e6` seconds, and a velocity to `-1e6...1e6`.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less makes the changes at once.
  ///   - delay: In seconds; 0 if it is negative.
  ///   - dampingRatio: Unitless, clamped to `0.01...1`. Lower values oscillate more; 1 never
  ///     overshoots.
  ///   - velocity: In whole distances per second, positive toward the end.
  ///   - options: The curve, and how the animation begins, repeats and takes touches.
  ///   - animations: Makes the changes, at once.
  ///   - completion: Called once, as for `animate(withDuration:)`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let problem =
      problem(duration, delay, velocity)
      ?? (dampingRatio.isNaN ? "damping ratio of \(dampingRatio)" : nil)
    guard problem == nil, duration > 0 else {
      return animate(duration, delay, options, .eased(.linear), animations, completion, problem)
    }
    let settlingDuration = possible(duration)
    let spring = SpringCurve(
      settlingIn: settlingDuration, dampingRatio: min(max(Double(dampingRatio), 0.01), 1),
      initialVelocity: possible(velocity))
    animate(
      settlingDuration, delay, options, .sprung(spring, settlingDuration: settlingDuration),
      animations, completion)
  }

  /// Animates the changes that `animations` makes to views with a spring of a perceived duration.
  ///
  /// The animation runs until the spring has settled, which is later than `duration`; `completion`
  /// is called then.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the motion, in seconds, clamped to `1e-6...1e6`; zero
  ///     or less makes the changes at once.
  ///   - bounce: Unitless, clamped to `-0.99...0.99`; at 0 the spring does not overshoot, and at 1
  ///     it would never rest. Below 0 it is over-damped, by the literal equation.
  ///   - velocity: In whole distances per second, positive toward the end.
  ///   - delay: In seconds; 0 if it is negative.
  ///   - options: The curve, and how the animation begins, repeats and takes touches.
  ///   - animations: Makes the changes, at once.
  ///   - completion: Called once, as for `animate(withDuration:)`.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let problem =
      problem(duration, delay, velocity) ?? (bounce.isNaN ? "bounce of \(bounce)" : nil)
    guard problem == nil, duration > 0 else {
      return animate(duration, delay, options, .eased(.linear), animations, completion, problem)
    }
    let spring = SpringCurve(
      duration: possible(duration), bounce: min(max(Double(bounce), -0.99), 0.99),
      initialVelocity: possible(velocity), overdamping: .exact)
    let settlingDuration = spring.settlingDuration
    animate(
      settlingDuration, delay, options, .sprung(spring, settlingDuration: settlingDuration),
      animations, completion)
  }

  /// Clamps a duration to the durations that a spring can have, in seconds.
  ///
  /// The stiffness of a spring with another duration would be no finite number.
  private static func possible(_ duration: TimeInterval) -> TimeInterval {
    min(max(duration, 1e-6), 1e6)
  }

  /// Clamps a velocity to the velocities that a spring can have.
  private static func possible(_ velocity: CGFloat) -> Double {
    min(max(Double(velocity), -1e6), 1e6)
  }

  /// Describes why a block is impossible; nil when it is possible.
  static func problem(
    _ duration: TimeInterval, _ delay: TimeInterval, _ velocity: CGFloat = 0
  ) -> String? {
    if !duration.isFinite { return "duration of \(duration) s" }
    if !delay.isFinite { return "delay of \(delay) s" }
    return velocity.isFinite ? nil : "velocity of \(velocity)"
  }

  /// Runs an animation block, a keyframe block if there is a `keyframeMode`, or a view transition.
  static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ curve: AnimationTimingCurve,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?, _ problem: String? = nil,
    keyframeMode: CalculationMode? = nil,
    transition: (layer: CALayer, style: TransitionStyle, moment: FrozenMoment?)? = nil
  ) {
    if let problem { Timeline.report(.impossibleDuration(value: problem)) }
    let isAnimated = problem == nil && areAnimationsEnabled
    AnimationBlock.flushUpdates(for: options)
    let group: CompletionGroup? = if let completion { CompletionGroup(completion) } else { nil }
    let block = AnimationBlock(
      duration: isAnimated ? max(0, duration) : nil, delay: problem == nil ? max(0, delay) : 0,
      options: options, curve: curve, group: group, isKeyed: keyframeMode != nil)
    let alongside = AnimatorCall.joining(over: block.duration)
    func changes() {
      animations()
      alongside?()
    }
    let hasBegun =
      if let keyframeMode {
        KeyframeBlock(block, mode: keyframeMode).run(changes)
      } else if let transition {
        block.run(
          animations, on: transition.layer, transition.style, at: transition.moment,
          alongside: alongside)
      } else {
        block.run(changes)
      }
    guard let group else { return }
    guard !hasBegun, let timeline = block.timeline ?? .current else { return group.close() }
    timeline.perform { group.close() }
  }
}

extension UIView {
  /// Repeats the changes that `animations` makes, as part of the running animation block.
  ///
  /// It must be called within the changes of an animation block. A call elsewhere, or with a count
  /// that is negative or NaN, makes the changes at once and reports a `StageIssue`.
  ///
  /// - Parameters:
  ///   - count: The number of cycles, fractions included; 0 means one cycle, infinity repeats
  ///     without end.
  ///   - autoreverses: True when every cycle runs forward and then backward.
  ///   - animations: Makes the changes, at once.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationBlock.current else {
      Timeline.report(.modifiesNoAnimation)
      return performWithoutAnimation(animations)
    }
    guard count >= 0 else {
      Timeline.report(.impossibleDuration(value: "repeat count of \(count)"))
      return performWithoutAnimation(animations)
    }
    AnimationBlock.flushUpdates()
    outer.repeating(Double(count), autoreverses: autoreverses).run(animations)
  }

  /// Makes changes without animation, even within an animation block, and disables the blocks
  /// inside; controllers that are presented, dismissed, pushed, popped or selected in it change
  /// without a transition.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    AnimationBlock.flushUpdates()
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = wereEnabled }
    AnimationBlock.withoutAnimation(changes)
  }

  /// False when animation blocks make their changes at once.
  public private(set) static var areAnimationsEnabled = true

  /// Enables or disables animation blocks and transitions; animations that already run continue.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    if enabled != areAnimationsEnabled { AnimationBlock.flushUpdates() }
    areAnimationsEnabled = enabled
  }

  /// The duration of the running animation block, in seconds; 0 outside of any block.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }
}
