public import Foundation
public import Transitioning

/// A transition that lowers a banner from above the screen, at the top of the safe area, and raises
/// it again.
///
/// Use it for news that needs no answer. The screen is not dimmed, touches beside the banner reach
/// the views behind, and a drag up dismisses it; the app dismisses it after a time. It is as high
/// as the presented controller's `preferredContentSize`, or 72 points. With reduced motion it
/// cross-fades; it is the same in both layout directions.
public final class BannerTransition: TransitionWithPresentation, TransitionWithCustomDuration,
  TransitionWithInteraction, TransitionWithReducedMotion
{
  /// The height of a banner whose controller prefers none, in points.
  private static let height: CGFloat = 72

  private let margin: CGFloat
  private let timing: TransitionTiming
  private let backwardTiming: TransitionTiming

  init(margin: CGFloat, timing: TransitionTiming, backwardTiming: TransitionTiming) {
    precondition(margin >= 0, "BannerTransition margin must not be negative, not \(margin)")
    self.margin = margin
    self.timing = timing
    self.backwardTiming = backwardTiming
  }

  /// Returns the controller that gives the banner its frame and its drag.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    DraggedPresentationController(
      presented, presenting: presenting, draggedToward: .top, surroundings: .free
    ) { [margin] in
      guard let container = $0.containerView else { return .zero }
      let wish = $0.preferredContentSize
      let width = min(
        container.bounds.width - 2 * margin, wish.width > 0 ? wish.width : 480)
      return CGRect(
        x: ((container.bounds.width - width) / 2).rounded(),
        y: container.safeAreaInsets.top + (container.safeAreaInsets.top > 0 ? 0 : margin),
        width: width, height: wish.height > 0 ? wish.height : Self.height)
    }
  }

  /// Returns 0.25 s forward and 0.2 s backward.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.direction == .forward
      ? MaterialDuration.medium1.seconds : MaterialDuration.short4.seconds
  }

  /// Returns the drag that dismisses the banner.
  public func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { context.dismissingDrag }

  /// Returns a cross-fade that the same drag drives.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    DraggedFade(instead: self)
  }

  /// Moves the banner between its place and just above the container, with its shadow.
  public func start(with context: TransitionContext) {
    let banner = context.foreView
    var away = context.center(of: banner, beyond: .top)
    if banner.layer.shadowOpacity > 0 {
      away.y -= max(0, 2 * banner.layer.shadowRadius + banner.layer.shadowOffset.height)
    }
    context.dismissingDrag?.distance = banner.center.y - away.y
    context.animate(
      banner, \.position, back: away, fore: banner.center, timing: timing,
      backwardTiming: .timing(backwardTiming))
    context.endAfterAnimations()
  }
}

extension Transition where Self == BannerTransition {
  /// A banner at the top of the screen.
  ///
  /// - Parameters:
  ///   - margin: The distance from the safe area, in points; not negative.
  ///   - timing: The forward timing, which takes 0.25 s; by default Material 3's for an element
  ///     that comes into the screen.
  ///   - backwardTiming: The backward timing, which takes 0.2 s; by default Material 3's for an
  ///     element that leaves the screen.
  public static func banner(
    margin: CGFloat = 8, timing: TransitionTiming = .eased(.standardDecelerate),
    backwardTiming: TransitionTiming = .eased(.standardAccelerate)
  ) -> Self { Self(margin: margin, timing: timing, backwardTiming: backwardTiming) }
}
