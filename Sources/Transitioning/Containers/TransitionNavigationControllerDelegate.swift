/// Lets a navigation controller read each controller's own transition.
///
/// ```swift
/// navigation.delegate = TransitionNavigationControllerDelegate.sharedDelegate()
/// photo.transitionController.transition = ZoomTransition()
/// navigation.pushViewController(photo, animated: true)
/// ```
///
/// A push takes the transition of the controller that comes, forward, a pop that of the controller that
/// goes, backward. One without a transition comes and goes in the standard way. The finger from the edge
/// drives whichever it is.
@preconcurrency @MainActor
public final class TransitionNavigationControllerDelegate {
  private static let shared = TransitionNavigationControllerDelegate()

  private init() {}

  /// The delegate for every navigation controller there is, for it remembers nothing.
  public static func sharedDelegate() -> any NavigationControllerDelegate { shared }
}

extension TransitionNavigationControllerDelegate: NavigationControllerDelegate {
  /// What the transitioning delegate of the controller that comes or goes chooses.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push:
      toVC.transitioningDelegate?.animationController(
        forPresented: toVC, presenting: fromVC, source: navigationController)
    case .pop:
      fromVC.transitioningDelegate?.animationController(forDismissed: fromVC)
    case .none:
      nil
    }
  }

  /// Who drives the transition, if it can be driven.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animationController as? TransitionRun)?.interactionController
      ?? animationController as? any ViewControllerInteractiveTransitioning
  }
}
