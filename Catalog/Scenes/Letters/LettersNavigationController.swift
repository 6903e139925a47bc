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
    delegate = TransitionNavigationControllerDelegate.shared
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.backgroundColor = .black
  }
}
