import Foundation
import UIKitCompatibility

/// Lets one animator present, and leaves dismissals to the system.
final class AnimatorDelegate<Animator: UIViewControllerAnimatedTransitioning>: NSObject,
  UIViewControllerTransitioningDelegate
{
  let animator: Animator

  init(_ animator: Animator) {
    self.animator = animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return animator
  }
}
