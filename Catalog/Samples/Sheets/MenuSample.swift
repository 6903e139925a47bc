import Transitioning
import Transitions

/// A menu that pushes an inbox aside.
struct MenuSample: Sample {
  static let name = "menu"
  static let adoption = Adoption(".menu(width: 0.85, maximumWidth: 320, shift: 1)")
  static let group = SampleGroup.sheets
  static let purpose = "the places of the app"
  static let summary = "An inbox; its menu comes in at the side and pushes it away."

  private let inbox = MessageListViewController()

  init() {
    inbox.onMenu = { [unowned inbox] in Self.openMenu(from: inbox) }
  }

  var root: UIViewController { inbox }

  func open() -> UIViewController { Self.openMenu(from: inbox) }

  /// Presents the menu: 320 points wide, or less on a narrow screen.
  @discardableResult
  private static func openMenu(from inbox: UIViewController) -> UIViewController {
    let menu = MenuViewController()
    menu.transitionController.transition = .menu(width: 0.85, maximumWidth: 320, shift: 1)
    inbox.present(menu, animated: true)
    return menu
  }
}
