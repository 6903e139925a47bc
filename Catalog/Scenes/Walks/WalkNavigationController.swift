import Transitioning

/// A stack of walks.
///
/// Each pushed controller has a transition of its own, which the stack uses through the shared
/// delegate. The screens have bars of their own, so that the bars take part in the transitions.
final class WalkNavigationController: NavigationController {
  init() {
    super.init(rootViewController: WalkListViewController())
    isNavigationBarHidden = true
    delegate = TransitionNavigationControllerDelegate.sharedDelegate()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }
}

extension WalkNavigationController: GestureRecognizerDelegate {
  /// True: without its own delegate, the swipe would not begin while the bar is hidden.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
}
