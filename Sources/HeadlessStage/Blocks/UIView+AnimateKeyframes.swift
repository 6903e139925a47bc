public import Foundation
public import HeadlessViews
import TransitionCurves

extension UIView {
  /// Animates the changes that `animations` makes to views, each keyframe over its part of the
  /// duration.
  ///
  /// ```swift
  /// UIView.animateKeyframes(withDuration: 0.6) {
  ///   UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y -= 80 }
  ///   UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y += 80 }
  /// }
  /// ```
  ///
  /// The block and its keyframes run at once, in the order in which they are added, and the models
  /// take their new values at once. The visible values pass through the keyframes in the order of
  /// their times, and stay constant between them. Each property gets one animation, which replaces
  /// the animations that blocks made of it before. Changes outside of keyframes take the whole
  /// duration.
  ///
  /// As in UIKit, the whole animation is eased in and out, in every mode. For another curve, add
  /// the curve's `AnimationOptions` bits to `options`, or nest the call in a block with that curve.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less makes the changes at once, unless an outer block has a
  ///     duration.
  ///   - delay: In seconds; 0 if it is negative.
  ///   - options: The calculation mode, and how the animation begins, repeats and takes touches.
  ///   - animations: Adds the keyframes with `addKeyframe`, at once.
  ///   - completion: Called once, as for `animate(withDuration:)`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = AnimationTimingCurve.eased(
      CATransaction.animationTimingFunction() ?? options.animationOptions.timingFunction)
    animate(
      duration, delay, options.animationOptions, curve, animations, completion,
      problem(duration, delay), keyframeMode: options.calculationMode)
  }

  /// Adds a keyframe to the keyframe animation whose block runs.
  ///
  /// Where keyframes of one property overlap, the keyframe that is added last wins: the other
  /// keyframe is cut off where that keyframe begins, at the value that it has reached by then, or
  /// is left out if it would begin later. A call outside the block of `animateKeyframes`, or with
  /// times that are not finite, makes the changes at once and reports a `StageIssue`.
  ///
  /// - Parameters:
  ///   - start: The start, as a fraction of the whole duration, clamped to `0...1`.
  ///   - duration: The duration, as a fraction of the whole, cut off at the end; 0 sets the values
  ///     at the start.
  ///   - animations: Makes the changes, at once.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    guard start.isFinite, duration.isFinite else {
      let value =
        start.isFinite ? "relative duration of \(duration)" : "relative start time of \(start)"
      Timeline.report(.impossibleDuration(value: value))
      return performWithoutAnimation(animations)
    }
    guard let block = actionProvider as? KeyframeBlock else {
      // Where animations are disabled, keyframes have no block.
      if areAnimationsEnabled { Timeline.report(.addsKeyframeToNothing) }
      return performWithoutAnimation(animations)
    }
    let first = min(max(start, 0), 1)
    block.addKeyframe(first...min(first + max(duration, 0), 1), animations)
  }
}

extension UIView {
  /// The options of a keyframe block; the bits are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit; the bits of a curve are the same as in `AnimationOptions`.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews at the end of each keyframe, so that they animate with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)

    /// Delivers touches to views while they animate.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)

    /// Starts the animation from the visible values rather than from the model.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)

    /// Repeats the animation without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)

    /// Runs every cycle forward and then backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)

    /// Keeps the duration of a nested block, rather than inheriting the outer one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)

    /// Keeps the options of a nested block, rather than adding the outer ones.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between values; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []

    /// Sets the values of every keyframe at its start.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

    /// Interpolates linearly at constant speed, and ignores the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)

    /// Interpolates along a smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

    /// Interpolates along a smooth curve at constant speed, and ignores the times of the keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CalculationMode {
      switch rawValue >> 10 & 0b1111 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The bits without those of the calculation mode.
    var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(0b1111 << 10))
    }
  }
}
