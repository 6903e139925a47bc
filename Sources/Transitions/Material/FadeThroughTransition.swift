public import Foundation
public import Transitioning

/// A transition between screens that have little to do with each other, as Material's *fade
/// through*.
///
/// The outgoing screen fades out. Then the incoming one fades in and grows from 92 %. The two are
/// never visible at the same time. Use it for another tab, another account, or another kind of
/// content in the same place.
///
/// ```swift
/// page.transitionController.transition = .fadeThrough()
/// ```
///
/// It is presented, pushed, or assigned to a tab, and has no side that a right-to-left layout could
/// mirror. With reduced motion, the screens only fade. The numbers are
/// ``MaterialMotion/fadeThrough(source:duration:timing:)``.
public final class FadeThroughTransition: TransitionWithMotionSpec, TransitionWithReducedMotion {
  private let spec: MotionSpec

  init(source: MaterialMotion.Source, duration: TimeInterval?, timing: TransitionTiming?) {
    spec = MaterialMotion.fadeThrough(source: source, duration: duration, timing: timing)
  }

  /// Returns the specification.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    spec.calmed(in: context)
  }
}

extension Transition where Self == FadeThroughTransition {
  /// A fade out of one screen, then a fade in of the other, with the figures of an implementation.
  ///
  /// Another timing and another duration, in seconds, take the place of those of the source.
  ///
  /// - Parameters:
  ///   - source: The implementation whose figures it has; by default Android's, 450 ms with
  ///     emphasized easing.
  ///   - duration: In seconds, in both directions; finite and not negative. Nil for that of the
  ///     source.
  ///   - timing: The timing in both directions: a spring of the growth, linear, a cubic Bézier or a
  ///     path; nil for that of the source.
  public static func fadeThrough(
    source: MaterialMotion.Source = .android, duration: TimeInterval? = nil,
    timing: TransitionTiming? = nil
  ) -> Self { Self(source: source, duration: duration, timing: timing) }
}
