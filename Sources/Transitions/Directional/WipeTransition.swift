public import Transitioning

/// A transition in which an edge moves across the screen, and reveals the fore view behind it; the
/// views stay in place.
///
/// Use it to compare two states of one thing, such as a picture before and after a change.
///
/// ```swift
/// evening.transitionController.transition = .wipe(from: .leading)
/// ```
///
/// Backward, the edge returns to the side where it began. In right-to-left layouts leading and
/// trailing change places. With reduced motion the views cross-fade.
public final class WipeTransition: TransitionWithCustomDuration {
  private let edge: TransitionEdge
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(from edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming) {
    self.edge = edge
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves a mask over the fore view.
  public func start(with context: TransitionContext) {
    let (view, outward) = (context.foreView, edge.outward(in: context.layoutDirection))
    let (mask, former) = (UIView(frame: view.bounds), view.mask)
    mask.accessibilityIdentifier = "mask"
    mask.backgroundColor = .black
    view.mask = mask
    context.deferToCompletion { view.mask = former }
    func away(from bounds: CGRect) -> CGPoint {
      CGPoint(
        x: bounds.midX + outward.dx * bounds.width, y: bounds.midY + outward.dy * bounds.height)
    }
    context.animate(
      mask, \.position, back: away(from: view.bounds), fore: mask.center, timing: timing)
    context.fit(mask, away: away)
    context.endAfterAnimations()
  }
}

extension WipeTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == WipeTransition {
  /// A wipe from a side.
  ///
  /// - Parameters:
  ///   - edge: The side at which the fore view shows first; by default the leading side.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.45 s.
  ///   - timing: The timing in both directions; by default it begins and ends slowly.
  public static func wipe(
    from edge: TransitionEdge = .leading, duration: TimeInterval = 0.45,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(from: edge, duration: duration, timing: timing) }
}
