/// Lets a tab bar controller read each controller's own transition.
///
/// ```swift
/// tabs.delegate = TransitionTabBarControllerDelegate.sharedDelegate()
/// ```
///
/// Of two tabs, the one further on is in front: going there takes its transition forward, going back
/// from there the same one backward. Where it has none, the other's is taken. Two without a transition
/// change places at once.
@preconcurrency @MainActor
public final class TransitionTabBarControllerDelegate {
  private static let shared = TransitionTabBarControllerDelegate()

  private init() {}

  /// The delegate for every tab bar controller there is, for it remembers nothing.
  public static func sharedDelegate() -> any TabBarControllerDelegate { shared }
}

extension TransitionTabBarControllerDelegate: TabBarControllerDelegate {
  /// What the transition controllers of the two choose.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    let isForward = tabBarController.direction(from: fromVC, to: toVC) == .forward
    let (fore, back) = isForward ? (toVC, fromVC) : (fromVC, toVC)
    let chooser = fore.transitioningDelegate == nil ? back : fore
    guard let delegate = chooser.transitioningDelegate else { return nil }
    guard let controller = delegate as? TransitionController else {
      return isForward
        ? delegate.animationController(
          forPresented: toVC, presenting: fromVC, source: tabBarController)
        : delegate.animationController(forDismissed: fromVC)
    }
    return controller.makeRun(
      TransitionCast(
        direction: isForward ? .forward : .backward, back: back, fore: fore,
        source: tabBarController))
  }

  /// Who drives the transition, if it can be driven.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animationController as? TransitionRun)?.interactionController
      ?? animationController as? any ViewControllerInteractiveTransitioning
  }
}
