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
/// Both views stay flat, and keep a right angle between them: neither lies over the other. Each is a
/// part of a sail in the view's background colour that is large enough to fill the screen. The fore
/// view's sail has a shadow, which falls on the other one, and the other one gets darker, so that
/// their common edge is seen; in a dark interface that edge has a light line. In right-to-left
/// layouts leading and trailing change places, and the turn is the opposite one. With reduced motion
/// the views cross-fade.
public final class WindmillTransition: TransitionWithCustomDuration {
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
  ///   - ground: The colour of the sail of a view without a background colour; by default black.
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
    let quarter = CGFloat.pi / 2 * side
    let away = sail(of: context.backView, with: space.back(), at: side, in: space)
    let near = sail(of: context.foreView, with: space.fore(), at: side, in: space)
    let layer = near.layer
    layer.shadowPath = CGPath(rect: near.bounds, transform: nil)
    layer.shadowColor = UIColor.black.cgColor
    (layer.shadowRadius, layer.shadowOffset) = (Self.shadowRadius, .zero)
    context.animate(
      near, \.shadowOpacity, back: 0, fore: Self.shadowOpacity, timing: .eased(.linear),
      during: Self.shadowing)
    if space.isDark { drawLine(on: near, at: side, with: context) }
    let veil = UIView(frame: away.bounds)
    veil.accessibilityIdentifier = "veil"
    veil.backgroundColor = .black
    away.addSubview(veil)
    context.animate(
      veil, \.opacity, back: 0, fore: space.isDark ? Self.darkVeil : Self.veil, timing: timing)
    context.animate(away, \.transform.rotationZ, back: 0, fore: quarter, timing: timing)
    context.animate(near, \.transform.rotationZ, back: -quarter, fore: 0, timing: timing)
    context.endAfterAnimations()
  }

  /// Draws a line along the edge of a sail that the other sail follows.
  private func drawLine(on sail: UIView, at side: CGFloat, with context: TransitionContext) {
    let line = UIView(
      frame: CGRect(
        x: side > 0 ? sail.bounds.maxX : -Self.lineWidth, y: 0, width: Self.lineWidth,
        height: sail.bounds.height))
    line.backgroundColor = .white
    sail.addSubview(line)
    context.animate(
      line, \.opacity, back: 0, fore: Self.lineOpacity, timing: .eased(.linear),
      during: Self.shadowing)
  }

  /// A square with a picture in the corner around which it turns, so large that two of them fill
  /// the screen at all angles.
  private func sail(
    of original: UIView, with picture: UIView, at side: CGFloat, in space: PerspectiveSpace
  ) -> UIView {
    let screen = space.view.bounds
    let length = (screen.width * screen.width + screen.height * screen.height).squareRoot()
    let sail = UIView(
      frame: CGRect(
        x: side > 0 ? screen.maxX - length : screen.minX, y: screen.maxY - length, width: length,
        height: length))
    sail.accessibilityIdentifier = "sail"
    sail.backgroundColor = original.backgroundColor ?? ground
    space.view.addSubview(sail)
    let middle = picture.center
    sail.addSubview(picture)
    picture.center = CGPoint(x: middle.x - sail.frame.minX, y: middle.y - sail.frame.minY)
    sail.layer.anchorPoint = CGPoint(x: (1 + side) / 2, y: 1)
    sail.center = CGPoint(x: side > 0 ? screen.maxX : screen.minX, y: screen.maxY)
    return sail
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
