// Delegates of an app's own that forward to ours.

import Transitioning
import UIKit

final class StackDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionNavigationControllerDelegate.shared.navigationController(
      stack, animationControllerFor: operation, from: from, to: to)
  }
  func navigationController(
    _ stack: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    TransitionNavigationControllerDelegate.shared.navigationController(
      stack, interactionControllerFor: animator)
  }
  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionTabBarControllerDelegate.shared.tabBarController(
      tabs, animationControllerForTransitionFrom: from, to: to)
  }
}
