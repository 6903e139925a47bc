public import Transitioning

/// Drives the transitions of a scene by hand, in place of a finger.
///
/// The driver takes the place of a controller's or a container's delegate: it forwards all calls to
/// the delegate, except those for an interaction controller.
@preconcurrency @MainActor
public final class SceneDriver {
  /// The interaction controller of the driven transitions.
  public let interaction = UIPercentDrivenInteractiveTransition()

  private var transitioning: (any UIViewControllerTransitioningDelegate)?
  private var navigation: (any UINavigationControllerDelegate)?
  private var tabs: (any UITabBarControllerDelegate)?
  private var restore: [() -> Void] = []

  init() {}

  /// Drives the presentation and the dismissal of a controller.
  public func drive(_ controller: UIViewController) {
    guard transitioning == nil else { return }
    let delegate = controller.transitioningDelegate
    transitioning = delegate
    controller.transitioningDelegate = self
    restore.append { [weak controller, weak delegate] in
      controller?.transitioningDelegate = delegate
    }
  }

  /// Drives the pushes and pops of a navigation controller.
  public func drive(_ controller: UINavigationController) {
    let delegate = controller.delegate
    navigation = delegate
    controller.delegate = self
    restore.append { [weak controller, weak delegate] in controller?.delegate = delegate }
  }

  /// Drives the changes of tabs of a tab bar controller.
  public func drive(_ controller: UITabBarController) {
    let delegate = controller.delegate
    tabs = delegate
    controller.delegate = self
    restore.append { [weak controller, weak delegate] in controller?.delegate = delegate }
  }

  /// Restores the delegates.
  func stop() {
    for work in restore { work() }
    restore = []
    (transitioning, navigation, tabs) = (nil, nil, nil)
  }
}

extension SceneDriver: UIViewControllerTransitioningDelegate {
  /// Forwards to the delegate.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioning?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  /// Forwards to the delegate.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioning?.animationController(forDismissed: dismissed)
  }

  /// The interaction controller of this driver.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  /// The interaction controller of this driver.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  /// Forwards to the delegate.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    transitioning?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

extension SceneDriver: UINavigationControllerDelegate {
  /// Forwards to the delegate.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Forwards to the delegate.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  /// Forwards to the delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigation?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// The interaction controller of this driver.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension SceneDriver: UITabBarControllerDelegate {
  /// Forwards to the delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabs?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// The interaction controller of this driver.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
