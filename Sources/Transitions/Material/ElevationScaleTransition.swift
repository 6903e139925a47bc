public import Foundation
public import Transitioning

/// A transition in which the view behind fades and shrinks to 85 %, as Material's *elevation
/// scale*.
///
/// Use it together with a transition of the fore view, which opens in front: a container transform,
/// a rise.
///
/// ```swift
/// cart.transitionController.transition = .parallel(.slideUp(), .elevationScale(opacity: 0.5))
/// ```
///
/// It does not move the fore view. It is presented, pushed, or assigned to a tab, and has no side
/// that a right-to-left layout could mirror. With reduced motion a cross-fade runs instead. The
/// numbers are ``MaterialMotion/elevationScale(opacity:duration:timing:)``.
public final class ElevationScaleTransition: TransitionWithMotionSpec {
  private let spec: MotionSpec

  init(opacity: CGFloat, duration: TimeInterval, timing: TransitionTiming) {
    precondition(
      (0...1).contains(opacity), "ElevationScaleTransition opacity must be in 0...1, not \(opacity)"
    )
    spec = MaterialMotion.elevationScale(opacity: opacity, duration: duration, timing: timing)
  }

  /// Returns the specification.
  public func motionSpec(with context: TransitionContext) -> MotionSpec { spec }
}

extension ElevationScaleTransition: TransitionWithLawExceptions {
  /// The fore view is in place at once.
  public var lawExceptions: [LawException] {
    [
      LawException(
        .isSeen, because: "the fore view is left to a transition that it is combined with")
    ]
  }
}

extension Transition where Self == ElevationScaleTransition {
  /// The view behind fades to an opacity and shrinks, in a duration in seconds.
  ///
  /// - Parameters:
  ///   - opacity: The opacity that is left of the view behind, in `0...1`; by default 0, as in
  ///     Material. Take more where the view in front uncovers it early on the way back.
  ///   - duration: In seconds, in both directions; finite and not negative: that of the transition
  ///     in front. The default of 0.3 s is that of Android's transitions. A spring takes its own
  ///     time.
  ///   - timing: The timing in both directions; by default that of Android's transitions,
  ///     `MediaTimingFunction.accelerateDecelerate`, which is within 0.0002 of the original.
  public static func elevationScale(
    opacity: CGFloat = 0, duration: TimeInterval = 0.3,
    timing: TransitionTiming = .eased(.accelerateDecelerate)
  ) -> Self { Self(opacity: opacity, duration: duration, timing: timing) }
}
