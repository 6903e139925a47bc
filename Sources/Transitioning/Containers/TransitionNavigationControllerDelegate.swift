/// A navigation controller delegate that uses each controller's own transition.
///
/// ```swift
/// navigation.delegate = TransitionNavigationControllerDelegate.shared
/// photo.transitionController.transition = .scale()
/// navigation.pushViewController(photo, animated: true)
/// ```
///
/// A push uses the transition of the pushed controller, forward; a pop uses that of the popped
/// controller, backward. A controller without a transition is pushed and popped with the standard
/// animation.
///
/// The swipe back drives all of these. In UIKit a delegate that gives animators switches the
/// stack's own swipes off; this delegate brings them back with recognizers of its own, and drives
/// the standard pop with those of the stack. It does so when the stack first shows a controller, so
/// set the delegate before. A hidden bar does not matter; a back button that is hidden or replaced
/// in a visible bar has no swipe, and a recognizer of the stack that is disabled has none in its
/// place.
@preconcurrency @MainActor
public final class TransitionNavigationControllerDelegate: NSObject {
  /// The delegate for all navigation controllers; it has no state.
  public static let shared = TransitionNavigationControllerDelegate()

  private override init() {}
}

extension TransitionNavigationControllerDelegate: UINavigationControllerDelegate {
  /// The animator of the pushed or popped controller's transitioning delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator: (any UIViewControllerAnimatedTransitioning)? =
      switch operation {
      case .push:
        toVC.delegatedAnimator(for: toVC, presenting: fromVC, source: navigationController)
      case .pop:
        Self.animator(forPopped: fromVC, to: toVC, in: navigationController)
      default:
        nil
      }
    SwipeBack.of(navigationController)?.willChange(operation, by: animator)
    return animator
  }

  /// The animator of a pop; nil for the standard animation.
  static func animator(
    forPopped popped: UIViewController, to destination: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let controller = popped.transitioningDelegate as? TransitionController else {
      return popped.delegatedAnimator(forDismissed: popped)
    }
    return controller.makeRun(
      TransitionParticipants(
        direction: .backward, back: destination, fore: popped, source: navigation))
  }

  /// The interaction controller of the transition; that of the swipe back if it has none.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let own = {
      TransitionRun.interactionController(of: animationController)
        ?? animationController as? any UIViewControllerInteractiveTransitioning
    }
    guard let swipeBack = SwipeBack.of(navigationController) else { return own() }
    return swipeBack.driver(orElse: own)
  }

  /// Brings the swipe back to the stack.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    SwipeBack.of(navigationController)?.takeOver()
  }

  /// Brings the swipe back to the stack.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    SwipeBack.of(navigationController)?.takeOver()
  }
}
