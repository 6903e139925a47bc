import Transitioning
import Transitions

/// A push from an inbox to a new letter, out of its button.
struct ContainerFabSample: NavigationSample {
  static let name = "container-fab"
  static let adoption = Adoption(
    pushing: """
      .containerTransform(from: button, style: .init(fade: .through, \
      background: button.backgroundColor))
      """,
    title: ".containerTransform(from:)")
  static let group = SampleGroup.material
  static let purpose = "a button becomes its task"
  static let summary = "An inbox; its button for a new letter grows into the letter."

  private let inbox = MessageListViewController()
  let navigation: UINavigationController

  init() {
    navigation = SceneNavigationController(inbox)
    inbox.onWrite = { [unowned inbox] in Self.write(from: inbox) }
  }

  func open() -> UIViewController { Self.write(from: inbox) }

  @discardableResult
  private static func write(from inbox: MessageListViewController) -> UIViewController {
    let letter = ComposeViewController()
    // The container is a large button until the icon has faded.
    letter.transitionController.transition = .containerTransform(
      from: inbox.button,
      style: .init(fade: .through, background: inbox.button.backgroundColor))
    inbox.navigationController?.pushViewController(letter, animated: true)
    return letter
  }
}
