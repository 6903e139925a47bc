public import Foundation
public import Transitioning

/// A transition in which the two views change places in depth: the back view goes away from the
/// viewer in an arc around one side, while the fore view comes nearer around the other side.
///
/// Use it for two equals of which one is in front, such as two offers or two players.
///
/// ```swift
/// other.transitionController.transition = .swap()
/// ```
///
/// The view in front steps back before it moves aside, so that no side of the screen cuts it. In
/// the middle of the way the two are side by side, equally far away, and still move. Both have a
/// shadow, and the one that is farther away is darker. The background is the back view's background
/// colour, darker in a light interface and lighter in a dark one. The viewer is 2.5 screens away,
/// and at least 1,000 points. The fore view moves to the trailing side, the back view to the
/// leading side; in right-to-left layouts these change places. With reduced motion the views
/// cross-fade.
public final class SwapTransition: TransitionWithCustomDuration {
  /// The gap between the two views where they are side by side, in points in their plane.
  private static let gap: CGFloat = 32

  /// The parts of the duration in which the views move apart, and together.
  private static let (parting, meeting) = (0.1...0.5, 0.5...0.9)

  /// The opacity of the black on a light background, and of the white on a dark one, in `0...1`.
  private static let (darkening, lightening): (CGFloat, CGFloat) = (0.4, 0.2)

  /// The blur radius of the shadows, in points, and their opacity.
  private static let (shadowRadius, shadowOpacity): (CGFloat, Float) = (40, 0.5)

  private let scale: CGFloat
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(scale: CGFloat, duration: TimeInterval, timing: TransitionTiming) {
    precondition(
      scale > 0 && scale <= 0.5,
      "SwapTransition scale must be above 0 and at most 0.5, not \(scale)")
    self.scale = scale
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves snapshots of the two views apart and together.
  public func start(with context: TransitionContext) {
    let space = PerspectiveSpace(
      in: context, background: context.backView.backgroundColor ?? .black)
    let (shade, arena) = (UIView(frame: space.view.bounds), UIView(frame: space.view.bounds))
    shade.accessibilityIdentifier = "background"
    (shade.backgroundColor, shade.alpha) =
      space.isDark ? (.white, Self.lightening) : (.black, Self.darkening)
    space.view.addSubview(shade)
    let width = space.view.bounds.width
    arena.layer.sublayerTransform = PerspectiveSpace.perspective(toTurn: width)
    space.view.addSubview(arena)
    // Twice the depth at which the perspective shows the scale.
    let depth = 2 * PerspectiveSpace.distance(toTurn: width) * (1 / scale - 1)
    let trailing = TransitionEdge.trailing.outward(in: context.layoutDirection).dx
    let dark = PerspectiveSpace.darkest
    let back = move(
      space.back(), in: arena, with: context, toward: -trailing, back: 0, fore: -depth)
    space.shade(back, back: 0, fore: dark, timing: timing)
    let fore = move(space.fore(), in: arena, with: context, toward: trailing, back: -depth, fore: 0)
    space.shade(fore, back: dark, fore: 0, timing: timing)
    context.endAfterAnimations()
  }

  /// Moves a snapshot to a side, then to the middle, and in depth all the time.
  ///
  /// A frame around the card moves to the side, and the card itself to the middle, so that no
  /// property has two animations.
  ///
  /// - Returns: The card, which has a shadow.
  private func move(
    _ snapshot: UIView, in arena: UIView, with context: TransitionContext,
    toward side: CGFloat, back: CGFloat, fore: CGFloat
  ) -> UIView {
    let (frame, card) = (UIView(frame: arena.bounds), UIView(frame: snapshot.frame))
    arena.addSubview(frame)
    (frame.accessibilityIdentifier, card.accessibilityIdentifier) = ("frame", "swapped")
    frame.addSubview(card)
    card.addSubview(snapshot)
    snapshot.center = CGPoint(x: card.bounds.midX, y: card.bounds.midY)
    card.layer.shadowPath = CGPath(rect: card.bounds, transform: nil)
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = Self.shadowOpacity
    (card.layer.shadowRadius, card.layer.shadowOffset) = (Self.shadowRadius, .zero)
    let offset = side * (frame.bounds.width + Self.gap) / 2
    context.animate(
      frame, \.transform.translationX, back: 0, fore: offset, timing: timing, during: Self.parting)
    context.animate(
      card, \.transform.translationX, back: 0, fore: -offset, timing: timing, during: Self.meeting)
    context.animate(frame, \.zPosition, back: back, fore: fore, timing: timing)
    return card
  }
}

extension Transition where Self == SwapTransition {
  /// Two views that change places in depth.
  ///
  /// - Parameters:
  ///   - scale: The scale of both views where they are farthest apart, unitless; above 0 and at
  ///     most 0.5, so that neither covers the other there. Above the default of 0.4, a side of the
  ///     screen cuts the view in front for a moment.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.9 s.
  ///   - timing: The timing of the motion in depth, of that apart, and of that together; by default
  ///     all begin and end slowly.
  public static func swap(
    scale: CGFloat = 0.4, duration: TimeInterval = 0.9,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(scale: scale, duration: duration, timing: timing) }
}
