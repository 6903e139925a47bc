public import Transitioning

/// A transition that turns the screen over like a card, with the fore view on its back.
///
/// Use it when a screen has another side, such as settings, details or the back of a card.
///
/// ```swift
/// details.transitionController.transition = .cardFlip(from: .trailing)
/// ```
///
/// Exactly one side is visible at any time. The perspective is 1/1000 of a point. In right-to-left
/// layouts leading and trailing change places. With reduced motion the views cross-fade.
public final class CardFlipTransition: TransitionWithCustomDuration {
  /// The side of the card that comes toward the viewer; leading and trailing turn the card about
  /// the vertical axis, top and bottom about the horizontal one.
  public let edge: TransitionEdge

  private let ground: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  /// Creates a turn.
  ///
  /// - Parameters:
  ///   - edge: The side of the card that comes toward the viewer; by default the trailing side.
  ///   - ground: The colour around the card; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of half a turn; by default it begins and ends slowly.
  public init(
    from edge: TransitionEdge = .trailing, ground: UIColor = .black, duration: TimeInterval = 0.6,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) {
    self.edge = edge
    self.ground = ground
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns both views by half a turn, back to back.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, ground: ground)
    let (back, fore) = (space.back(), space.fore())
    for side in [back, fore] { side.layer.isDoubleSided = false }
    if outward.dx != 0 {
      context.animate(back, \.transform.rotationY, back: 0, fore: -.pi * outward.dx, timing: timing)
      context.animate(fore, \.transform.rotationY, back: .pi * outward.dx, fore: 0, timing: timing)
    } else {
      context.animate(back, \.transform.rotationX, back: 0, fore: .pi * outward.dy, timing: timing)
      context.animate(fore, \.transform.rotationX, back: -.pi * outward.dy, fore: 0, timing: timing)
    }
    context.endAfterAnimations()
  }
}

extension CardFlipTransition: TransitionWithExceptions {
  /// A physical side is not mirrored.
  public var exceptions: [LawException] { edge.exceptions }
}

extension Transition where Self == CardFlipTransition {
  /// A turn about the vertical axis, in which the trailing side comes toward the viewer.
  public static var cardFlip: Self { Self() }

  /// A turn in which a side of the card comes toward the viewer.
  ///
  /// - Parameters:
  ///   - edge: The side; leading and trailing turn the card about the vertical axis.
  ///   - ground: The colour around the card.
  public static func cardFlip(from edge: TransitionEdge, ground: UIColor = .black) -> Self {
    Self(from: edge, ground: ground)
  }
}
