/// The reason why nothing asks a controller for the transition that it has.
///
/// ```swift
/// print(photo.transitionDecisions)
/// // FadeTransition is not asked: the navigation controller has no delegate that asks its
/// // controllers; set `delegate` to TransitionNavigationControllerDelegate.shared
/// ```
public enum TransitionObstacle: Hashable, Sendable, CustomStringConvertible {
  /// The navigation controller has no delegate.
  case noNavigationDelegate

  /// The delegate of the navigation controller, with its type, did not ask.
  case navigationDelegate(String)

  /// The tab bar controller has no delegate.
  case noTabBarDelegate

  /// The delegate of the tab bar controller, with its type, did not ask.
  case tabBarDelegate(String)

  /// The controller has no transitioning delegate.
  case noTransitioningDelegate

  /// The transitioning delegate of the controller, with its type, did not ask.
  case transitioningDelegate(String)

  /// The delegate of an object, with its name, was deallocated.
  case lostDelegate(of: String)

  /// The transition was set on the presenter of a controller, which has none.
  case setOnPresenter(of: String)

  /// The transition was set after the request to present the controller.
  case setTooLate

  /// What is wrong and what to do, as the end of a sentence.
  public var description: String {
    switch self {
    case .noNavigationDelegate:
      "the navigation controller has no delegate that asks its controllers; set `delegate` to"
        + " TransitionNavigationControllerDelegate.shared"
    case .navigationDelegate(let delegate):
      "\(delegate), the delegate of the navigation controller, does not ask it; return from"
        + " `animationControllerFor` and `interactionControllerFor` what"
        + " TransitionNavigationControllerDelegate.shared returns"
    case .noTabBarDelegate:
      "the tab bar controller has no delegate that asks its controllers; set `delegate` to"
        + " TransitionTabBarControllerDelegate.shared"
    case .tabBarDelegate(let delegate):
      "\(delegate), the delegate of the tab bar controller, does not ask it; return from"
        + " `animationControllerForTransitionFrom` and `interactionControllerFor` what"
        + " TransitionTabBarControllerDelegate.shared returns"
    case .noTransitioningDelegate:
      "the controller has no `transitioningDelegate`; set it to the controller's own"
        + " `transitionController`"
    case .transitioningDelegate(let delegate):
      "\(delegate) is the `transitioningDelegate`; leave that out, or forward its calls to the"
        + " controller's own `transitionController`"
    case .lostDelegate(let owner):
      "the delegate of \(owner) was deallocated; the property is weak, so retain the delegate"
    case .setOnPresenter(let presented):
      "a transition belongs to the controller that is presented; set it on \(presented)"
    case .setTooLate:
      "it was set after `present` had chosen another transition, so it runs on the way back only; to"
        + " bring the controller in with it, too, set it before that call"
    }
  }
}
