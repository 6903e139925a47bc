/// A tab bar controller delegate that uses each controller's own transition.
///
/// ```swift
/// tabs.delegate = TransitionTabBarControllerDelegate.shared
/// ```
///
/// Of two tabs, the later one is the fore: a change to it uses its transition forward, a change
/// back uses the same transition backward. If the fore has no transitioning delegate, the back's is
/// used. Without any transition the change is not animated.
@preconcurrency @MainActor
public final class TransitionTabBarControllerDelegate: NSObject {
  /// The delegate for all tab bar controllers; it has no state.
  public static let shared = TransitionTabBarControllerDelegate()

  private override init() {}
}

extension TransitionTabBarControllerDelegate: UITabBarControllerDelegate {
  /// The animator of one of the two controllers' transitioning delegates.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isForward = isForward(from: fromVC, to: toVC, in: tabBarController)
    let (fore, back) = isForward ? (toVC, fromVC) : (fromVC, toVC)
    let chooser = fore.transitioningDelegate == nil ? back : fore
    guard let controller = chooser.transitioningDelegate as? TransitionController else {
      return isForward
        ? chooser.delegatedAnimator(for: toVC, presenting: fromVC, source: tabBarController)
        : chooser.delegatedAnimator(forDismissed: fromVC)
    }
    return controller.makeRun(
      TransitionParticipants(
        direction: isForward ? .forward : .backward, back: back, fore: fore,
        source: tabBarController))
  }

  /// True for a change to a later tab, or to or from a controller without a tab.
  private func isForward(
    from start: UIViewController, to end: UIViewController, in tabs: UITabBarController
  ) -> Bool {
    let controllers = tabs.viewControllers ?? []
    guard let start = controllers.firstIndex(of: start), let end = controllers.firstIndex(of: end)
    else { return true }
    return end >= start
  }

  /// The interaction controller of the transition; nil if it has none.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    TransitionRun.interactionController(of: animationController)
      ?? animationController as? any UIViewControllerInteractiveTransitioning
  }
}
