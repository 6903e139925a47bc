import Transitioning

/// Puts a warning over the lower half of the screen, and dims the rest for as long as it is there.
final class WarningPresentationController: PresentationController {
  private let dimmingView = View()

  override init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.backgroundColor = Color.black.withAlphaComponent(0.5)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(x: 0, y: bounds.height - size.height, width: size.width, height: size.height)
  }

  /// Where the warning waits, or has gone: just below the screen, or in its place if nothing is to
  /// move.
  var frameOfAbsentView: CGRect {
    let frame = frameOfPresentedViewInContainerView
    return traitCollection.prefersReducedMotion ? frame : frame.offsetBy(dx: 0, dy: frame.height)
  }

  override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: (parentSize.height / 2).rounded())
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
    presentedView?.frame =
      presentedViewController.isBeingDismissed
      ? frameOfAbsentView : frameOfPresentedViewInContainerView
  }

  /// Fades with the transition, driven and called off as that is; at once when none is to be seen.
  private func fadeAlongside(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return dimmingView.alpha = alpha
    }
    coordinator.animate { [dimmingView] _ in dimmingView.alpha = alpha }
  }
}
