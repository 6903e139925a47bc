public import Transitioning

/// Drives the transitions of a scene by hand, in place of a finger.
///
/// The driver stands between a controller or a container and its delegate: it forwards everything
/// to the delegate, and answers the question for an interaction controller itself.
@preconcurrency @MainActor
public final class SceneDriver {
  /// The interaction controller of the driven transitions.
  public var interaction: PercentDrivenInteractiveTransition { ownInteraction }

  /// True while a transition is driven, or runs out after that.
  var isDriving: Bool { ownInteraction.context != nil }

  private let ownInteraction = SceneInteraction()

  private var transitioning: (any ViewControllerTransitioningDelegate)?
  private var navigation: (any NavigationControllerDelegate)?
  private var tabs: (any TabBarControllerDelegate)?
  private var restore: [() -> Void] = []

  init() {}

  /// Drives the presentation and the dismissal of a controller.
  public func drive(_ controller: ViewController) {
    guard transitioning == nil else { return }
    let delegate = controller.transitioningDelegate
    transitioning = delegate
    controller.transitioningDelegate = self
    restore.append { [weak controller, weak delegate] in
      controller?.transitioningDelegate = delegate
    }
  }

  /// Drives the pushes and pops of a navigation controller.
  public func drive(_ controller: NavigationController) {
    let delegate = controller.delegate
    navigation = delegate
    controller.delegate = self
    restore.append { [weak controller, weak delegate] in controller?.delegate = delegate }
  }

  /// Drives the changes of tabs of a tab bar controller.
  public func drive(_ controller: TabBarController) {
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

extension SceneDriver: ViewControllerTransitioningDelegate {
  /// Forwards to the delegate.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    transitioning?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  /// Forwards to the delegate.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    transitioning?.animationController(forDismissed: dismissed)
  }

  /// The interaction controller of this driver.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }

  /// The interaction controller of this driver.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }

  /// Forwards to the delegate.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    transitioning?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

extension SceneDriver: NavigationControllerDelegate {
  /// Forwards to the delegate.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    navigation?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Forwards to the delegate.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    navigation?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  /// Forwards to the delegate.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    navigation?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// The interaction controller of this driver.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
}

extension SceneDriver: TabBarControllerDelegate {
  /// Forwards to the delegate.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    tabs?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// The interaction controller of this driver.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
}

/// An interaction controller that knows its transition, also where it stands on UIKit.
private final class SceneInteraction: PercentDrivenInteractiveTransition {
  /// The transition, from its start to its end.
  private(set) weak var context: (any ViewControllerContextTransitioning)?

  override func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }
}
