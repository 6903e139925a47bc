public import Foundation
public import HeadlessViews
import MotionCurves

extension View {
  /// Animates the changes that `animations` makes to views, each keyframe in its part of the whole.
  ///
  /// ```swift
  /// View.animateKeyframes(withDuration: 0.6) {
  ///   View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y -= 80 }
  ///   View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y += 80 }
  /// }
  /// ```
  ///
  /// The block and those of its keyframes run at once, in the order in which they are added, and the
  /// models take their new values at once. What shows goes through the keyframes in the order of
  /// their times, and between them holds. Each property gets one animation, which takes the place of
  /// those that blocks have made before (facts G12, G14, G28). Changes outside of keyframes take the
  /// whole time.
  ///
  /// The whole is eased in and out, whatever the mode (fact G29); for another curve put its
  /// `AnimationOptions` bits among `options`, or nest the call in a block that has it.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less changes at once, unless a block around it has another.
  ///   - delay: In seconds.
  ///   - completion: Called once, as for `animate(withDuration:)`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = Pace.eased(
      Transaction.animationTimingFunction() ?? options.animationOptions.timingFunction)
    animate(
      duration, delay, options.animationOptions, pace, animations, completion,
      problem(duration, delay), keyframeMode: options.calculationMode)
  }

  /// Adds a keyframe to the keyframe animation whose block runs.
  ///
  /// Where keyframes of one property overlap, the one added last wins (fact G31): the other ends
  /// where it had got to, or is left out if it would begin later. Anywhere but in the block of
  /// `animateKeyframes`, and with times that are not finite, it makes the changes at once and
  /// reports a `StageIssue`.
  ///
  /// - Parameters:
  ///   - start: When it begins, as a fraction of the whole, clamped to `0...1`.
  ///   - duration: How long it takes, as a fraction of the whole, cut off at the end; 0 sets the
  ///     values when it begins (fact G27).
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
      // Where nothing is to animate, keyframes have no block to be in.
      if areAnimationsEnabled { Timeline.report(.addsKeyframeToNothing) }
      return performWithoutAnimation(animations)
    }
    let first = min(max(start, 0), 1)
    block.addKeyframe(first...min(first + max(duration, 0), 1), animations)
  }
}

extension View {
  /// How a keyframe block runs; UIKit's bits (fact G30).
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits; those of a curve are the same as among `AnimationOptions`.
    public let rawValue: UInt

    /// Options from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at the end of each keyframe, so that they animate along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)

    /// Views can be touched while they animate.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)

    /// The animation starts from what shows rather than from the model.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)

    /// The animation runs for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)

    /// Every cycle runs back again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)

    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)

    /// A nested block keeps its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []

    /// Every keyframe sets its values when it begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

    /// Straight, at one pace throughout, whatever the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)

    /// Along a smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

    /// Along a smooth curve, at one pace throughout, whatever the times of the keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The mode that the bits stand for.
    var calculationMode: CalculationMode {
      switch rawValue >> 10 & 0b1111 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The bits without those of the mode.
    var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(0b1111 << 10))
    }
  }
}
