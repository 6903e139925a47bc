import Transitioning
import Transitions

/// A drawer over an inbox.
struct MenuSample: Sample {
  static let name = "menu"
  static let group = SampleGroup.sheets
  static let purpose = "the places of the app"
  static let summary = "An inbox; a drawer slides in over it and pushes it a little aside."

  private let inbox = MessageListViewController()

  init() {
    inbox.onMenu = { [unowned inbox] in Self.openMenu(from: inbox) }
  }

  var root: UIViewController { inbox }

  func open() -> UIViewController { Self.openMenu(from: inbox) }

  /// Presents the drawer: 320 points wide, or less on a narrow screen.
  @discardableResult
  private static func openMenu(from inbox: UIViewController) -> UIViewController {
    let menu = MenuViewController()
    menu.transitionController.transition = .menu(width: 0.85, maximumWidth: 320)
    inbox.present(menu, animated: true)
    return menu
  }
}
