public import Transitioning

/// A transition that turns a wheel by one place, with the two views side by side on its rim.
///
/// Use it between items of one kind, such as the cards of a wallet.
///
/// ```swift
/// nextPass.transitionController.transition = .carousel(from: .trailing)
/// ```
///
/// Six screens with a gap between them fill the wheel, so that the views are 60° apart. The wheel
/// goes back while it turns, so that no part of a view is larger than at rest. The viewer is 2.5
/// screens away, and at least 1,000 points. In right-to-left layouts leading and trailing change
/// places. With reduced motion the views cross-fade.
public final class CarouselTransition: TransitionWithCustomDuration {
  /// The angle between two places of the wheel, in radians.
  private static let angle = CGFloat.pi / 3

  /// The scale of the wheel in the middle of the turn, unitless.
  ///
  /// The edges of the views, which are farther from the axis than their middles, would be larger
  /// than at rest otherwise.
  private static let away: CGFloat = 0.9

  private let edge: TransitionEdge
  private let gap: CGFloat
  private let background: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(
    from edge: TransitionEdge, gap: CGFloat, background: UIColor, duration: TimeInterval,
    timing: TransitionTiming
  ) {
    precondition(
      gap.isFinite && gap >= 0, "CarouselTransition gap must be finite and 0 or more, not \(gap)")
    self.edge = edge
    self.gap = gap
    self.background = background
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns the wheel away from the side from which the fore view comes.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, background: background)
    let place = space.length(along: outward) + gap
    space.turn(
      space.recedingView(to: Self.away, timing: timing), by: Self.angle,
      depth: place / 2 / tan(Self.angle / 2), from: outward, timing: timing)
    context.endAfterAnimations()
  }
}

extension CarouselTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == CarouselTransition {
  /// A wheel that brings the fore view from a side.
  ///
  /// - Parameters:
  ///   - edge: The side from which the fore view comes; by default the trailing side.
  ///   - gap: The distance between two views on the rim, in points; not negative.
  ///   - background: The colour around the views; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of the turn; by default it begins and ends slowly.
  public static func carousel(
    from edge: TransitionEdge = .trailing, gap: CGFloat = 48, background: UIColor = .black,
    duration: TimeInterval = 0.6, timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self {
    Self(from: edge, gap: gap, background: background, duration: duration, timing: timing)
  }
}
