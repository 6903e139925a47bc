import Transitioning
import Transitions

/// A letter that is sent, and the inbox behind it.
struct LiftSample: Sample {
  static let name = "lift"
  static let adoption = Adoption(".lift(to: .trailing)")
  static let group = SampleGroup.directional
  static let purpose = "a thing that is done and goes away"
  static let summary = "A letter is sent; it is lifted and carried off, and the inbox comes up."

  private let letter = ComposeViewController()

  var root: UIViewController { letter }

  func open() -> UIViewController {
    let inbox = MessageListViewController()
    inbox.transitionController.transition = .lift(to: .trailing)
    letter.present(inbox, animated: true)
    return inbox
  }
}
