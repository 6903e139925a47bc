/// A delegate that provides the transition of a view controller; every method is optional.
@preconcurrency @MainActor
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// The animator of a presentation; nil for the system transition of the style.
  ///
  /// - Parameters:
  ///   - presented: The controller that is about to be presented.
  ///   - presenting: The controller that presents; may differ from `source`.
  ///   - source: The controller whose `present(_:animated:completion:)` was called.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The animator of a dismissal; nil for the system transition of the style.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The interaction controller of a presentation; nil to run the animator without interaction.
  ///
  /// This method is called only if there is an animator.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// The interaction controller of a dismissal; nil to run the animator without interaction.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// The presentation controller for the style `custom`; nil for one that adds nothing.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Nil: no animator.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Nil: no animator.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Nil: no interaction controller.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Nil: no interaction controller.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Nil: a presentation controller that adds nothing.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}
