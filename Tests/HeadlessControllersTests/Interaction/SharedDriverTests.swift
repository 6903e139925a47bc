import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("An interaction controller for two transitions at once")
struct SharedDriverTests {
  private let scene = ControllerScene()
  private let driver = UIPercentDrivenInteractiveTransition()

  private func present(_ name: String, from presenter: UIViewController) -> UIViewController {
    let fore = scene.controller(name, with: FadeByHand(driver))
    presenter.present(fore, animated: true)
    return fore
  }

  private func otherWindow() -> UIViewController {
    let (window, root) = (UIWindow(stage: scene.stage), UIViewController())
    root.title = "O"
    window.rootViewController = root
    window.makeKeyAndVisible()
    scene.stage.advance(by: 0)
    return root
  }

  @Test("drives the transition that has begun; the other runs by the clock, and a report is made")
  func later() throws {
    let other = otherWindow()
    let first = present("B", from: scene.back)
    scene.stage.advance(by: 0.1)
    driver.update(0.5)
    let second = present("C", from: other)
    scene.stage.advance(by: 1)
    expectEqual([first.isBeingPresented, second.isBeingPresented], [true, false])
    expectEqual(driver.percentComplete, 0.5)
    driver.finish()
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B: P [B]; issues: 1")
    expectEqual(
      scene.issues,
      [
        .driverIsBusy(
          driver: "UIPercentDrivenInteractiveTransition",
          current: "the presentation of LoggingViewController 'B'",
          requested: "the presentation of LoggingViewController 'C'")
      ])
  }

  @Test("drives the last of several requests in one turn, and ends it as the driver was told")
  func together() throws {
    let other = otherWindow()
    let first = present("B", from: scene.back)
    let second = present("C", from: other)
    driver.cancel()
    try scene.stage.settle()
    expectEqual([scene.back, other].map(\.presentedViewController), [first, nil])
    expectTrue(second.presentingViewController == nil)
    expectEqual(scene.issues.count, 1)
  }

  @Test("drives the transition that begins in the turn in which the other is cut short")
  func cutShort() throws {
    let other = otherWindow()
    let first = present("B", from: scene.back)
    scene.stage.advance(by: 0.1)
    first.dismiss(animated: false)
    let second = present("C", from: other)
    scene.stage.advance(by: 0.1)
    driver.update(0.5)
    expectEqual(second.transitionCoordinator?.percentComplete, 0.5)
    driver.finish()
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    expectEqual(other.view.window?.picture, "O > C: O [C]")
  }

  @Test("drives a push that replaces another of the same turn")
  func push() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = TransitionNavigationControllerDelegate.shared
    scene.window.rootViewController = stack
    try scene.stage.settle()
    stack.pushViewController(scene.controller("B", with: FadeByHand(driver)), animated: true)
    let last = scene.controller("C", with: FadeByHand(driver))
    stack.pushViewController(last, animated: true)
    scene.stage.advance(by: 0.1)
    driver.update(0.5)
    expectEqual(stack.transitionCoordinator?.percentComplete, 0.5)
    driver.finish()
    try scene.stage.settle()
    expectTrue(stack.topViewController === last && stack.transitionCoordinator == nil)
    expectEqual(scene.issues, [])
  }
}
