/// A navigation controller delegate that uses each controller's own transition.
///
/// ```swift
/// navigation.delegate = TransitionNavigationControllerDelegate.sharedDelegate()
/// photo.transitionController.transition = ZoomTransition()
/// navigation.pushViewController(photo, animated: true)
/// ```
///
/// A push uses the transition of the pushed controller, forward; a pop uses that of the popped
/// controller, backward. A controller without a transition is pushed and popped with the standard
/// animation. The edge swipe drives all of these transitions.
@preconcurrency @MainActor
public final class TransitionNavigationControllerDelegate: NSObject {
  private static let shared = TransitionNavigationControllerDelegate()

  private override init() {}

  /// The delegate for all navigation controllers; it has no state.
  public static func sharedDelegate() -> any UINavigationControllerDelegate { shared }
}

extension TransitionNavigationControllerDelegate: UINavigationControllerDelegate {
  /// The animator of the pushed or popped controller's transitioning delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push:
      toVC.delegatedAnimator(for: toVC, presenting: fromVC, source: navigationController)
    case .pop:
      animationController(forPopped: fromVC, to: toVC, in: navigationController)
    default:
      nil
    }
  }

  private func animationController(
    forPopped popped: UIViewController, to destination: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let controller = popped.transitioningDelegate as? TransitionController else {
      return popped.delegatedAnimator(forDismissed: popped)
    }
    return controller.makeRun(
      TransitionParticipants(
        direction: .backward, back: destination, fore: popped, source: navigation))
  }

  /// The interaction controller of the transition; nil if it has none.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    TransitionRun.interactionController(of: animationController)
      ?? animationController as? any UIViewControllerInteractiveTransitioning
  }
}
