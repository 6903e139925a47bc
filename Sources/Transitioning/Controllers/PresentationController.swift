public import Foundation
public import HeadlessViews

/// Manages a presentation from its beginning to the end of its dismissal: where the presented view
/// goes, and what else is shown as long as it is there.
///
/// A subclass adds views of its own to `containerView` in `presentationTransitionWillBegin()` and
/// takes them out when a dismissal has ended, or a presentation was cancelled.
@MainActor
open class PresentationController {
  /// The controller that presents; settled when the presentation begins (fact C3).
  public package(set) final var presentingViewController: ViewController

  /// The controller that is presented.
  public final let presentedViewController: ViewController

  /// The view in which the presentation takes place; nil before it begins and after it has ended.
  public package(set) final var containerView: View?

  /// The style of the presentation, which stays as it was when the presentation was asked for.
  public package(set) final var presentationStyle: ModalPresentationStyle

  /// A presentation of one controller by another.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    self.presentedViewController = presentedViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    self.presentingViewController =
      presentingViewController ?? presentedViewController.presentingViewController
      ?? presentedViewController
  }

  /// The view that comes in: the presented controller's, or one that a subclass put around it.
  open var presentedView: View? { presentedViewController.viewIfLoaded }

  /// Where that view goes, in the container; all of it unless overridden.
  ///
  /// Asked many times, so it must depend on nothing but what it can see.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// True when the presenter's view is taken out while the presentation lasts.
  open var shouldRemovePresentersView: Bool {
    presentationStyle.removesPresenter
  }

  /// True when the presentation covers the screen rather than its context (fact B5).
  open var shouldPresentInFullscreen: Bool { true }

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
    guard presentationStyle.isDismissedByPerson else { return false }
    if !presentedViewController.isBeingDismissed {
      presentedViewController.dismiss(animated: true)
    }
    return true
  }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

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

extension PresentationController: ContentContainer {
  /// The traits of the stage that the container is on.
  public var traitCollection: TraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
}

/// The view in which a presentation takes place.
final class TransitionContainerView: View {
  /// Whose layout callbacks the container's layout calls.
  var presentationController: PresentationController?

  /// Called when the container is laid out in another size than before.
  var didResize: (() -> Void)?

  private var knownSize: CGSize?

  override func layoutSubviews() {
    if let knownSize, knownSize != bounds.size { didResize?() }
    knownSize = bounds.size
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    presentationController?.traitCollectionDidChange(previousTraitCollection)
  }
}
