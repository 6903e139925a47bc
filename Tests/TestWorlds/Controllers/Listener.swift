import Transitioning

/// All delegates of a random controller, in one object.
@MainActor
final class Listener {
  private unowned let ear: Ear

  /// True if the transitions of the delegate are interactive.
  var isDriven = false

  /// True if the delegate supplies a presentation controller.
  var bringsPresentationController = false

  init(_ ear: Ear) { self.ear = ear }
}

extension Listener: ViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    ear.hear("presentationController(forPresented:)")
    guard bringsPresentationController else { return nil }
    let controller = PresentationController(
      presentedViewController: presented, presenting: presenting)
    ear.count(controller, "presentation controller")
    return controller
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    ear.hear("animationController(forPresented:)")
    return ScalingAnimator(isPresenting: true, ear)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    ear.hear("animationController(forDismissed:)")
    return ScalingAnimator(isPresenting: false, ear)
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { isDriven ? ear.driver : nil }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { isDriven ? ear.driver : nil }
}

extension Listener: AdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    ear.hear("adaptivePresentationStyle")
    return ear.isOnce(in: 2) ? .fullScreen : controller.adaptivePresentationStyle
  }

  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? {
    ear.hear("viewControllerForAdaptivePresentationStyle")
    guard ear.isOnce(in: 2) else { return nil }
    return ear.isOnce(in: 2)
      ? NavigationController(rootViewController: controller.presentedViewController)
      : ear.anyController()
  }

  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) { ear.hear("willPresentWithAdaptiveStyle") }

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    ear.hear("shouldDismiss")
    return !ear.isOnce(in: 4)
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    ear.hear("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    ear.hear("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    ear.hear("didAttemptToDismiss")
  }
}

extension Listener: NavigationControllerDelegate {
  private var shared: any NavigationControllerDelegate {
    TransitionNavigationControllerDelegate.sharedDelegate()
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { ear.hear("willShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { ear.hear("didShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    ear.hear("animationControllerFor(\(operation.rawValue))")
    return shared.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    shared.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

extension Listener: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    ear.hear("shouldSelect")
    return !ear.isOnce(in: 4)
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { ear.hear("didSelect") }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    ear.hear("animationControllerForTransition")
    return ear.isOnce(in: 3)
      ? nil
      : TransitionTabBarControllerDelegate.sharedDelegate().tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}
