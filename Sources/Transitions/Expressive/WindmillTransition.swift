public import Transitioning

/// A transition in which the two views turn around a bottom corner of the screen by a quarter turn,
/// like two sails of a windmill: the back view leaves through the side, and the fore view follows
/// it from below.
///
/// Use it for a playful change to the next one of a kind, such as the next photo.
///
/// ```swift
/// next.transitionController.transition = .windmill
/// ```
///
/// Both views stay flat. The fore view is a little ahead, behind the back view, and where neither
/// of them is, the ground shows. In right-to-left layouts leading and trailing change places, and
/// the turn is the opposite one. With reduced motion the views cross-fade.
public final class WindmillTransition: TransitionWithCustomDuration {
  /// The part of the duration in which the fore view turns in.
  private static let arrival = 0...0.8

  /// The part of the duration in which the back view turns away.
  private static let departure = 0.1...1

  /// The side at whose lower end the views turn.
  public let edge: TransitionEdge

  private let ground: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  /// Creates a windmill.
  ///
  /// - Parameters:
  ///   - edge: The side at whose lower end the views turn; by default the trailing side. Neither
  ///     top nor bottom.
  ///   - ground: The colour behind the two views; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing in both directions; by default it begins and ends slowly.
  public init(
    around edge: TransitionEdge = .trailing, ground: UIColor = .black, duration: TimeInterval = 0.6,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) {
    precondition(
      edge != .top && edge != .bottom, "WindmillTransition edge must be a side, not \(edge)")
    self.edge = edge
    self.ground = ground
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns both views around the corner.
  public func start(with context: TransitionContext) {
    let side = edge.outward(in: context.layoutDirection).dx
    let space = PerspectiveSpace(in: context, ground: ground)
    let corner = CGPoint(
      x: space.view.bounds.midX + side * space.view.bounds.width / 2, y: space.view.bounds.maxY)
    let quarter = CGFloat.pi / 2 * side
    for (sail, back, fore, span) in [
      (space.fore(), -quarter, 0, Self.arrival), (space.back(), 0, quarter, Self.departure),
    ] {
      let frame = sail.frame
      sail.layer.anchorPoint = CGPoint(
        x: (corner.x - frame.minX) / max(frame.width, 1),
        y: (corner.y - frame.minY) / max(frame.height, 1))
      sail.center = corner
      context.animate(
        sail, \.transform.rotationZ, back: back, fore: fore, timing: timing, during: span)
    }
    context.endAfterAnimations()
  }
}

extension WindmillTransition: TransitionWithExceptions {
  /// A physical side is not mirrored.
  public var exceptions: [LawException] { edge.exceptions }
}

extension Transition where Self == WindmillTransition {
  /// A windmill around the trailing bottom corner.
  public static var windmill: Self { Self() }

  /// A windmill around the bottom corner of a side.
  public static func windmill(around edge: TransitionEdge) -> Self { Self(around: edge) }
}
