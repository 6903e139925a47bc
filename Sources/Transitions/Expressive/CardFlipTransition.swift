public import Transitioning

/// A transition that turns the screen over like a card, with the fore view on its back.
///
/// Use it when a screen has another side, such as settings, details or the back of a card.
///
/// ```swift
/// details.transitionController.transition = .cardFlip(from: .trailing)
/// ```
///
/// The card goes away from the viewer while it turns, so that it is seen as a whole on its background,
/// with a shadow; it keeps the corners of its views. Each side is the darker, the farther it is
/// turned away. Exactly one side is visible at any time. The viewer is 2.5 screens away, and at
/// least 1,000 points. In right-to-left layouts leading and trailing change places. With reduced
/// motion the views cross-fade.
public final class CardFlipTransition: TransitionWithCustomDuration {
  /// The blur radius of the card's shadow, in points, and its opacity.
  private static let (shadowRadius, shadowOpacity): (CGFloat, Float) = (20, 0.45)

  private let edge: TransitionEdge
  private let background: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(
    from edge: TransitionEdge, background: UIColor, duration: TimeInterval, timing: TransitionTiming
  ) {
    self.edge = edge
    self.background = background
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns both views by half a turn, back to back.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, background: background)
    let (back, fore) = (space.back(), space.fore())
    let length = space.length(along: outward)
    // Seen from its edge, the card's nearer edge is as long as the screen.
    let card = space.recedingView(
      to: 1 - length / 2 / PerspectiveSpace.distance(toTurn: length), timing: timing)
    card.layer.sublayerTransform = PerspectiveSpace.perspective(toTurn: length)
    for side in [back, fore] {
      card.addSubview(side)
      side.layer.isDoubleSided = false
      castShadow(of: side)
    }
    // A side that is turned away by a right angle is as dark as one can be.
    let darkest = 2 * PerspectiveSpace.darkest
    space.shade(back, back: 0, fore: darkest, timing: timing)
    space.shade(fore, back: darkest, fore: 0, timing: timing)
    if outward.dx != 0 {
      context.animate(back, \.transform.rotationY, back: 0, fore: -.pi * outward.dx, timing: timing)
      context.animate(fore, \.transform.rotationY, back: .pi * outward.dx, fore: 0, timing: timing)
    } else {
      context.animate(back, \.transform.rotationX, back: 0, fore: .pi * outward.dy, timing: timing)
      context.animate(fore, \.transform.rotationX, back: -.pi * outward.dy, fore: 0, timing: timing)
    }
    context.endAfterAnimations()
  }

  private func castShadow(of side: UIView) {
    side.layer.shadowPath = CGPath(rect: side.bounds, transform: nil)
    side.layer.shadowColor = UIColor.black.cgColor
    side.layer.shadowOffset = .zero
    side.layer.shadowRadius = Self.shadowRadius
    side.layer.shadowOpacity = Self.shadowOpacity
  }
}

extension CardFlipTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == CardFlipTransition {
  /// A turn in which a side of the card comes toward the viewer.
  ///
  /// - Parameters:
  ///   - edge: The side of the card that comes toward the viewer; by default the trailing side. Top
  ///     and bottom turn the card about the horizontal axis.
  ///   - background: The colour around the card; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of the turn, of the way of the card back from the viewer, and of its
  ///     way forth; by default each begins and ends slowly.
  public static func cardFlip(
    from edge: TransitionEdge = .trailing, background: UIColor = .black,
    duration: TimeInterval = 0.6, timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(from: edge, background: background, duration: duration, timing: timing) }
}
