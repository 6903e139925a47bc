import Transitioning

/// The presentation of a menu: its frame, its scrim, and the view behind, which stays aside during
/// the presentation.
final class MenuPresentationController: TransitionPresentationController {
  /// The distance by which the view behind is moved aside, as a fraction of the menu's width.
  private let shift: CGFloat

  /// The transform of the view behind before the presentation; nil while there is none.
  private var former: CATransform3D?

  /// True if the view behind must get its place again in the next layout, after a resize.
  private var isResized = false

  /// - Parameters:
  ///   - width: The fraction of the container's width that the menu covers.
  ///   - maximum: The greatest width, in points.
  ///   - shift: The distance by which the view behind is moved aside, as a fraction of the menu's
  ///     width.
  init(
    _ presented: UIViewController, presenting: UIViewController, width: CGFloat, maximum: CGFloat,
    shift: CGFloat
  ) {
    self.shift = shift
    super.init(presentedViewController: presented, presenting: presenting) {
      guard let view = $0.containerView else { return .zero }
      let container = view.bounds
      let covered = min(container.width * width, maximum).rounded()
      let isMirrored = TransitionEdge.leading.outward(around: view).dx > 0
      return CGRect(
        x: isMirrored ? container.width - covered : 0, y: 0, width: covered,
        height: container.height)
    }
    coversContextOnly = true
  }

  private var viewBehind: UIView? { presentingViewController.viewIfLoaded }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    former = viewBehind?.transform3D
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { stepAside() } else { restore() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { restore() } else { stepAside() }
  }

  /// Moves the view behind to its own place, where it gets the new size.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if let former { UIView.performWithoutAnimation { viewBehind?.transform3D = former } }
    isResized = true
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // On the way there the place is the end of the motion, which a resize moves.
    let isArriving = presentedViewController.isBeingPresented
    let isMoving = isArriving && !isResized || presentedViewController.isBeingDismissed
    isResized = false
    if !isMoving { stepAside() }
  }

  /// Moves the view behind aside, unless motion is reduced.
  private func stepAside() {
    guard let former, let containerView, !traitCollection.prefersReducedMotion else { return }
    let inward = TransitionEdge.trailing.outward(around: containerView).dx
    let shift = inward * frameOfPresentedViewInContainerView.width * self.shift
    UIView.performWithoutAnimation {
      viewBehind?.transform3D = former.concatenating(CATransform3D(translationX: shift, y: 0))
    }
  }

  private func restore() {
    if let former { UIView.performWithoutAnimation { viewBehind?.transform3D = former } }
    former = nil
  }
}
