public import Transitioning

/// A transition between screens that have little to do with each other, as Material's *fade
/// through*.
///
/// The one that leaves fades out. Then the one that comes fades in and grows from 92 %. The two are
/// never seen at the same time. Use it for another tab, another account, or another kind of content
/// in the same place.
///
/// ```swift
/// page.transitionController.transition = .fadeThrough
/// ```
///
/// It is presented, pushed, or assigned to a tab, and has no side that a right-to-left layout could
/// mirror. With reduced motion nothing grows. The numbers are
/// ``MaterialMotion/fadeThrough(source:)``.
public final class FadeThroughTransition: TransitionWithMotionSpec, TransitionWithReducedMotion {
  private let source: MaterialMotion.Source

  /// Creates a fade through.
  ///
  /// - Parameter source: The implementation whose figures it has; by default Android's, 450 ms with
  ///   emphasized easing.
  public init(source: MaterialMotion.Source = .android) {
    self.source = source
  }

  /// Returns the specification.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    MaterialMotion.fadeThrough(source: source).calmed(in: context)
  }

  /// Returns the transition itself, which then only fades.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }
}

extension Transition where Self == FadeThroughTransition {
  /// A fade to nothing, then a fade to the other screen.
  public static var fadeThrough: Self { Self() }

  /// A fade to nothing, then a fade to the other screen, by the figures of an implementation.
  public static func fadeThrough(source: MaterialMotion.Source) -> Self { Self(source: source) }
}
