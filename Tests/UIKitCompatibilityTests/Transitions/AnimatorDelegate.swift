import UIKitCompatibility

/// A transitioning delegate with an animator for presentations; dismissals are the system's.
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
