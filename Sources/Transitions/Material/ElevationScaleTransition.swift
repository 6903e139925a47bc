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
/// numbers are ``MaterialMotion/elevationScale(lasting:)``.
public final class ElevationScaleTransition: TransitionWithMotionSpec {
  private let duration: TimeInterval

  /// Creates an elevation scale.
  ///
  /// - Parameter duration: In seconds; that of the transition in front. The default of 0.3 s is
  ///   that of Android's transitions.
  public init(lasting duration: TimeInterval = 0.3) {
    precondition(
      duration.isFinite && duration >= 0,
      "ElevationScaleTransition duration must be finite and not negative, not \(duration)")
    self.duration = duration
  }

  /// Returns the specification.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    MaterialMotion.elevationScale(lasting: duration)
  }
}

extension Transition where Self == ElevationScaleTransition {
  /// The view behind fades and shrinks, in 0.3 seconds.
  public static var elevationScale: Self { Self() }

  /// The view behind fades and shrinks, in a duration in seconds.
  public static func elevationScale(lasting duration: TimeInterval) -> Self {
    Self(lasting: duration)
  }
}
