public import Transitioning

/// A transition in which the back view parts into parallel strips, like the teeth of two combs:
/// every other strip leaves to one side and the others to the opposite side, and the fore view
/// shows behind them.
///
/// Use it where an unrelated page replaces the whole screen, such as the shop of a gift card.
///
/// ```swift
/// next.transitionController.transition = .comb()
/// next.transitionController.transition = .comb(to: .top, count: 5)
/// ```
///
/// The strips leave one after the other, as a comb is drawn through hair. Backward, they come in from
/// both sides and close, the last one first. In right-to-left layouts leading and
/// trailing change places. With reduced motion the views cross-fade.
public final class CombTransition: TransitionWithCustomDuration {
  /// The part of the duration in which one strip moves.
  private static let share = 0.7

  private let edge: TransitionEdge
  private let count: Int
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(count: Int, to edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming) {
    precondition(count >= 2, "CombTransition count must be at least 2, not \(count)")
    self.count = count
    self.edge = edge
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves the strips out through two opposite sides.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, background: .clear)
    _ = space.fore()
    let size = space.view.bounds.size
    let strips =
      outward.dx != 0
      ? space.tilesOfBack(columns: 1, lines: count) : space.tilesOfBack(columns: count, lines: 1)
    for (number, strip) in strips.enumerated() {
      let (sign, rest) = (number.isMultiple(of: 2) ? 1.0 : -1, strip.view.center)
      let away = CGPoint(
        x: rest.x + sign * outward.dx * size.width, y: rest.y + sign * outward.dy * size.height)
      let start = (1 - Self.share) * Double(number) / Double(count - 1)
      let span = start...start + Self.share
      // The strips slide along each other, and no line may show between them.
      strip.part(from: context, during: span, keeping: 3)
      context.animate(
        strip.view, \.position, back: rest, fore: away, timing: timing, during: span)
    }
    context.endAfterAnimations()
  }
}

extension CombTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == CombTransition {
  /// Strips that leave to both sides in turn, as the teeth of two combs.
  ///
  /// - Parameters:
  ///   - edge: The side to which the first strip leaves; by default the leading side. Leading and
  ///     trailing have strips that lie, top and bottom upright ones.
  ///   - count: The number of strips; at least 2.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of each strip; by default it begins and ends slowly.
  public static func comb(
    to edge: TransitionEdge = .leading, count: Int = 8, duration: TimeInterval = 0.6,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(count: count, to: edge, duration: duration, timing: timing) }
}
