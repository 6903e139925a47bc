import Transitioning

/// All delegates of a random controller, in one object.
@MainActor
final class Listener {
  private unowned let ear: Ear

  /// True if the transitions of the delegate are interactive.
  var isDriven = false

  /// True if the delegate supplies a presentation controller.
  var bringsPresentationController = false

  /// The controller that the stack has said it will show.
  private weak var announced: UIViewController?

  init(_ ear: Ear) { self.ear = ear }
}

extension Listener: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ear.hear("presentationController(forPresented:)")
    guard bringsPresentationController else { return nil }
    let controller = UIPresentationController(
      presentedViewController: presented, presenting: presenting)
    ear.count(controller, "presentation controller")
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ear.hear("animationController(forPresented:)")
    return ScalingAnimator(isPresenting: true, ear)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ear.hear("animationController(forDismissed:)")
    return ScalingAnimator(isPresenting: false, ear)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? ear.driver : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? ear.driver : nil }
}

extension Listener: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    ear.hear("adaptivePresentationStyle")
    return ear.isOnce(in: 2) ? .fullScreen : controller.adaptivePresentationStyle
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    ear.hear("viewControllerForAdaptivePresentationStyle")
    guard ear.isOnce(in: 2) else { return nil }
    return ear.isOnce(in: 2)
      ? UINavigationController(rootViewController: controller.presentedViewController)
      : ear.anyController()
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { ear.hear("willPresentWithAdaptiveStyle") }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    ear.hear("shouldDismiss")
    return !ear.isOnce(in: 4)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    ear.hear("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    ear.hear("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    ear.hear("didAttemptToDismiss")
  }
}

extension Listener: UINavigationControllerDelegate {
  private var shared: any UINavigationControllerDelegate {
    TransitionNavigationControllerDelegate.shared
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    announced = viewController
    ear.hear("willShow(\(viewController.title ?? ""))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if announced !== viewController {
      ear.complain("showed \(viewController.title ?? "?") unannounced")
    }
    ear.hear("didShow(\(viewController.title ?? ""))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ear.hear("animationControllerFor(\(operation.rawValue))")
    return shared.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    shared.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

extension Listener: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    ear.hear("shouldSelect")
    return !ear.isOnce(in: 4)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { ear.hear("didSelect") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    TransitionTabBarControllerDelegate.shared.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ear.hear("animationControllerForTransition")
    return ear.isOnce(in: 3)
      ? nil
      : TransitionTabBarControllerDelegate.shared.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}
