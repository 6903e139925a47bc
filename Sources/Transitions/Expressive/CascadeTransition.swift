public import Transitioning

/// A transition in which the parts of the fore view come one after the other, each a little later
/// than the one before.
///
/// Use it for a screen of equal parts, such as the songs of an album.
///
/// ```swift
/// album.transitionController.transition = .cascade()
/// ```
///
/// The fore view itself fades in first; shortly before it is opaque the first part moves in from a
/// side and fades in. The backward order is the opposite one: the last part leaves first, and the
/// fore view fades as soon as the last one to leave is hardly visible. The delay between two parts is
/// 0.02 s, as in Hero's cascade. In right-to-left layouts leading and trailing change places. With
/// reduced motion the views cross-fade.
public final class CascadeTransition: TransitionWithCustomDuration {
  /// The time until the first part comes, in seconds.
  private static let lead: TimeInterval = 0.1

  /// The time in which the fore view fades in, in seconds: what is behind has an opacity below 15 %
  /// before a part has more.
  private static let cover: TimeInterval = 0.15

  /// The duration of the motion of one part, in seconds.
  private static let share: TimeInterval = 0.3

  /// The time in which the fore view fades out at the end of the backward motion, in seconds: what
  /// is behind has an opacity of 15 % when the last part to leave has less.
  private static let tail = lead + 0.1 * share

  private let edge: TransitionEdge
  private let parts: (@MainActor (TransitionContext) -> [UIView])?
  private let stagger: TimeInterval
  private let distance: CGFloat
  private let timing: TransitionTiming

  init(
    from edge: TransitionEdge, stagger: TimeInterval, distance: CGFloat, timing: TransitionTiming,
    parts: (@MainActor (TransitionContext) -> [UIView])?
  ) {
    precondition(
      stagger.isFinite && stagger >= 0,
      "CascadeTransition stagger must be finite and 0 or more, not \(stagger)")
    self.edge = edge
    self.stagger = stagger
    self.distance = distance
    self.timing = timing
    self.parts = parts
  }

  /// Returns 0.4 s and the delay of the last part, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    Self.lead + Self.share + stagger * Double(max(parts(in: context).count - 1, 0))
  }

  private func parts(in context: TransitionContext) -> [UIView] {
    parts?(context) ?? context.foreView.subviews
  }

  /// Moves and fades the parts in, one after the other.
  public func start(with context: TransitionContext) {
    let (whole, outward) = (context.duration, edge.outward(in: context.layoutDirection))
    guard whole > 0 else { return context.transitionDidEnd() }
    context.animate(
      context.foreView, \.opacity, back: 0, fore: 1, timing: .eased(.linear),
      during: 0...Self.cover / whole,
      backwardTiming: .timing(.eased(.legacyDecelerate), during: 1 - Self.tail / whole...1))
    for (number, part) in parts(in: context).enumerated() {
      let start = Self.lead + stagger * Double(number)
      let span = min(start / whole, 1)...min((start + Self.share) / whole, 1)
      let (center, alpha) = (part.center, part.alpha)
      context.animate(
        part, \.opacity, back: 0, fore: alpha, timing: timing, during: span,
        backwardTiming: .timing(.eased(.legacyAccelerate)))
      // A position and no transform, because the layout of the fore view may set frames meanwhile.
      context.animate(
        part, \.position,
        back: CGPoint(x: center.x + outward.dx * distance, y: center.y + outward.dy * distance),
        fore: center, timing: timing, during: span, backwardTiming: .mirrored)
    }
    context.endAfterAnimations()
  }
}

extension CascadeTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == CascadeTransition {
  /// A cascade of the subviews of the fore view.
  ///
  /// - Parameters:
  ///   - edge: The side from which the parts come; by default the bottom.
  ///   - stagger: The delay between two parts, in seconds; finite and not negative.
  ///   - distance: The distance that each part moves, in points.
  ///   - timing: The timing of each part; by default Material 3's standard curve.
  ///   - parts: The parts in their order, descendants of the fore view; nil for all its subviews.
  public static func cascade(
    from edge: TransitionEdge = .bottom, stagger: TimeInterval = 0.02, distance: CGFloat = 64,
    timing: TransitionTiming = .standard, parts: (@MainActor (TransitionContext) -> [UIView])? = nil
  ) -> Self { Self(from: edge, stagger: stagger, distance: distance, timing: timing, parts: parts) }
}
