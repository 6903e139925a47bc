public import Transitioning

/// A transition in which strips of the back view turn away one after the other, like the slats of a
/// shutter, and uncover the fore view.
///
/// Use it between two states of one place, such as a view by day and by night.
///
/// ```swift
/// evening.transitionController.transition = .shutters(count: 6)
/// ```
///
/// Each strip turns about its own middle until only its edge is visible. The viewer is 2.5 strips
/// away, and at least 1,000 points. In right-to-left layouts leading and trailing change places.
/// With reduced motion the views cross-fade.
public final class ShuttersTransition: TransitionWithCustomDuration {
  /// The part of the duration in which one strip turns.
  private static let share = 0.5

  /// The part of a strip's turn in which the joint beside it opens: before, the strip still
  /// reaches below the next one.
  private static let opening = 0.25...0.4

  private let edge: TransitionEdge
  private let count: Int
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(count: Int, from edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming) {
    precondition(count >= 2, "ShuttersTransition count must be at least 2, not \(count)")
    self.count = count
    self.edge = edge
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns the strips away, each a little later than its neighbour.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, background: .clear)
    _ = space.fore()
    let strips = space.slicesOfBack(count, from: outward)
    let step = (1 - Self.share) / Double(count - 1)
    for (number, strip) in strips.enumerated() {
      let start = step * Double(number)
      let span = start...min(start + Self.share, 1)
      // A perspective of its own, so that every strip has no width after a quarter turn.
      strip.hang(at: CGPoint(x: 0.5, y: 0.5))
      strip.part(from: context, during: span, in: Self.opening)
      strip.view.transform3D = PerspectiveSpace.perspective(
        toTurn: outward.dx != 0 ? strip.frame.width : strip.frame.height)
      space.shade(strip, back: 0, fore: PerspectiveSpace.darkest, timing: timing, during: span)
      if outward.dx != 0 {
        context.animate(
          strip.view, \.transform.rotationY, back: 0, fore: -.pi / 2 * outward.dx, timing: timing,
          during: span)
      } else {
        context.animate(
          strip.view, \.transform.rotationX, back: 0, fore: .pi / 2 * outward.dy, timing: timing,
          during: span)
      }
    }
    context.endAfterAnimations()
  }
}

extension ShuttersTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == ShuttersTransition {
  /// Strips that turn one after the other.
  ///
  /// - Parameters:
  ///   - edge: The side at which the first strip turns; by default the leading side. Leading and
  ///     trailing have upright strips.
  ///   - count: The number of strips; at least 2.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of each strip; by default it begins and ends slowly.
  public static func shutters(
    from edge: TransitionEdge = .leading, count: Int = 6, duration: TimeInterval = 0.6,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(count: count, from: edge, duration: duration, timing: timing) }
}
