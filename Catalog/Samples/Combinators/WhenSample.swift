import Transitioning
import Transitions

/// A presentation of a letter that depends on the width of the screen.
struct WhenSample: Sample {
  static let name = "when"
  static let adoption = Adoption(
    ".when(\\.horizontalSizeClass, is: .compact, .parallaxPush(), otherwise: .sharedAxis(.z))")
  static let group = SampleGroup.combinators
  static let showcase = Showcase.tablet
  static let purpose = "another motion on another screen"
  static let summary =
    "An inbox; a letter is pushed over it on a phone, and comes nearer on a tablet."

  private let inbox = MessageListViewController()

  var root: UIViewController { inbox }

  func open() -> UIViewController {
    let letter = MessageViewController(Message.inbox[6])
    letter.transitionController.transition = .when(
      \.horizontalSizeClass, is: .compact, .parallaxPush(),
      otherwise: .sharedAxis(.z))
    letter.onClose = { [unowned letter] in letter.dismiss(animated: true) }
    inbox.present(letter, animated: true)
    return letter
  }
}
