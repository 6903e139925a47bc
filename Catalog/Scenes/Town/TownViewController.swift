import Foundation
import Transitioning

/// A town in three tabs, which slide past each other after a tap or under a finger.
final class TownViewController: TabBarController {
  private lazy var swipes = TabSwipes(self)

  init() {
    super.init()
    delegate = TransitionTabBarControllerDelegate.sharedDelegate()
    viewControllers = TownPage.all.map { page in
      let controller = TownPageViewController(page)
      controller.transitionController.transition = TabSlideTransition(swipes)
      return controller
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "town"
    swipes.install(in: view)
  }
}
