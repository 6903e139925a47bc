public import Foundation
public import Transitioning

/// A transition in which the view behind fades and shrinks to 85 %, as Material's *elevation
/// scale*.
///
/// Use it together with a transition of the fore view, which opens in front: a container transform,
/// a rise.
///
/// ```swift
/// cart.transitionController.transition = .slideUp.combined(with: .elevationScale)
/// ```
///
/// It does not move the fore view. It is presented, pushed, or assigned to a tab, and has no side
/// that a right-to-left layout could mirror. With reduced motion a cross-fade runs instead. The
/// numbers are ``MaterialMotion/elevationScale(timing:duration:)``.
public final class ElevationScaleTransition: TransitionWithMotionSpec {
  private let spec: MotionSpec

  /// Creates an elevation scale.
  ///
  /// - Parameters:
  ///   - timing: The timing in both directions; by default that of Android's transitions,
  ///     `MediaTimingFunction.accelerateDecelerate`, which is within 0.0002 of the original.
  ///   - duration: In seconds, in both directions; finite and not negative: that of the transition
  ///     in front. The default of 0.3 s is that of Android's transitions. A spring takes its own
  ///     time.
  public init(
    timing: TransitionTiming = .eased(.accelerateDecelerate), duration: TimeInterval = 0.3
  ) {
    spec = MaterialMotion.elevationScale(timing: timing, duration: duration)
  }

  /// Returns the specification.
  public func motionSpec(with context: TransitionContext) -> MotionSpec { spec }
}

extension ElevationScaleTransition: TransitionWithExceptions {
  /// The fore view is in place at once.
  public var exceptions: [LawException] {
    [LawException(.seen, because: "the fore view is left to a transition that it is combined with")]
  }
}

extension Transition where Self == ElevationScaleTransition {
  /// The view behind fades and shrinks, in 0.3 seconds.
  public static var elevationScale: Self { Self() }

  /// The view behind fades and shrinks, in a duration in seconds.
  public static func elevationScale(
    timing: TransitionTiming = .eased(.accelerateDecelerate), duration: TimeInterval = 0.3
  ) -> Self { Self(timing: timing, duration: duration) }
}
