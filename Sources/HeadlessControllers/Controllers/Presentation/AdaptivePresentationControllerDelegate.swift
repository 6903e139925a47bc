public import HeadlessViews

/// Decides how a presentation adapts to little room, and whether the person may dismiss it; every
/// answer is optional.
@preconcurrency @MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// The style in which to present where there is little room; asked when `traitCollection` does not
  /// matter to the delegate (fact B35).
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

  /// The style in which to present in some traits: `fullScreen`, `overFullScreen`, `formSheet`, or
  /// `none` to present as it is; any other counts as `none` (fact B35).
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle

  /// The controller to present in place of the one that was asked for; nil presents that one (fact
  /// B37).
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?

  /// Called with what is to manage the presentation in the adapted style, before that begins.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController)

  /// Called before the presentation takes a style; `none` when it does not adapt.
  ///
  /// - Parameter transitionCoordinator: That of the presentation; nil when the traits of what is
  ///   presented change.
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)

  /// False when the person may not dismiss the presentation; asked any number of times, and a promise
  /// of nothing (fact B32).
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

  /// Called when the person begins to dismiss the presentation, which may yet be called off (B33).
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// Called after the person has dismissed the presentation, when everything else has been done.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// Called after the person has tried to dismiss what may not be dismissed (facts B31, B32).
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// The presentation controller's own choice.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { controller.adaptivePresentationStyle }

  /// The answer that does not depend on traits.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// The controller that was asked for.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) {}

  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}

  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
