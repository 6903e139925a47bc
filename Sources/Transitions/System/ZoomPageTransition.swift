public import Foundation
public import Transitioning

/// A transition in which the fore view grows out of the depth while the back view grows a little
/// and darkens, as a page opens on Android 10; backward, both become smaller.
///
/// Use it for one page after another in an app for Android, in either direction of a stack.
///
/// ```swift
/// pass.transitionController.transition = .zoomPage()
/// ```
///
/// The numbers are those of Flutter's `ZoomPageTransitionsBuilder`: 0.3 s; the fore view grows from
/// 85 % and the back view to 105 %, below black that reaches 60 %; backward, the fore view shrinks
/// to 90 % and the back view from 110 %. Its curve has the points of Material's emphasized one,
/// each half of it in its own unit square. The motion is the same in both layout directions. With
/// reduced motion the views cross-fade.
public final class ZoomPageTransition: TransitionWithMotionSpec {
  private let dimming: CGFloat
  private let timing: TransitionTiming
  private let duration: TimeInterval

  init(dimming: CGFloat, duration: TimeInterval, timing: TransitionTiming) {
    precondition(
      (0...1).contains(dimming), "ZoomPageTransition dimming must be in 0...1, not \(dimming)")
    (self.dimming, self.timing, self.duration) = (dimming, timing, duration)
  }

  /// Returns the motion of both views, and that of the black between them forward.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    MotionSpec(
      name: "zoom page",
      forward: .init(
        duration: duration,
        [
          .init(.fore, \.transform.scale, from: 0.85, to: 1, timing: timing),
          .init(.fore, \.opacity, from: 0, to: 1, during: 0.125...0.25),
          .init(.back, \.transform.scale, from: 1, to: 1.05, timing: timing),
          .init(.scrim, \.opacity, from: 0, to: dimming, during: 0.2075...0.4175),
        ]),
      backward: .init(
        duration: duration,
        [
          .init(.fore, \.transform.scale, from: 1, to: 0.9, timing: timing),
          .init(.fore, \.opacity, from: 1, to: 0, during: 0.0825...0.2075),
          .init(.back, \.transform.scale, from: 1.1, to: 1, timing: timing),
        ]))
  }

  /// Scales both views, and fades the fore view and the black behind it.
  public func start(with context: TransitionContext) {
    var parts: [MotionSpec.Part: UIView] = [:]
    if context.direction == .forward {
      parts[.scrim] = context.addUnderlay(.black, named: "scrim")
    }
    context.animate(motionSpec(with: context), views: parts)
    context.endAfterAnimations()
  }
}

extension Transition where Self == ZoomPageTransition {
  /// A page that grows, as on Android 10.
  ///
  /// - Parameters:
  ///   - dimming: The forward opacity of the black over the back view, in `0...1`.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.3 s.
  ///   - timing: The timing of the scales in both directions; by default Flutter's curve.
  public static func zoomPage(
    dimming: CGFloat = 0.6, duration: TimeInterval = 0.3,
    timing: TransitionTiming = .eased(.zoomPage)
  ) -> Self { Self(dimming: dimming, duration: duration, timing: timing) }
}
