import Foundation
import Transitioning

/// The presentation of a page sheet: its frame, its upper corners, its drag, and the view behind.
///
/// The view behind is scaled for the whole presentation. All changes are restored at the end of the
/// presentation.
final class CardSheetPresentationController: TransitionPresentationController,
  DraggedPresentation
{
  /// The distance of the sheet below the safe area, in points.
  private static let offset: CGFloat = 10

  /// The radius of the corners, in points.
  private static let radius: CGFloat = 10

  /// The distance by which each side of the view behind moves in, in points.
  private static let inset: CGFloat = 10

  /// The drag that dismisses the sheet.
  private(set) lazy var drag = DismissingDrag(self, toward: .bottom)

  private let timing: TransitionTiming

  /// True if the view behind must get its place again in the next layout, after a resize.
  private var isResized = false

  private var former: [(view: UIView, looks: Looks)] = []

  /// The properties of a view that the presentation changes.
  private struct Looks {
    let radius: CGFloat
    let corners: CACornerMask
    let clips: Bool
    let transform: CATransform3D
  }

  init(
    _ presented: UIViewController, presenting: UIViewController, timing: TransitionTiming
  ) {
    self.timing = timing
    super.init(presentedViewController: presented, presenting: presenting) {
      guard let container = $0.containerView else { return .zero }
      let top = container.safeAreaInsets.top + Self.offset
      return CGRect(
        x: 0, y: top, width: container.bounds.width, height: container.bounds.height - top)
    }
  }

  private var viewBehind: UIView? { presentingViewController.viewIfLoaded }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    drag.watch(containerView)
    for view in [presentedView, viewBehind].compactMap({ $0 }) {
      former.append(
        (
          view,
          Looks(
            radius: view.layer.cornerRadius, corners: view.layer.maskedCorners,
            clips: view.clipsToBounds, transform: view.transform3D)
        ))
      UIView.performWithoutAnimation { view.clipsToBounds = true }
    }
    guard let sheet = presentedView else { return }
    UIView.performWithoutAnimation {
      sheet.layer.cornerRadius = Self.radius
      sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { stepBack() } else { restore() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { restore() } else { stepBack() }
  }

  /// Restores the size of the view behind, because a scaled view cannot be resized; the container's
  /// layout then moves the view back to its place.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    UIView.performWithoutAnimation { viewBehind?.transform3D = .identity }
    isResized = true
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // On the way there the place is the end of the motion, which a resize moves.
    let isArriving = presentedViewController.isBeingPresented
    let isMoving = isArriving && !isResized || presentedViewController.isBeingDismissed
    isResized = false
    if !isMoving, !former.isEmpty { stepBack() }
  }

  /// Animates the view behind between its place and the place of the lower card.
  ///
  /// A spring over these few points would be at rest sooner than the sheet's, with half a point of
  /// the way left. So the view behind is on the sheet's spring to its end.
  func pushBack(with context: TransitionContext) {
    let back = context.backView
    let timing = timing.landing(after: context.duration)
    let lower = lowerCard(back)
    context.animate(back, \.transform.scale, back: 1, fore: lower.scale, timing: timing)
    context.animate(back, \.transform.translationY, back: 0, fore: lower.lift, timing: timing)
    context.animate(
      back, \.cornerRadius, back: former.first { $0.view === back }?.looks.radius ?? 0,
      fore: Self.radius, timing: timing)
  }

  override func start(with context: TransitionContext) {
    context.animate(scrimView, \.opacity, back: 0, fore: 1, timing: timing)
    context.endAfterAnimations()
  }

  /// The scale of the lower card, and the distance by which it moves so that its top is at the top
  /// of the safe area.
  private func lowerCard(_ view: UIView) -> (scale: CGFloat, lift: CGFloat) {
    let size = view.bounds.size
    guard size.width > 2 * Self.inset else { return (1, 0) }
    let scale = 1 - 2 * Self.inset / size.width
    let top = containerView?.safeAreaInsets.top ?? 0
    return (scale, top - (view.center.y - size.height * scale / 2))
  }

  /// Moves the view behind to the place of the lower card, unless motion is reduced.
  private func stepBack() {
    guard let view = viewBehind, !traitCollection.prefersReducedMotion else { return }
    let lower = lowerCard(view)
    UIView.performWithoutAnimation {
      // The same scale in depth, as an animation of `transform.scale` has.
      view.transform3D = CATransform3D(scaleX: lower.scale, y: lower.scale, z: lower.scale)
        .concatenating(CATransform3D(translationX: 0, y: lower.lift))
      view.layer.cornerRadius = Self.radius
    }
  }

  private func restore() {
    UIView.performWithoutAnimation {
      for (view, looks) in former {
        view.layer.cornerRadius = looks.radius
        view.layer.maskedCorners = looks.corners
        view.clipsToBounds = looks.clips
        view.transform3D = looks.transform
      }
    }
    former = []
  }
}
