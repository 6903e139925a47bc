import Transitioning

/// A stack of letters, each pushed with the transition of its controller.
///
/// The window is black: it is visible around a screen that steps back.
final class LettersNavigationController: UINavigationController {
  /// The list at the bottom of the stack.
  let list: MessageListViewController

  init() {
    list = MessageListViewController()
    super.init(rootViewController: list)
    isNavigationBarHidden = true
    delegate = TransitionNavigationControllerDelegate.sharedDelegate()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.backgroundColor = .black
  }
}

extension LettersNavigationController: UIGestureRecognizerDelegate {
  /// True: without its own delegate, the swipe would not begin while the bar is hidden.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
