import Transitioning
import Transitions

/// A menu of half the screen's width over a wall of posts.
struct MenuSample: Sample {
  static let name = "menu"
  static let group = SampleGroup.presentation
  static let summary = "A wall of posts; a menu of half the width slides in over it."

  private let wall = WallViewController()

  var root: ViewController { wall }

  func open() -> ViewController {
    let menu = MenuViewController()
    menu.transitionController.transition = MenuTransition()
    wall.present(menu, animated: true)
    return menu
  }
}
