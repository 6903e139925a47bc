public import Transitioning

/// Drives the transitions of a scene by hand, in place of a finger.
///
/// The driver takes the place of a controller's or a container's delegate: it forwards all calls to
/// the delegate, except those for an interaction controller.
@preconcurrency @MainActor
public final class SceneDriver {
  /// The interaction controller of the driven transitions.
  public var interaction: UIPercentDrivenInteractiveTransition { delegate.interaction }

  private let delegate: DrivingDelegate
  private var restore: [() -> Void] = []

  /// Creates a driver with an interaction controller; without one, the caller drives by hand.
  package init(_ interaction: UIPercentDrivenInteractiveTransition? = nil) {
    delegate = DrivingDelegate(interaction ?? UIPercentDrivenInteractiveTransition())
  }

  /// Drives the presentation and the dismissal of a controller.
  public func drive(_ controller: UIViewController) {
    guard delegate.transitioning == nil else { return }
    let replaced = controller.transitioningDelegate
    delegate.transitioning = replaced
    controller.transitioningDelegate = delegate
    restore.append { [weak controller, weak replaced] in
      controller?.transitioningDelegate = replaced
    }
  }

  /// Drives the pushes and pops of a navigation controller.
  public func drive(_ controller: UINavigationController) {
    let replaced = controller.delegate
    delegate.navigation = replaced
    controller.delegate = delegate
    restore.append { [weak controller, weak replaced] in controller?.delegate = replaced }
  }

  /// Drives the changes of tabs of a tab bar controller.
  public func drive(_ controller: UITabBarController) {
    let replaced = controller.delegate
    delegate.tabs = replaced
    controller.delegate = delegate
    restore.append { [weak controller, weak replaced] in controller?.delegate = replaced }
  }

  /// Restores the delegates.
  func stop() {
    for work in restore { work() }
    restore = []
    (delegate.transitioning, delegate.navigation, delegate.tabs) = (nil, nil, nil)
  }
}

/// Forwards to the delegates that it replaces, and answers with an interaction controller.
@MainActor
private final class DrivingDelegate {
  let interaction: UIPercentDrivenInteractiveTransition
  var transitioning: (any UIViewControllerTransitioningDelegate)?
  var navigation: (any UINavigationControllerDelegate)?
  var tabs: (any UITabBarControllerDelegate)?

  init(_ interaction: UIPercentDrivenInteractiveTransition) { self.interaction = interaction }
}

extension DrivingDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioning?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioning?.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    transitioning?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

extension DrivingDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigation?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension DrivingDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { tabs?.tabBarController(tabBarController, shouldSelect: viewController) ?? true }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    tabs?.tabBarController(tabBarController, didSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabs?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
