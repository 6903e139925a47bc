public import Transitioning

/// A transition in which the fore view swings in around one of its sides, like a door on a hinge,
/// over the back view.
///
/// Use it for something that is opened out over the current screen and is put back, such as a page
/// of an album or a cabinet.
///
/// ```swift
/// player.transitionController.transition = .swing()
/// ```
///
/// The open door stands toward the viewer, so that only its edge is visible; its free side is the
/// larger, the nearer it is. The door has a shadow, and is darker while it is open, or lighter in a
/// dark interface. The viewer is 2.5 screens away, and at least 1,000 points. In right-to-left
/// layouts leading and trailing change places. With reduced motion the views cross-fade.
///
/// `.swing().reversed()` turns the back view over like a page at its spine.
public final class SwingTransition: TransitionWithCustomDuration {
  /// The blur radius of the door's shadow, in points, and its opacity while the door is open.
  private static let (shadowRadius, shadowOpacity): (CGFloat, CGFloat) = (24, 0.4)

  private let edge: TransitionEdge
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(hingedAt edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming) {
    self.edge = edge
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns the fore view around the hinge.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, background: .clear)
    let length = space.length(along: outward)
    space.view.layer.sublayerTransform = PerspectiveSpace.perspective(toTurn: length)
    let door = space.fore()
    let hinge = CGPoint(
      x: door.center.x + outward.dx * door.bounds.width / 2,
      y: door.center.y + outward.dy * door.bounds.height / 2)
    door.layer.anchorPoint = CGPoint(x: (1 + outward.dx) / 2, y: (1 + outward.dy) / 2)
    door.center = hinge
    door.layer.shadowPath = CGPath(rect: door.bounds, transform: nil)
    door.layer.shadowColor = UIColor.black.cgColor
    (door.layer.shadowRadius, door.layer.shadowOffset) = (Self.shadowRadius, .zero)
    // At this angle the line of sight to the hinge lies in the door, which has no width then.
    let middle = CGPoint(x: space.view.bounds.midX, y: space.view.bounds.midY)
    let distance = abs(outward.dx * (hinge.x - middle.x) + outward.dy * (hinge.y - middle.y))
    let open = .pi / 2 - atan(distance / PerspectiveSpace.distance(toTurn: length))
    space.shade(
      door, with: space.isDark ? .white : .black,
      back: space.isDark ? PerspectiveSpace.lightest : PerspectiveSpace.darkest, fore: 0,
      timing: timing)
    context.animate(door, \.shadowOpacity, back: Self.shadowOpacity, fore: 0, timing: timing)
    if outward.dx != 0 {
      context.animate(
        door, \.transform.rotationY, back: open * outward.dx, fore: 0, timing: timing)
    } else {
      context.animate(
        door, \.transform.rotationX, back: -open * outward.dy, fore: 0, timing: timing)
    }
    context.endAfterAnimations()
  }
}

extension SwingTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == SwingTransition {
  /// A door on a side.
  ///
  /// - Parameters:
  ///   - edge: The side of the fore view that is the hinge; by default the leading side.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing in both directions; by default it begins and ends slowly.
  public static func swing(
    hingedAt edge: TransitionEdge = .leading, duration: TimeInterval = 0.6,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(hingedAt: edge, duration: duration, timing: timing) }
}
