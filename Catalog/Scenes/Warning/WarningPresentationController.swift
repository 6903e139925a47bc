import Transitioning

/// Presents a warning over the lower half of the screen, and dims the rest.
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

  /// The frame of the warning before and after its presentation: below the screen, or its final
  /// frame with reduced motion.
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

  /// Fades the dimming view alongside the transition, including interaction and cancellation;
  /// without a transition, sets it at once.
  private func fadeAlongside(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return dimmingView.alpha = alpha
    }
    coordinator.animate { [dimmingView] _ in dimmingView.alpha = alpha }
  }
}
