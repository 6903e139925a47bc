import Transitioning

/// An animator that uses nothing but UIKit: a page drops in from above, and rises again.
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let page = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    if isPresenting {
      transitionContext.containerView.addSubview(page)
    } else if let behind = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(behind, at: 0)
    }
    let place = page.center
    let above = CGPoint(x: place.x, y: -page.bounds.height / 2)
    page.center = isPresenting ? above : place
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: 1
    ) { [isPresenting] in page.center = isPresenting ? place : above }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}

/// The delegate of a page that drops in; it must be retained, as in UIKit.
final class DropDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator(isPresenting: false) }
}
