import Transitioning
import Transitions

/// A letter that arrives while another one is being written.
struct PeekSample: Sample {
  static let name = "peek"
  static let adoption = Adoption(".peek()")
  static let group = SampleGroup.directional
  static let purpose = "comes by itself and should not surprise"
  static let summary = "A letter is being written; another one peeks in from the side, then comes."

  private let letter = ComposeViewController()

  var root: UIViewController { letter }

  func open() -> UIViewController {
    let arrived = MessageViewController(Message.inbox[6])
    arrived.transitionController.transition = .peek()
    letter.present(arrived, animated: true)
    return arrived
  }
}
