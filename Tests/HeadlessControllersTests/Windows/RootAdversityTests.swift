import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A root that leaves")
struct RootAdversityTests {
  @Test("a window that is shown again while its root leaves keeps the root")
  func shownAgain() throws {
    let scene = ControllerScene()
    scene.back.reactions["viewWillDisappear"] = { scene.stage.add(scene.window) }
    scene.stage.remove(scene.window)
    try scene.stage.settle()
    #expect(scene.window.subviews == [scene.back.view as UIView])
    #expect(
      scene.log.take().map { $0.prefix { $0 != "(" } } == [
        "P.viewWillDisappear", "P.viewWillAppear", "P.viewDidAppear",
      ])
  }

  @Test(
    "a root that is set while the former one leaves replaces every other",
    arguments: ["viewWillDisappear", "viewDidDisappear"], [false, true])
  func anotherRoot(callback: String, isNone: Bool) throws {
    let scene = ControllerScene()
    let (first, second) = (scene.controller("A"), scene.controller("B"))
    scene.back.reactions[callback] = { scene.window.rootViewController = isNone ? nil : second }
    scene.window.rootViewController = first
    try scene.stage.settle()
    #expect(scene.window.rootViewController === (isNone ? nil : second))
    #expect(scene.window.subviews == (isNone ? [] : [second.view as UIView]))
    let lines = scene.log.take().filter { !$0.contains("oad") }.map { $0.prefix { $0 != "(" } }
    #expect(lines.filter { $0.hasPrefix("P") } == ["P.viewWillDisappear", "P.viewDidDisappear"])
    #expect(!lines.contains { $0.hasPrefix("A") })
    #expect(lines.contains("B.viewDidAppear") != isNone)
    #expect(scene.issues == [])
  }

  @Test(
    "a controller that presents while its window removes it is refused", arguments: [false, true])
  func presentsLeaving(hides: Bool) throws {
    let scene = ControllerScene()
    var count = 0
    scene.back.reactions["viewWillDisappear"] = {
      scene.back.present(scene.controller("B"), animated: true) { count += 1 }
    }
    if hides { scene.stage.remove(scene.window) } else { scene.window.rootViewController = nil }
    try scene.stage.settle()
    #expect(count == 1)
    #expect(scene.back.presentedViewController == nil)
    #expect(scene.issues.count == 1)
    #expect(
      scene.log.take().map { $0.prefix { $0 != "(" } } == [
        "P.viewWillDisappear", "P.viewDidDisappear",
      ])
  }
}
