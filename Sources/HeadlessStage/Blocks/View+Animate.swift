public import Foundation
public import HeadlessViews
import MotionCurves

extension View {
  /// Animates the changes that `animations` makes to views.
  ///
  /// The block runs at once and the models take their new values at once; what shows follows over
  /// `duration` seconds, after `delay`. Positions, bounds, affine transforms and corner radii add
  /// up with what already moves; opacity and colours replace it (facts G1–G14).
  ///
  /// ```swift
  /// View.animate(withDuration: 0.35) {
  ///   card.center.y -= 200
  /// } completion: { finished in
  ///   context.transitionDidEnd()
  /// }
  /// ```
  ///
  /// While a view animates, touches of it end there and reach nothing, unless the options say
  /// `allowUserInteraction`. What is animated as part of a transition between controllers takes touches
  /// as the transition does.
  ///
  /// A timing function that the transaction around the call sets takes the place of the curve that
  /// the options name.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less changes at once.
  ///   - delay: In seconds.
  ///   - completion: Called once, outside of any animation, when the last of the animations has
  ///     ended, those of blocks within included; `false` when one of them was removed before. With nothing to animate it is called
  ///     later in the same instant, with `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, options,
      .eased(Transaction.animationTimingFunction() ?? options.timingFunction), animations,
      completion, problem(duration, delay))
  }

  /// Animates the changes that `animations` makes to views with a spring that comes to rest after
  /// `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: Unitless, clamped to `0 < ζ ≤ 1`: toward 0 it rings, at 1 it never
  ///     overshoots (fact G32).
  ///   - velocity: In whole distances per second, positive toward the end.
  ///
  /// Springs last a microsecond at least and a million seconds at most, and velocities end at a
  /// million.
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
    let landing = possible(duration)
    let spring = Spring(
      settlingIn: landing, dampingRatio: min(max(Double(dampingRatio), 0.01), 1),
      initialVelocity: possible(velocity))
    animate(landing, delay, options, .sprung(spring, landing: landing), animations, completion)
  }

  /// Animates the changes that `animations` makes to views with a spring of a perceived duration.
  ///
  /// The motion runs on until it has settled; `completion` comes then (fact G35).
  ///
  /// - Parameters:
  ///   - duration: The time that the motion seems to take, in seconds.
  ///   - bounce: Unitless, clamped to `-0.99 ≤ b ≤ 0.99`: 0 does not overshoot, 1 would never rest.
  ///   - velocity: In whole distances per second, positive toward the end.
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
    let spring = Spring(
      duration: possible(duration), bounce: min(max(Double(bounce), -0.99), 0.99),
      initialVelocity: possible(velocity))
    let landing = spring.settlingDuration
    animate(landing, delay, options, .sprung(spring, landing: landing), animations, completion)
  }

  /// The nearest duration that a spring can be made for, in seconds: beyond, no number holds its
  /// stiffness.
  private static func possible(_ duration: TimeInterval) -> TimeInterval {
    min(max(duration, 1e-6), 1e6)
  }

  /// The nearest velocity that a spring can be given.
  private static func possible(_ velocity: CGFloat) -> Double {
    min(max(Double(velocity), -1e6), 1e6)
  }

  /// What makes a block impossible, in words; nil when nothing does.
  static func problem(
    _ duration: TimeInterval, _ delay: TimeInterval, _ velocity: CGFloat = 0
  ) -> String? {
    if !duration.isFinite { return "duration of \(duration) s" }
    if !delay.isFinite { return "delay of \(delay) s" }
    return velocity.isFinite ? nil : "velocity of \(velocity)"
  }

  /// Runs a block, as one keyframe animation a property if there is a `keyframeMode`, or as a
  /// transition of a layer's look.
  static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ pace: Pace,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?, _ problem: String? = nil,
    keyframeMode: CalculationMode? = nil,
    transition: (layer: Layer, style: TransitionStyle)? = nil
  ) {
    if let problem { Timeline.report(.impossibleDuration(value: problem)) }
    let isAnimated = problem == nil && areAnimationsEnabled
    let group: CompletionGroup? = if let completion { CompletionGroup(completion) } else { nil }
    let block = AnimationBlock(
      duration: isAnimated ? max(0, duration) : nil, delay: problem == nil ? max(0, delay) : 0,
      options: options, pace: pace, group: group, isKeyed: keyframeMode != nil)
    let hasBegun =
      if let keyframeMode {
        KeyframeBlock(block, mode: keyframeMode).run(animations)
      } else if let transition {
        block.run(animations, on: transition.layer, transition.style)
      } else {
        block.run(animations)
      }
    guard let group else { return }
    guard !hasBegun, let timeline = block.timeline ?? .fallback else { return group.close() }
    timeline.perform { group.close() }
  }
}

extension View {
  /// Animates the changes that `animations` makes over and over, as part of the block that runs.
  ///
  /// Only within the changes of an animation block (fact G22); anywhere else, and with a count that
  /// cannot be, it makes the changes at once and reports a `StageIssue`.
  ///
  /// - Parameters:
  ///   - count: How often, fractions included; 0 stands for once, infinity for ever.
  ///   - autoreverses: True when every cycle runs back again.
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
    outer.repeating(Double(count), autoreverses: autoreverses).run(animations)
  }

  /// Makes changes at once, even within an animation block, and whatever blocks are in it.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = wereEnabled }
    AnimationBlock.with(nil, changes)
  }

  /// False when animation blocks make their changes at once.
  @exclusivity(unchecked) public private(set) static var areAnimationsEnabled = true

  /// Lets animation blocks animate, or not; what already runs goes on (fact G26).
  public static func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// The duration of the animation block that runs; 0 outside of any (fact G24).
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }
}
