public import Foundation
public import Transitioning

/// A transition in which the fore view opens from below, as pages of Android 9 do: an edge moves up
/// the screen, and the fore view is under it.
///
/// Both views move up a little, and the back view darkens.
///
/// Use it for the next page of an app where pages do not come from a side.
///
/// ```swift
/// walks.transitionController.transition = .openUpwards()
/// ```
///
/// The numbers are those of Flutter's `OpenUpwardsPageTransitionsBuilder`: 5 % of the height for
/// the fore view, 2.5 % for the back view, black at 25 %, and 0.3 s with the curve (0.2, 0, 0, 1).
/// Backward, the page closes along the same curve, fast at first, as Flutter's flipped
/// `reverseCurve` makes it. The motion is the same in both layout directions.
/// With reduced motion the views cross-fade.
public final class OpenUpwardsTransition: TransitionWithMotionSpec {
  /// The distance by which the fore view rises, as a fraction of its height.
  private static let rise: CGFloat = 0.05

  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(duration: TimeInterval, timing: TransitionTiming) {
    (self.duration, self.timing) = (duration, timing)
  }

  /// Returns the motion of both views, of the mask of the fore view, and of the black between them.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    let (view, height) = (context.foreView.bounds, context.containerView.bounds.height)
    let rise = view.height * Self.rise
    return MotionSpec(
      name: "open upwards", duration: duration, timing: timing,
      [
        .init(.fore, \.transform.translationY, back: rise, fore: 0),
        // The mask moves with the view, so that its edge begins at the bottom of the screen.
        .init(.mask, \.position.y, back: Self.closed(view).y, fore: view.midY),
        .init(.back, \.transform.translationY, back: 0, fore: -0.025 * height),
        .init(.scrim, \.opacity, back: 0, fore: 0.25),
      ])
  }

  /// The centre of the mask, in a view of these bounds, whose edge is at the bottom of the screen.
  private static func closed(_ view: CGRect) -> CGPoint {
    CGPoint(x: view.midX, y: view.midY + view.height * (1 - rise))
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves the mask of the fore view, moves both views, and darkens the back view.
  public func start(with context: TransitionContext) {
    let (fore, former) = (context.foreView, context.foreView.mask)
    let mask = UIView(frame: fore.bounds)
    mask.accessibilityIdentifier = "mask"
    mask.backgroundColor = .black
    fore.mask = mask
    context.deferToCompletion { fore.mask = former }
    var parts: [MotionSpec.Part: UIView] = [.mask: mask]
    parts[.scrim] = context.addUnderlay(.black, named: "dimming")
    context.animate(motionSpec(with: context), views: parts)
    context.fit(mask, away: Self.closed)
    context.endAfterAnimations()
  }
}

extension MotionSpec.Part {
  /// The mask of the fore view.
  static let mask: Self = "mask"
}

extension Transition where Self == OpenUpwardsTransition {
  /// A page that opens from below, as on Android 9.
  ///
  /// - Parameters:
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.3 s.
  ///   - timing: The timing in both directions, by default Material 3's standard easing.
  public static func openUpwards(
    duration: TimeInterval = 0.3, timing: TransitionTiming = .eased(.standard)
  ) -> Self { Self(duration: duration, timing: timing) }
}
