public import Foundation
public import Transitioning

/// A transition between screens that belong together along an axis, as Material's *shared axis*.
///
/// Both screens move a little in the same direction. The outgoing screen has faded out before the
/// incoming one fades in. Use it for the next step of a form (``MaterialMotion/Axis/x``), for an
/// order from top to bottom (``MaterialMotion/Axis/y``), and for a level deeper, such as a search
/// or a detail (``MaterialMotion/Axis/z``).
///
/// ```swift
/// step.transitionController.transition = .sharedAxis(.x)
/// step.transitionController.transition = .sharedAxis(.z, timing: .spring(.systemModal))
/// ```
///
/// It is presented, pushed, or assigned to a tab. With Android's figures, x is mirrored in
/// right-to-left layouts; Flutter's x is not. With reduced motion the screens fade through each
/// other and do not move. The numbers are
/// ``MaterialMotion/sharedAxis(_:in:source:duration:timing:)``.
public final class SharedAxisTransition: TransitionWithMotionSpec, TransitionWithReducedMotion {
  private let axis: MaterialMotion.Axis
  private let source: MaterialMotion.Source
  private let timing: TransitionTiming?
  private let duration: TimeInterval?

  init(
    _ axis: MaterialMotion.Axis, source: MaterialMotion.Source, duration: TimeInterval?,
    timing: TransitionTiming?
  ) {
    precondition(
      duration.map { $0.isFinite && $0 >= 0 } ?? true,
      "SharedAxisTransition duration must be finite and not negative, not \(duration ?? 0)")
    (self.axis, self.source) = (axis, source)
    (self.timing, self.duration) = (timing, duration)
  }

  /// Returns the specification for the layout direction of the context.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    MaterialMotion.sharedAxis(
      axis, in: context.layoutDirection, source: source, duration: duration, timing: timing
    ).calmed(in: context)
  }
}

extension SharedAxisTransition: TransitionWithLawExceptions {
  /// Flutter's x is physical.
  public var lawExceptions: [LawException] {
    guard source == .flutter, axis == .x else { return [] }
    return [
      LawException(.mirrors, because: "Flutter's figures move x the same way in every layout")
    ]
  }
}

extension Transition where Self == SharedAxisTransition {
  /// A motion along an axis, by the figures of an implementation; by default Android's.
  ///
  /// Another timing and another duration, in seconds, take the place of those of the source.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - source: The implementation whose figures it has; by default Android's, 450 ms with
  ///     emphasized easing.
  ///   - duration: In seconds, in both directions; finite and not negative. Nil for that of the
  ///     source.
  ///   - timing: The timing in both directions: a spring of the movement, linear, a cubic Bézier or
  ///     a path; nil for that of the source.
  public static func sharedAxis(
    _ axis: MaterialMotion.Axis, source: MaterialMotion.Source = .android,
    duration: TimeInterval? = nil, timing: TransitionTiming? = nil
  ) -> Self { Self(axis, source: source, duration: duration, timing: timing) }
}
