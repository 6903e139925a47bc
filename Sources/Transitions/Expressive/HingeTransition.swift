public import Transitioning

/// A transition in which the back view comes loose, swings on its top leading corner, and falls off
/// the screen; the fore view is behind it.
///
/// Use it for something that is over and is not needed again, such as a ticket that was used.
///
/// ```swift
/// town.transitionController.transition = .hinge()
/// ```
///
/// The idea is that of Animate.css's *hinge*, and the numbers are ours. There, the view turns by
/// 80°, which takes a view that is taller than wide off the screen at once. Here, it swings to 34°,
/// 19°, 28° and 25°, each after a fifth of the duration, so that the user sees it hang; then it
/// falls beyond the bottom, ever faster, with its shadow. The backward motion is shorter and
/// simpler: the back view rises to its corner and closes. In right-to-left layouts the corner is
/// the top right one. With reduced motion the views cross-fade.
public final class HingeTransition: TransitionWithMotionSpec {
  /// The angle at which the back view hangs at the end, and during the fall, in radians.
  private static let rest = CGFloat.pi * 25 / 180

  /// The part of the duration in which the back view swings; then it falls.
  private static let swinging = 0.8

  /// The part of the backward duration in which the back view rises, and that in which it closes.
  private static let (rising, closing) = (0.0...0.5, 0.3...1.0)

  /// The backward duration, as a fraction of the forward one.
  private static let backwardShare = 0.5

  /// The blur radius of the shadow, in points, and its opacity.
  private static let (shadowRadius, shadowOpacity): (CGFloat, Float) = (16, 0.4)

  /// The progress of four swings about the angle of rest, each smaller than the one before, with
  /// CSS's ease-in-out.
  static let swings = MediaTimingFunction(
    PathCurve(
      easingTo: [(0.25, 34.0 / 25), (0.5, 19.0 / 25), (0.75, 28.0 / 25), (1, 1)]))

  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(duration: TimeInterval, timing: TransitionTiming) {
    (self.duration, self.timing) = (duration, timing)
  }

  /// Returns the motion of the back view about its corner.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    let angle = context.layoutDirection == .rightToLeft ? -Self.rest : Self.rest
    // The shadow leaves the screen too.
    let fall = context.containerView.bounds.height + 2 * Self.shadowRadius
    let (there, end) = (0...Self.swinging, Self.swinging...1)
    return MotionSpec(
      name: "hinge",
      forward: .init(
        duration: duration,
        [
          .init(.hinged, \.transform.rotationZ, from: 0, to: angle, during: there, timing: timing),
          .init(
            .hinged, \.transform.translationY, from: 0, to: fall, during: end,
            timing: .eased(.easeIn)),
        ]),
      backward: .init(
        duration: duration * Self.backwardShare,
        [
          .init(
            .hinged, \.transform.translationY, from: fall, to: 0, during: Self.rising,
            timing: .eased(.easeOut)),
          .init(
            .hinged, \.transform.rotationZ, from: angle, to: 0, during: Self.closing,
            timing: .eased(.easeInEaseOut)),
        ]))
  }

  /// Returns the duration of the direction, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.direction == .forward ? duration : duration * Self.backwardShare
  }

  /// Hangs the back view on its corner in front of the fore view, and moves it.
  public func start(with context: TransitionContext) {
    let space = PerspectiveSpace(in: context, background: .clear)
    _ = space.fore()
    let picture = space.back()
    let hinged = UIView(frame: picture.frame)
    hinged.accessibilityIdentifier = "hinged page"
    hinged.layer.shadowPath = CGPath(rect: hinged.bounds, transform: nil)
    hinged.layer.shadowColor = UIColor.black.cgColor
    hinged.layer.shadowOpacity = Self.shadowOpacity
    hinged.layer.shadowRadius = Self.shadowRadius
    hinged.layer.shadowOffset = .zero
    space.view.addSubview(hinged)
    hinged.addSubview(picture)
    picture.center = CGPoint(x: hinged.bounds.midX, y: hinged.bounds.midY)
    let (frame, isMirrored) = (hinged.frame, context.layoutDirection == .rightToLeft)
    hinged.layer.anchorPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0)
    hinged.center = CGPoint(x: isMirrored ? frame.maxX : frame.minX, y: frame.minY)
    context.animate(motionSpec(with: context), views: [.hinged: hinged])
    context.endAfterAnimations()
  }
}

extension MotionSpec.Part {
  /// The back view that swings on its corner in a hinge.
  static let hinged: Self = "hinged"
}

extension Transition where Self == HingeTransition {
  /// A back view that comes loose, swings on a corner, and falls.
  ///
  /// - Parameters:
  ///   - duration: The forward duration, in seconds; finite and not negative. By default 1.2 s. The
  ///     backward motion takes half of it.
  ///   - timing: The timing of the swings, up to the fall; nil for a pendulum that comes to rest.
  public static func hinge(duration: TimeInterval = 1.2, timing: TransitionTiming? = nil)
    -> Self
  { Self(duration: duration, timing: timing ?? .eased(Self.swings)) }
}
