import Transitioning
import Transitions

/// A letter that goes back under a drag from the edge, full screen.
struct BackFullScreenSample: SwipedBackSample {
  static let name = "back-full-screen"
  static let adoption = Adoption(back: ".predictiveBack(by: back)")
  static let group = SampleGroup.predictiveBack
  static let showcase = Showcase.finger
  static let purpose = "a look back before going back"
  static let summary = "A letter shrinks on the way back, and the inbox shows where it leads."
  static let exceptions = [
    LawException(
      .follows, because: "the preview of going back moves less than the finger, as Android's does")
  ]

  private let inbox = MessageListViewController()

  var root: UIViewController { inbox }

  func open() -> UIViewController {
    let letter = MessageViewController(Message.inbox[1])
    let back = PredictiveBackController { [unowned letter] in letter.dismiss(animated: true) }
    letter.view.addGestureRecognizer(back.recognizer)
    letter.transitionController.transition = .predictiveBack(by: back)
    letter.onClose = { [unowned letter] in letter.dismiss(animated: true) }
    inbox.present(letter, animated: true)
    return letter
  }
}
