public import Transitioning

/// A transition that chooses one of two others at each start.
///
/// ```swift
/// place.transitionController.transition = .when(
///   \.horizontalSizeClass, is: .compact, .slideUp(), otherwise: .scale())
/// ```
///
/// The chosen transition runs as if it had been set itself, except for its presentation controller:
/// a transition with a presentation must be set itself.
public final class ConditionalTransition: TransitionWithFallback {
  private let condition: @MainActor (TransitionContext) -> Bool
  private let choice: any Transition
  private let alternative: any Transition

  fileprivate init(
    when condition: @escaping @MainActor (TransitionContext) -> Bool, _ choice: any Transition,
    otherwise alternative: any Transition
  ) {
    self.condition = condition
    self.choice = choice
    self.alternative = alternative
  }

  /// Returns the chosen transition.
  public func fallbackTransition(with context: TransitionContext) -> any Transition {
    condition(context) ? choice : alternative
  }

  /// Ends at once; the transition never runs itself, because it always has a fallback.
  public func start(with context: TransitionContext) {
    context.transitionDidEnd()
  }
}

extension Transition where Self == ConditionalTransition {
  /// One of two transitions, chosen at each start.
  ///
  /// - Parameters:
  ///   - condition: The condition, evaluated before each start with the context of the transition.
  ///   - choice: The transition that runs if the condition is true.
  ///   - alternative: The transition that runs otherwise.
  public static func when(
    _ condition: @escaping @MainActor (TransitionContext) -> Bool, _ choice: any Transition,
    otherwise alternative: any Transition
  ) -> Self {
    ConditionalTransition(when: condition, choice, otherwise: alternative)
  }

  /// One of two transitions, by a trait of the stage.
  ///
  /// - Parameters:
  ///   - trait: The trait, such as `\.horizontalSizeClass`.
  ///   - value: The value of the trait that makes the choice.
  ///   - choice: The transition that runs if the trait has that value.
  ///   - alternative: The transition that runs otherwise.
  public static func when<Value: Equatable>(
    _ trait: KeyPath<UITraitCollection, Value>, is value: Value, _ choice: any Transition,
    otherwise alternative: any Transition
  ) -> Self {
    ConditionalTransition(
      when: { $0.traitCollection[keyPath: trait] == value }, choice, otherwise: alternative)
  }
}
