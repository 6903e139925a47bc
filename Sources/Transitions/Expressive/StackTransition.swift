public import Transitioning

/// A transition in which a card comes over the back view, which sinks: it becomes a little smaller
/// and darker.
///
/// Use it for a task on top of the current one, to which the user will return.
///
/// ```swift
/// receipt.transitionController.transition = .stack()
/// ```
///
/// The card comes from below, or from another side. In right-to-left layouts leading and trailing
/// change places. With reduced motion the views cross-fade.
public final class StackTransition: TransitionWithCustomDuration {
  private let edge: TransitionEdge
  private let scale: CGFloat
  private let dimming: CGFloat
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(
    from edge: TransitionEdge, scale: CGFloat, dimming: CGFloat, duration: TimeInterval,
    timing: TransitionTiming
  ) {
    precondition(
      scale.isFinite && scale > 0, "StackTransition scale must be finite and positive, not \(scale)"
    )
    precondition(
      (0...1).contains(dimming), "StackTransition dimming must be in 0...1, not \(dimming)")
    self.edge = edge
    self.scale = scale
    self.dimming = dimming
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves the card, and makes the back view smaller and darker.
  public func start(with context: TransitionContext) {
    let card = context.foreView
    if let scrim = context.addUnderlay(.black, named: "scrim") {
      context.animate(scrim, \.opacity, back: 0, fore: dimming, timing: timing)
    }
    context.animate(context.backView, \.transform.scale, back: 1, fore: scale, timing: timing)
    context.animate(
      card, \.position, back: context.center(of: card, beyond: edge), fore: card.center,
      timing: timing)
    context.endAfterAnimations()
  }
}

extension StackTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == StackTransition {
  /// A card from a side, over a back view that sinks.
  ///
  /// - Parameters:
  ///   - edge: The side from which the card comes; by default the bottom.
  ///   - scale: The scale of the back view below the card, unitless; finite and positive.
  ///   - dimming: The opacity of the black view between the two, in `0...1`.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.45 s.
  ///   - timing: The timing in both directions; by default Material 3's standard curve.
  public static func stack(
    from edge: TransitionEdge = .bottom, scale: CGFloat = 0.92, dimming: CGFloat = 0.4,
    duration: TimeInterval = 0.45, timing: TransitionTiming = .standard
  ) -> Self { Self(from: edge, scale: scale, dimming: dimming, duration: duration, timing: timing) }
}
