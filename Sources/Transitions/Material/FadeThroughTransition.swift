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
/// page.transitionController.transition = .fadeThrough
/// ```
///
/// It is presented, pushed, or assigned to a tab, and has no side that a right-to-left layout could
/// mirror. With reduced motion, the screens only fade. The numbers are
/// ``MaterialMotion/fadeThrough(source:timing:duration:)``.
public final class FadeThroughTransition: TransitionWithMotionSpec, TransitionWithReducedMotion {
  private let spec: MotionSpec

  /// Creates a fade through.
  ///
  /// - Parameters:
  ///   - source: The implementation whose figures it has; by default Android's, 450 ms with
  ///     emphasized easing.
  ///   - timing: The timing in both directions: a spring of the growth, linear, a cubic Bézier or a
  ///     path; nil for that of the source.
  ///   - duration: In seconds, in both directions; finite and not negative. Nil for that of the
  ///     source.
  public init(
    source: MaterialMotion.Source = .android, timing: TransitionTiming? = nil,
    duration: TimeInterval? = nil
  ) {
    spec = MaterialMotion.fadeThrough(source: source, timing: timing, duration: duration)
  }

  /// Returns the specification.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    spec.calmed(in: context)
  }

  /// Returns the transition itself, which then only fades.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }
}

extension Transition where Self == FadeThroughTransition {
  /// A fade out of one screen, then a fade in of the other.
  public static var fadeThrough: Self { Self() }

  /// A fade out of one screen, then a fade in of the other, with the figures of an implementation.
  ///
  /// Another timing and another duration, in seconds, take the place of those of the source.
  public static func fadeThrough(
    source: MaterialMotion.Source = .android, timing: TransitionTiming? = nil,
    duration: TimeInterval? = nil
  ) -> Self { Self(source: source, timing: timing, duration: duration) }
}
