public import Transitioning

/// A transition in which the back view fades while it grows a little, and the fore view fades in
/// while it grows to its size, as in *drill in* on Windows; backward, both views shrink.
///
/// Use it to go from a list or an overview to one of its things.
///
/// ```swift
/// chapter.transitionController.transition = .drillIn()
/// ```
///
/// The numbers are those of WinUI's `DrillInNavigationTransitionInfo`. Forward, the back view fades
/// in 0.1 s and grows to 104 %, while the fore view comes from 94 % in 0.783 s. That motion ends
/// after 0.55 s here, because the rest of it moves the views of a phone by less than a third of a
/// point, which is a pixel. Backward, the fore view shrinks to 96 % in 0.1 s, while the back view
/// comes from 106 % in 0.333 s. The incoming view fades in during 0.333 s, in both directions. The
/// motion is the same in both layout directions. With reduced motion the views cross-fade.
public final class DrillInTransition: TransitionWithMotionSpec {
  private let timing: TransitionTiming

  init(timing: TransitionTiming) { self.timing = timing }

  /// Returns the motion of both views; the outgoing one disappears in 0.1 s, in both directions.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    let (deep, flat) = (0.55, 0.333)
    let (leaving, fade) = (0.1, 0.333)
    let opacity = MediaTimingFunction(controlPoints: 0.17, 0.17, 0, 1)
    let arrival = MediaTimingFunction(controlPoints: 0.12, 0, 0, 1)
    return MotionSpec(
      name: "drill in",
      forward: .init(
        duration: deep,
        [
          .init(
            .back, \.transform.scale, from: 1, to: 1.04, during: 0...leaving / deep,
            timing: .eased(.windowsDecelerate)),
          .init(
            .back, \.opacity, from: 1, to: 0, during: 0...leaving / deep, timing: .eased(opacity)),
          .init(.fore, \.transform.scale, from: 0.94, to: 1, timing: timing),
          .init(.fore, \.opacity, from: 0, to: 1, during: 0...fade / deep, timing: .eased(opacity)),
        ]),
      backward: .init(
        duration: flat,
        [
          .init(
            .fore, \.transform.scale, from: 1, to: 0.96, during: 0...leaving / flat,
            timing: .eased(.windowsDecelerate)),
          .init(
            .fore, \.opacity, from: 1, to: 0, during: 0...leaving / flat, timing: .eased(opacity)),
          .init(.back, \.transform.scale, from: 1.06, to: 1, timing: .eased(arrival)),
          .init(.back, \.opacity, from: 0, to: 1, timing: .eased(opacity)),
        ]))
  }
}

extension MediaTimingFunction {
  /// The first 0.55 s of `windowsDecelerate` over 0.783 s, without its invisible end.
  static let drillIn = MediaTimingFunction(
    controlPoints: 0.1224, 0.7797, 0.2447, 0.9637)
}

extension Transition where Self == DrillInTransition {
  /// Into the depth, as on Windows.
  ///
  /// - Parameter timing: The forward timing of the scale; nil for the visible part of WinUI's
  ///   curve.
  public static func drillIn(timing: TransitionTiming? = nil) -> Self {
    Self(timing: timing ?? .eased(.drillIn))
  }
}
