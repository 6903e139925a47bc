import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

@MainActor
@Suite("Containers under adversity")
struct ContainerAdversityTests {
  private let edge = CGPoint(x: 5, y: 400)

  // Rules: ViewControllers 9, 10.
  @Test(
    "a controller that enters a container whose dismissal is cancelled gets viewIsAppearing",
    arguments: [0, 1, 2])
  func calledBack(kind: Int) throws {
    let scene = ControllerScene()
    let (a, b) = (scene.controller("A"), scene.controller("B"))
    let container: UIViewController
    switch kind {
    case 0: container = UINavigationController(rootViewController: a)
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      container = tabs
    default:
      container = UIViewController()
      container.addChild(a)
      container.view.addSubview(a.view)
      a.didMove(toParent: container)
    }
    let driven = DrivenTransition {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    driven.isDriven = false
    container.transitionController.transition = driven
    scene.back.present(container, animated: true)
    try scene.stage.settle()
    _ = scene.log.take()
    driven.isDriven = true
    container.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    driven.interaction.update(0.4)
    switch container {
    case let navigation as UINavigationController: navigation.pushViewController(b, animated: true)
    case let tabs as UITabBarController: tabs.selectedIndex = 1
    default:
      container.addChild(b)
      container.view.addSubview(b.view)
      b.didMove(toParent: container)
    }
    scene.stage.advance(by: 0.1)
    driven.interaction.cancel()
    try scene.stage.settle()
    let lines = scene.log.take().filter { $0.hasPrefix("B.view") && !$0.contains("Load") }
    expectEqual(
      lines.map { $0.prefix { $0 != "(" } },
      [
        "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
    expectTrue(b.view.window != nil && scene.stage.diagnostics.issues.isEmpty)
  }

  // Rules: Interaction 17.
  @Test("a finger that starts a pop does not drive a push that a callback requests instead")
  func pushWithinPull() throws {
    let scene = try NavigationScene(["A", "B"])
    var isPushed = false
    scene["B"].reactions["willMove"] = {
      guard !isPushed else { return }
      isPushed = true
      scene.navigation.pushViewController(scene["X"], animated: true)
    }
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 80, y: 0)
    scene.stage.advance(by: 0.1)
    expectTrue(scene.navigation.transitionCoordinator?.isInteractive != true)
    finger.lift()
    try scene.stage.settle()
    expectEqual(scene.picture, "AX")
  }

  @Test("after a rotation during a transition, all frames fit", arguments: 0..<6, [false, true])
  func turnedOnTheWay(kind: Int, mirrors: Bool) throws {
    let scene = try NavigationScene(["A", "B"])
    let stage = scene.stage
    func change() {
      if mirrors {
        stage.traits.layoutDirection = .rightToLeft
      } else {
        stage.turn(to: .landscapeLeft)
      }
    }
    switch kind {
    case 0:
      scene.navigation.pushViewController(scene["C"], animated: true)
      stage.advance(by: 0.1)
      change()
    case 1:
      scene.navigation.popViewController(animated: true)
      stage.advance(by: 0.1)
      change()
    case 2:
      scene.navigation.pushViewController(scene["C"], animated: true)
      stage.advance(by: 0.1)
      change()
      stage.advance(by: 0.05)
      scene.navigation.popViewController(animated: true)
    case 3, 4:
      let finger = stage.touchDown(at: edge)
      finger.move(byX: 20, y: 0)
      finger.move(byX: 80, y: 0)
      stage.advance(by: 0.1)
      change()
      stage.advance(by: 0.1)
      finger.move(byX: kind == 3 ? 10 : 300, y: 0)
      stage.advance(by: 0.3)
      finger.lift()
    default:
      scene.navigation.setNavigationBarHidden(true, animated: true)
      scene.navigation.pushViewController(scene["C"], animated: true)
      stage.advance(by: 0.1)
      change()
    }
    try stage.settle()
    let top = try #require(scene.navigation.topViewController)
    expectEqual(scene.picture, scene.stack)
    expectEqual(top.view.frame, scene.window.bounds)
    expectEqual(top.view.layer.presentationProperties, top.view.layer.properties)
    // A picture of the same stack, made without the disturbance.
    let other = try NavigationScene(scene.navigation.viewControllers.map { $0.title! })
    if mirrors {
      other.stage.traits.layoutDirection = .rightToLeft
    } else {
      other.stage.turn(to: .landscapeLeft)
    }
    if kind == 5 { other.navigation.isNavigationBarHidden = true }
    try other.stage.settle()
    expectEqual(looks(scene.stage), looks(other.stage))
  }

  /// The visible items, independent of their layers.
  private func looks(_ stage: Stage) -> [DisplayItem] {
    stage.displayList().items.map {
      var item = $0
      (item.layer, item.group, item.clip) = (0, nil, nil)
      return item
    }
  }
}
