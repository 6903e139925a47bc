public import Foundation
public import HeadlessViews

/// Manages a presentation from its beginning to the end of its dismissal: where the presented view
/// goes, and what else is shown as long as it is there.
///
/// A subclass adds views of its own to `containerView` in `presentationTransitionWillBegin()` and
/// takes them out when a dismissal has ended, or a presentation was cancelled.
@preconcurrency @MainActor
open class PresentationController {
  /// The controller that presents; settled when the presentation begins (fact C3).
  public package(set) final var presentingViewController: ViewController {
    get { presenter ?? presentedViewController }
    set { presenter = newValue }
  }

  /// The controller that is presented.
  public final var presentedViewController: ViewController {
    if let controller = kept ?? known { return controller }
    let nobody = ViewController()
    kept = nobody
    return nobody
  }

  private final var presenter: ViewController?
  private final var kept: ViewController?
  private final weak var known: ViewController?

  /// True when the presented controller keeps this one, and so is not kept by it; should it go all the
  /// same, an empty one takes its place.
  final var isKeptByPresented = false {
    didSet {
      kept = isKeptByPresented ? nil : known
      // Asked for early, it retains no presenter: the presented controller may become a child of that.
      if isKeptByPresented { presenter = nil }
    }
  }

  /// Who decides how the presentation adapts, and whether the person may dismiss it; not kept.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// What this one stands in for where there is little room.
  final weak var original: PresentationController?

  /// True while another stands in for this one, which the delegate knows the presentation by.
  final var isSpokesman = false

  /// True from a person's wish to dismiss until that is done or called off.
  final var isDismissedByPerson = false

  /// The view in which the presentation takes place; nil before it begins and after it has ended.
  open var containerView: View? { storedContainerView }

  /// The container as it is, whatever an override says.
  final var storedContainerView: View?

  /// The style of the presentation, which stays as it was when the presentation was asked for.
  open var presentationStyle: ModalPresentationStyle { storedPresentationStyle }

  /// The style as it is, whatever an override says.
  final var storedPresentationStyle: ModalPresentationStyle

  /// A presentation of one controller by another.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    kept = presentedViewController
    known = presentedViewController
    storedPresentationStyle = presentedViewController.modalPresentationStyle
    presenter = presentingViewController ?? presentedViewController.nearestPresenting
  }

  /// The view that comes in: the presented controller's, or one that a subclass put around it.
  open var presentedView: View? { presentedViewController.viewIfLoaded }

  /// Where that view goes, in the container; all of it unless overridden.
  ///
  /// Asked many times, so it must depend on nothing but what it can see.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// True when the presenter's view is taken out while the presentation lasts.
  open var shouldRemovePresentersView: Bool {
    storedPresentationStyle.removesPresenter
  }

  /// True when the presentation covers the screen rather than its context (fact B5).
  open var shouldPresentInFullscreen: Bool { true }

  /// The style that the presentation takes now where there is little room, unless its delegate knows
  /// better; `none` when it stays as it is.
  open var adaptivePresentationStyle: ModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style that the presentation takes in some traits, unless its delegate knows better; `none`
  /// unless overridden (fact B36).
  open func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle { .none }

  /// Called before the presentation is animated; the container is in place.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation; `completed` is false when it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal is animated.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal; `completed` is false when it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called when somebody who has the screen read out wants to get out of what is presented.
  ///
  /// Sheets and popovers, which a person may dismiss in other ways too, are dismissed; one that is on
  /// its way out already stays so. Anything else is left to the app.
  ///
  /// - Returns: False when nothing was done, and whoever presents is to be asked.
  open func performEscape() -> Bool {
    guard storedPresentationStyle.isDismissedByPerson else { return false }
    if isAtRest {
      personDidTapOutside()
    } else if !presentedViewController.storedBeingDismissed, mayBeDismissedByPerson {
      presentedViewController.dismiss(animated: true)
    }
    return true
  }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: What the system's own presentations are

  /// Manages the presentation of a controller, which stands in for the one that it was made for.
  final func take(_ controller: ViewController) {
    known = controller
    kept = isKeptByPresented ? nil : controller
  }

  /// What manages the presentation in another style.
  func adapted(to style: ModalPresentationStyle) -> PresentationController {
    presentedViewController.makePresentationController(for: style)
  }

  /// True when it covers the controller that defines the context, not the screen (fact B5).
  final var coversContext: Bool {
    storedPresentationStyle.coversContext || !shouldPresentInFullscreen
  }

  /// Why the presentation cannot be, for the lack of something that it needs in some traits.
  func obstacle(
    to presented: ViewController, by presenter: ViewController, in traits: TraitCollection
  ) -> TransitionIssue? { nil }

  /// True when a touch at a point of the container is not to reach what lies behind.
  func claimsTouch(at point: CGPoint) -> Bool { true }

  /// Called when a controller in the presentation wants to be modal, or does not any more.
  func modalityDidChange() {}

  /// The style in which it comes and goes when nobody chose an animator.
  var transitionStyle: ModalTransitionStyle { presentedViewController.modalTransitionStyle }

  /// Who drives the dismissal that is being asked for, when a finger does.
  var dismissalDriver: (any ViewControllerInteractiveTransitioning)? { nil }

  /// Called when a dismissal is asked for while one is under way; true when that is seen to.
  func dismissalWasRequestedAgain() -> Bool { false }

  /// Called when a dismissal begins of which only the ones in front are seen to leave.
  func willLeaveUnseen() {}

  /// Called when such a dismissal was called off.
  func didStay() {}

  /// Called when the presentation is over without a dismissal of its own.
  func didLeave() {}

  /// Called when a transition has ended and everybody else has been told.
  func transitionDidFinish(dismissed: Bool) {
    guard isDismissedByPerson else { return }
    isDismissedByPerson = false
    if dismissed { delegate?.presentationControllerDidDismiss(spokesman) }
  }

  // MARK: Content

  /// The traits of the stage that the container is on.
  open var traitCollection: TraitCollection {
    storedContainerView?.traitCollection ?? presentedViewController.currentTraits
  }

  /// Called after the traits of the stage have changed, while the container is in a window.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The size that the presented controller would like, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the size that the presented controller would like has changed; does nothing unless
  /// overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// The size that the presented controller's view will have, in points, when the container has
  /// `parentSize`; all of it unless overridden.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the presenter changes; tells the presented controller what becomes of
  /// its own (fact A38).
  ///
  /// Nothing here gives the presented view another frame: its mask does, or a subclass that sets it
  /// in `containerViewWillLayoutSubviews()` (fact C9).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let content = presentedViewController
    let size = self.size(forChildContentContainer: content, withParentContainerSize: size)
    content.passSize(size, with: coordinator)
  }

  /// Called before the traits change; tells the presented controller.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.passTraits(newCollection, with: coordinator)
  }
}

extension PresentationController: ContentContainer {}

/// The view in which a presentation takes place.
final class TransitionContainerView: TransitionPlaceView {
  /// Whose layout callbacks the container's layout calls.
  var presentationController: PresentationController?

  /// The presentation that takes place in the container, until it is over.
  unowned var presentation: Presentation?

  private var knownSize: CGSize?

  override var runningTransition: ModalTransition? { presentation?.transition }

  /// False where touches are to reach what lies behind.
  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    super.point(inside: point, with: event)
      && presentationController?.claimsTouch(at: point) != false
  }

  override func didMoveToWindow() {
    presentation?.followContainer()
    super.didMoveToWindow()
  }

  override func layoutSubviews() {
    if let knownSize, knownSize != bounds.size { runningTransition?.containerDidResize() }
    knownSize = bounds.size
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    presentationController?.traitCollectionDidChange(previousTraitCollection)
    presentation?.adapt()
  }
}
