public import Foundation
public import Transitioning

/// A transition in which the two views turn around a hub beside the screen, like two sails of a
/// windmill: the back view leaves at the top, and the fore view follows it from below.
///
/// Use it for a playful change to the next one of a kind, such as the next photo.
///
/// ```swift
/// next.transitionController.transition = .windmill()
/// ```
///
/// Both views stay flat, and keep an angle of 40° between them. The hub is so far away that they
/// touch at a corner: neither lies over the other. Each is a part of a sail in the view's
/// background colour; together the sails fill the screen. The fore view's sail has a shadow, which
/// falls on the other one, and the other one gets darker, so that their common edge is seen; in a
/// dark interface that edge has a light line. In right-to-left layouts leading and trailing change
/// places, and the turn is the opposite one. With reduced motion the views cross-fade.
public final class WindmillTransition: TransitionWithCustomDuration {
  /// The angle between the two views, in radians.
  private static let angle = CGFloat.pi * 40 / 180

  /// The part of the duration in which the shadow of the fore view's sail becomes visible, and its
  /// line.
  private static let shadowing = 0...0.2

  /// The opacity of the black veil over the back view's sail when it is gone, in a light and in a
  /// dark interface.
  private static let (veil, darkVeil): (CGFloat, CGFloat) = (0.15, 0.3)

  /// The width of the line in a dark interface, in points, and the opacity of its white.
  private static let (lineWidth, lineOpacity): (CGFloat, CGFloat) = (2, 0.25)

  /// The blur radius of the shadow, in points, and its opacity.
  private static let (shadowRadius, shadowOpacity): (CGFloat, CGFloat) = (16, 0.4)

  private let edge: TransitionEdge
  private let background: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(
    hingedAt edge: TransitionEdge, background: UIColor, duration: TimeInterval,
    timing: TransitionTiming
  ) {
    precondition(
      edge != .top && edge != .bottom, "WindmillTransition edge must be a side, not \(edge)")
    self.edge = edge
    self.background = background
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns both views around the hub.
  public func start(with context: TransitionContext) {
    let side = edge.outward(in: context.layoutDirection).dx
    let space = PerspectiveSpace(in: context, background: background)
    let screen = space.view.bounds
    // Beside a side of this height, the hub sees the corners of the side at half of the angle.
    let distance = screen.height / 2 / tan(Self.angle / 2)
    let hub = CGPoint(
      x: (side > 0 ? screen.maxX : screen.minX) + side * distance, y: screen.midY)
    // A sail reaches this far beyond the screen, to fill it at all angles.
    let reach = screen.width + screen.height
    let away = sail(
      of: context.backView, with: space.back(), in: screen.insetBy(dx: -reach, dy: -reach),
      around: hub, on: space.view)
    // The upper edge of the fore view is an edge of its sail.
    let near = sail(
      of: context.foreView, with: space.fore(),
      in: CGRect(
        x: screen.minX - reach, y: screen.minY, width: screen.width + 2 * reach,
        height: screen.height + reach), around: hub, on: space.view)
    light(near, above: away, in: space)
    let turn = Self.angle * side
    context.animate(away, \.transform.rotationZ, back: 0, fore: turn, timing: timing)
    context.animate(near, \.transform.rotationZ, back: -turn, fore: 0, timing: timing)
    context.endAfterAnimations()
  }

  /// Gives the fore view's sail a shadow, and in a dark interface a line, and darkens the other
  /// one.
  private func light(_ near: UIView, above away: UIView, in space: PerspectiveSpace) {
    let context = space.context
    let layer = near.layer
    layer.shadowPath = CGPath(rect: near.bounds, transform: nil)
    layer.shadowColor = UIColor.black.cgColor
    (layer.shadowRadius, layer.shadowOffset) = (Self.shadowRadius, .zero)
    context.animate(
      near, \.shadowOpacity, back: 0, fore: Self.shadowOpacity, timing: .eased(.linear),
      during: Self.shadowing)
    let veil = UIView(frame: away.bounds)
    veil.accessibilityIdentifier = "veil"
    veil.backgroundColor = .black
    away.addSubview(veil)
    context.animate(
      veil, \.opacity, back: 0, fore: space.isDark ? Self.darkVeil : Self.veil, timing: timing)
    guard space.isDark else { return }
    let line = UIView(
      frame: CGRect(x: 0, y: -Self.lineWidth, width: near.bounds.width, height: Self.lineWidth))
    line.accessibilityIdentifier = "line"
    line.backgroundColor = .white
    near.addSubview(line)
    context.animate(
      line, \.opacity, back: 0, fore: Self.lineOpacity, timing: .eased(.linear),
      during: Self.shadowing)
  }

  /// A rectangle with a picture in its place, which turns around a hub.
  private func sail(
    of original: UIView, with picture: UIView, in frame: CGRect, around hub: CGPoint,
    on space: UIView
  ) -> UIView {
    let sail = UIView(frame: frame)
    sail.accessibilityIdentifier = "sail"
    sail.backgroundColor = original.backgroundColor ?? background
    space.addSubview(sail)
    let middle = picture.center
    sail.addSubview(picture)
    picture.center = CGPoint(x: middle.x - frame.minX, y: middle.y - frame.minY)
    sail.layer.anchorPoint = CGPoint(
      x: (hub.x - frame.minX) / frame.width, y: (hub.y - frame.minY) / frame.height)
    sail.center = hub
    return sail
  }
}

extension WindmillTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == WindmillTransition {
  /// A windmill around a hub beside a side.
  ///
  /// - Parameters:
  ///   - edge: The side of the screen beside which the hub is; by default the trailing side. Neither
  ///     top nor bottom.
  ///   - background: The colour of the sail of a view without a background colour; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing in both directions; by default it begins and ends slowly.
  public static func windmill(
    hingedAt edge: TransitionEdge = .trailing, background: UIColor = .black,
    duration: TimeInterval = 0.6, timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(hingedAt: edge, background: background, duration: duration, timing: timing) }
}
