import Foundation
import Transitioning

/// Presents a warning in the middle of the screen, and dims the rest.
final class WarningPresentationController: UIPresentationController {
  /// The largest size of a warning, in points.
  private static let size = CGSize(width: 320, height: 268)

  private let dimmingView = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.5)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(
      x: (bounds.width - size.width) / 2,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// The distance of the warning's fall until it is below the screen; 0 with reduced motion.
  var fall: CGFloat {
    guard let bounds = containerView?.bounds, !traitCollection.prefersReducedMotion else {
      return 0
    }
    // The corners of the tilted warning stand out a little.
    return bounds.maxY - frameOfPresentedViewInContainerView.minY + 40
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(
      width: min(Self.size.width, parentSize.width - 32),
      height: min(Self.size.height, parentSize.height - 32))
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    fadeAlongside(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    fadeAlongside(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    let frame = frameOfPresentedViewInContainerView
    // The warning may be turned or scaled, so its size and its centre are set.
    presentedView?.bounds.size = frame.size
    let isLeaving = presentedViewController.isBeingDismissed
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY + (isLeaving ? fall : 0))
    (presentedViewController as? WarningViewController)?.dragDistance = max(fall, 1)
  }

  /// Fades the dimming view alongside the transition, including interaction and cancellation;
  /// without a transition, sets it at once.
  ///
  /// On the way there it has a curve of its own, because the warning goes beyond its size at first,
  /// and the dimming must not go beyond its darkness.
  private func fadeAlongside(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return dimmingView.alpha = alpha
    }
    coordinator.animate { [dimmingView] _ in
      UIView.animate(
        withDuration: 0.6 * WarningAnimationController.duration, delay: 0,
        options: alpha > 0
          ? [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseOut] : []
      ) {
        dimmingView.alpha = alpha
      }
    }
  }
}
