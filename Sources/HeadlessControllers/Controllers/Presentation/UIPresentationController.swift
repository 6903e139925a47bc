public import Foundation
public import HeadlessViews
import TransitionCurves

/// An object that manages a presentation until the end of its dismissal: the presented view's frame
/// and the presentation's own views.
///
/// A subclass adds its own views to `containerView` in `presentationTransitionWillBegin()` and
/// removes them when a dismissal has ended or a presentation was cancelled.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The presenting controller; fixed when the presentation begins.
  public package(set) final var presentingViewController: UIViewController {
    get { presenter ?? presentedViewController }
    set { presenter = newValue }
  }

  /// The presented controller.
  public final var presentedViewController: UIViewController {
    if let controller = kept ?? known { return controller }
    let placeholder = UIViewController()
    kept = placeholder
    return placeholder
  }

  private final var presenter: UIViewController?
  private final var kept: UIViewController?

  /// The presented controller while it retains this one; nil otherwise.
  @LinkedController private final var known: UIViewController?

  /// True if the presented controller retains this one, which then refers to it weakly; if the
  /// presented controller is deallocated, an empty controller replaces it.
  final var isKeptByPresented = false {
    didSet {
      keep(kept ?? known)
      // Before the presentation, retain no presenter: the presented controller may become its child
      // instead.
      if isKeptByPresented { presenter = nil }
    }
  }

  /// The object that decides how the presentation adapts and whether the user may dismiss it;
  /// weakly held.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presentation controller that this one replaces in compact size classes.
  final weak var original: UIPresentationController?

  /// True while another presentation controller replaces this one, which the delegate knows.
  final var isReplaced = false

  /// True from the user's request to dismiss until the dismissal has ended or was cancelled.
  final var isDismissedByPerson = false

  /// The container view of the presentation; nil before it begins and after it has ended.
  open var containerView: UIView? { actualContainerView }

  /// The actual container, independent of overrides.
  final var actualContainerView: UIView?

  /// The style of the presentation, fixed when the presentation is requested.
  open var presentationStyle: UIModalPresentationStyle { actualPresentationStyle }

  /// The actual style, independent of overrides.
  final var actualPresentationStyle: UIModalPresentationStyle

  /// Creates a presentation controller for one controller presented by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    kept = presentedViewController
    actualPresentationStyle = presentedViewController.modalPresentationStyle
    presenter = presentingViewController ?? presentedViewController.nearestPresenting
  }

  /// The view that is presented: the presented controller's view, or an ancestor that a subclass
  /// created.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The frame of the presented view, in points, in the container's coordinates; the container's
  /// bounds by default.
  ///
  /// This property is read many times, so an override must have no side effects and must depend
  /// only on the current state.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// True if the presenter's view is removed during the presentation.
  open var shouldRemovePresentersView: Bool {
    actualPresentationStyle.removesPresenter
  }

  /// True if the presentation covers the screen rather than its context.
  ///
  /// If an override returns false, the nearest controller that defines a presentation context
  /// presents, and the presentation does not adapt.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style for the current traits if they are compact, unless the delegate decides otherwise;
  /// `none` to keep the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style for the given traits, unless the delegate decides otherwise; `none` by default.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Called before the presentation is animated; the container is in place.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation; `completed` is false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal is animated.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal; `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called when the user performs the accessibility escape gesture in the presentation.
  ///
  /// Sheets and popovers, which the user may also dismiss by a drag or a tap, are dismissed; a
  /// dismissal that runs already continues. Presentations of other styles ignore the gesture.
  ///
  /// - Returns: False if the gesture was ignored and the presenting controller is to be asked.
  open func performEscape() -> Bool {
    guard actualPresentationStyle.isDismissedByPerson else { return false }
    if isAtRest {
      personDidTapOutside()
    } else if !presentedViewController.transitions.isBeingDismissed, mayBeDismissedByPerson {
      presentedViewController.dismiss(animated: true)
    }
    return true
  }

  /// True if a touch at a point of the container must not reach the views behind; true by default.
  ///
  /// A presentation that covers a part of the screen and does not block the rest, such as a banner,
  /// overrides this method. UIKit has no public counterpart.
  ///
  /// - Parameter point: In points, in the container's coordinates.
  open func claimsTouch(at point: CGPoint) -> Bool { true }

  /// Called before the layout of the container.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the layout of the container.
  open func containerViewDidLayoutSubviews() {}

  // MARK: For the system's presentations

  /// Manages the presentation of a replacement controller.
  final func take(_ controller: UIViewController) { keep(controller) }

  private final func keep(_ presented: UIViewController?) {
    (kept, known) = isKeptByPresented ? (nil, presented) : (presented, nil)
  }

  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    presentedViewController.makePresentationController(for: style)
  }

  /// True if the presentation covers the controller that defines the context rather than the
  /// screen.
  final var coversContext: Bool {
    actualPresentationStyle.coversContext || !shouldPresentInFullscreen
  }

  /// The reason why the presentation cannot begin in the given traits, because something that it
  /// needs is missing.
  func obstacle(
    to presented: UIViewController, by presenter: UIViewController, in traits: UITraitCollection
  ) -> ControllerIssue? { nil }

  /// Called when `isModalInPresentation` changes in the presented controller or its descendants.
  func modalityDidChange() {}

  /// The transition style for a presentation without an animator.
  var transitionStyle: UIModalTransitionStyle { presentedViewController.modalTransitionStyle }

  /// The interaction controller of the requested dismissal, if a finger drives it.
  var dismissalDriver: (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Called when a dismissal is requested during a dismissal; returns true if the request was
  /// handled.
  func dismissalWasRequestedAgain() -> Bool { false }

  /// Called when a dismissal begins in which this presentation leaves without animation.
  func willLeaveUnseen() {}

  /// Called when such a dismissal was cancelled.
  func didStay() {}

  /// Called when the presentation is over without its own dismissal.
  func didLeave() {}

  /// Called last when a transition has ended.
  func transitionDidFinish(dismissed: Bool) {
    guard isDismissedByPerson else { return }
    isDismissedByPerson = false
    if dismissed { delegate?.presentationControllerDidDismiss(originalController) }
  }

  // MARK: Content

  /// The traits of the container's stage.
  open var traitCollection: UITraitCollection {
    actualContainerView?.traitCollection ?? presentedViewController.currentTraits
  }

  /// Called after the traits of the stage have changed, while the container is in a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the preferred size of the presented controller has changed; does nothing by
  /// default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented controller's view, in points, in a container of `parentSize`;
  /// `parentSize` by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the presenter changes; passes the size of the presented controller
  /// on to it.
  ///
  /// This class does not set the presented view's frame when the size changes: the view's
  /// autoresizing mask does, or a subclass in `containerViewWillLayoutSubviews()`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let content = presentedViewController
    let size = self.size(forChildContentContainer: content, withParentContainerSize: size)
    content.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; passes the change on to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.passTraits(newCollection, with: coordinator)
  }
}

extension UIPresentationController: UIContentContainer {}

/// The container view of a presentation.
final class TransitionContainerView: TransitionHostView {
  /// The presentation controller whose layout callbacks the container calls.
  var presentationController: UIPresentationController?

  /// The presentation of the container, until it is over.
  unowned var presentation: Presentation?

  private var knownSize: CGSize?

  override var runningTransition: ControllerTransition? { presentation?.transition }

  /// False where touches must reach the views behind.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && presentationController?.claimsTouch(at: point) != false
  }

  override func didMoveToWindow() {
    presentation?.followContainer()
    super.didMoveToWindow()
  }

  override func layoutSubviews() {
    if let knownSize, knownSize != bounds.size, let transition = runningTransition {
      transition.modalScene?.containerDidResize(in: transition)
    }
    knownSize = bounds.size
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    presentationController?.traitCollectionDidChange(previousTraitCollection)
    presentation?.adapt()
  }
}
