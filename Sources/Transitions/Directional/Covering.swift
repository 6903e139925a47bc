import Foundation
import Transitioning

/// The motion of a fore view that comes from an edge over the back view, with a shadow around it,
/// while a shade darkens the back view.
///
/// Its transitions differ in what the back view does: ``CoverTransition``, ``PageInTransition`` and
/// ``DirectionalPushTransition``. ``UncoverTransition``, ``PageOutTransition`` and
/// ``PullTransition`` are the same motions backward, with the two views exchanged.
///
/// The numbers are those of Hero (`DefaultAnimationPreprocessor`): a shade of black at 0.1; a
/// shadow with the opacity 0.5 and the radius 5; 0.35 s; cubic-bezier(0, 0, 0.2, 1) over the back
/// view, and cubic-bezier(0.4, 0, 0.2, 1) away from it. In a dark interface the shade is 0.4, which
/// is ours: no shadow is seen on black, so that the views would have no edge between them.
@MainActor
struct Covering {
  /// The change of the back view while it is covered.
  enum Yielding {
    /// It keeps its place.
    case none
    /// It moves on, away from the edge, by a fraction of the container's size.
    case movement(CGFloat)
    /// It shrinks to a scale, unitless.
    case scale(CGFloat)
  }

  /// The opacity of the shade over a back view in a dark interface, in `0...1`.
  static let darkShade: CGFloat = 0.4

  /// The name of the specification.
  let name: String

  let yielding: Yielding

  /// The edge from which the fore view comes, and to which it leaves.
  let edge: TransitionEdge

  /// The duration in both directions, in seconds.
  let duration: TimeInterval

  let timing, backwardTiming: TransitionTiming

  /// Returns the motion of the fore view, of the back view, and of the shade over the back view.
  func motionSpec(in context: TransitionContext) -> MotionSpec {
    // The shade moves with the view that it darkens.
    let below = [MotionSpec.Part.back, .scrim].compactMap { part -> MotionSpec.SidedTrack? in
      switch yielding {
      case .none: nil
      case .movement(let fraction): context.departure(of: part, before: edge, by: fraction)
      case .scale(let scale): .init(part, \.transform.scale, back: 1, fore: scale)
      }
    }
    let isDark = context.traitCollection.userInterfaceStyle == .dark
    return MotionSpec(
      name: name, duration: duration, timing: timing, backwardTiming: backwardTiming,
      [
        context.arrival(from: edge), .init(.fore, \.shadowOpacity, back: 0, fore: 0.5),
        .init(.scrim, \.opacity, back: 0, fore: isDark ? Self.darkShade : 0.1),
      ] + below)
  }

  /// Moves the views with a shade between them, and removes the shade and the shadow at the end.
  func start(with context: TransitionContext) {
    let shade = shade(over: context.backView, in: context.containerView)
    context.lendShadow(to: context.foreView, radius: 5)
    context.animate(motionSpec(in: context), views: [.scrim: shade])
    context.deferToCompletion { shade.removeFromSuperview() }
    context.endAfterAnimations()
  }

  /// Adds a black view in the place of the back view, in front of the back view only.
  private func shade(over back: UIView, in container: UIView) -> UIView {
    let shade = UIView(frame: back.bounds)
    shade.accessibilityIdentifier = "dimming"
    shade.center = container.convert(back.center, from: back.superview)
    shade.backgroundColor = .black
    shade.layer.cornerRadius = back.layer.cornerRadius
    shade.layer.maskedCorners = back.layer.maskedCorners
    shade.isUserInteractionEnabled = false
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Behind a presentation the back view is not in the container.
    if back.superview === container {
      container.insertSubview(shade, aboveSubview: back)
    } else {
      container.insertSubview(shade, at: 0)
    }
    return shade
  }
}
