public import HeadlessViews

/// A delegate that decides how a presentation adapts to compact width and whether the user may
/// dismiss it.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The presentation style in compact width; called if the delegate does not implement the method
  /// with a `traitCollection`.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The presentation style for the given traits: `fullScreen`, `overFullScreen`, `formSheet`, or
  /// `none` to keep the style; any other value counts as `none`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller to present in the adapted style; nil for the original controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called with the presentation controller of the adapted style, before that style takes effect.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// Called before the presentation takes a style; `style` is `none` if the presentation does not
  /// adapt.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller whose delegate is called.
  ///   - style: The style that the presentation takes; `none` if it does not adapt.
  ///   - transitionCoordinator: The coordinator of the presentation; nil if the traits of a
  ///     controller that is already presented change.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// False if the user may not dismiss the presentation; may be called any number of times, and a
  /// call does not mean that a dismissal follows.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called when the user begins to dismiss the presentation; the dismissal may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called last, after the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has tried to dismiss a presentation that must not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation controller's own style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }

  /// The result of the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Nil: the original controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
