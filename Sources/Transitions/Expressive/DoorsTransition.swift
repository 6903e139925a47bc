public import Transitioning

/// A transition in which the two halves of the back view open like doors, with the fore view behind
/// them.
///
/// Use it when the user enters something: a book, a room, a game.
///
/// ```swift
/// book.transitionController.transition = .doors()
/// ```
///
/// The doors are hung on the left and right side and open away from the viewer, until only their
/// edges are visible. The fore view comes nearer meanwhile. The viewer is 2.5 screens away, and
/// at least 1,000 points. The motion is its own mirror image in right-to-left layouts. With reduced
/// motion the views cross-fade.
public final class DoorsTransition: TransitionWithCustomDuration {
  private let scale: CGFloat
  private let background: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(scale: CGFloat, background: UIColor, duration: TimeInterval, timing: TransitionTiming) {
    precondition(
      scale.isFinite && scale > 0, "DoorsTransition scale must be finite and positive, not \(scale)"
    )
    self.scale = scale
    self.background = background
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Opens and closes the doors.
  public func start(with context: TransitionContext) {
    let space = PerspectiveSpace(in: context, background: background)
    let width = space.view.bounds.width
    space.view.layer.sublayerTransform = PerspectiveSpace.perspective(toTurn: width)
    let fore = space.fore()
    space.shade(fore, back: PerspectiveSpace.darkest, fore: 0, timing: timing)
    context.animate(fore, \.transform.scale, back: scale, fore: 1, timing: timing)
    // The door at the trailing side is in front, and covers the joint.
    let isMirrored = context.layoutDirection == .rightToLeft
    let doors = space.slicesOfBack(2, from: CGVector(dx: isMirrored ? 1 : -1, dy: 0))
    for (number, door) in doors.enumerated() {
      let isLeft = (number == 0) != isMirrored
      let (side, hinge) = isLeft ? (1, door.frame.minX) : (-1, door.frame.maxX)
      door.hang(at: CGPoint(x: isLeft ? 0 : 1, y: 0.5))
      door.part(from: context)
      // At this angle the line of sight to the hinge lies in the door, which has no width then.
      let offset = abs(hinge - space.view.bounds.midX)
      let open = .pi / 2 + atan(offset / PerspectiveSpace.distance(toTurn: width))
      space.shade(door, back: 0, fore: PerspectiveSpace.darkest, timing: timing)
      context.animate(
        door.view, \.transform.rotationY, back: 0, fore: CGFloat(side) * open, timing: timing)
    }
    context.endAfterAnimations()
  }
}

extension Transition where Self == DoorsTransition {
  /// Doors that open to the fore view, on a background of a colour.
  ///
  /// - Parameters:
  ///   - scale: The scale of the fore view behind the closed doors, unitless; finite and positive.
  ///   - background: The colour around the fore view; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of the doors; by default it begins and ends slowly.
  public static func doors(
    scale: CGFloat = 0.85, background: UIColor = .black, duration: TimeInterval = 0.6,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(scale: scale, background: background, duration: duration, timing: timing) }
}
