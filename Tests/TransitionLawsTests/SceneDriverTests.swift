import Expectations
import Transitioning
import TransitioningTesting

@testable import TransitionLaws

@MainActor
@Suite("The driver of a scene")
struct SceneDriverTests {
  private final class Tabs: UITabBarControllerDelegate {
    var selected: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != "closed" }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      selected.append(viewController.title ?? "")
    }
  }

  @Test("leaves the choice of a tab to the delegate that it replaces")
  func tabs() {
    let (controller, tabs, driver) = (UITabBarController(), Tabs(), SceneDriver())
    let (open, closed) = (UIViewController(), UIViewController())
    (open.title, closed.title) = ("open", "closed")
    controller.delegate = tabs
    driver.drive(controller)
    let driving = controller.delegate
    expectTrue(driving !== tabs)
    expectEqual(driving?.tabBarController(controller, shouldSelect: open), true)
    expectEqual(driving?.tabBarController(controller, shouldSelect: closed), false)
    driving?.tabBarController(controller, didSelect: open)
    expectEqual(tabs.selected, ["open"])
    driver.stop()
    expectTrue(controller.delegate === tabs)
  }
}
