import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A window that is hidden and shown again")
struct WindowHidingTests {
  private let scene = ControllerScene()

  @Test("keeps its presentations, and calls no controller", arguments: [false, true])
  func presentation(isOnItsWay: Bool) throws {
    let (sheet, dialog) = (scene.controller("B", .pageSheet), scene.controller("C", .fullScreen))
    scene.stack([sheet])
    sheet.present(dialog, animated: true)
    if !isOnItsWay { try scene.stage.settle() }
    _ = scene.log.take()
    let picture = scene.picture
    scene.window.isHidden = true
    expectEqual(scene.picture, picture)
    expectEqual(scene.log.take(), [])
    try scene.stage.settle()
    // A presentation that was running has ended meanwhile.
    expectEqual(scene.log.take().contains("C.viewDidAppear(true)"), isOnItsWay)
    scene.window.isHidden = false
    try scene.stage.settle()
    expectEqual(scene.log.take(), [])
    expectEqual(scene.picture, "P > B > C: P [] [C]")
  }

  @Test("follows the screen's size while hidden, and performs presentations")
  func meanwhile() throws {
    scene.window.isHidden = true
    scene.stage.resize(to: .tablet)
    let sheet = scene.controller("B", .fullScreen)
    scene.back.present(sheet, animated: true)
    try scene.stage.settle()
    scene.window.isHidden = false
    expectEqual(scene.picture, "P > B: [] [B]")
    expectEqual([scene.back, sheet].map(\.view.bounds.size), [CGSize.tablet, CGSize.tablet])
    expectTrue(scene.log.take().contains("B.viewDidAppear(true)"))
  }

  @Test("shows its root first, and another root the next time")
  func roots() throws {
    let other = scene.controller("O")
    scene.window.isHidden = true
    scene.window.rootViewController = other
    try scene.stage.settle()
    expectEqual(scene.log.take(), ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    expectEqual(scene.picture, "O: nothing")
    expectTrue(!other.isViewLoaded)
    scene.window.isHidden = false
    try scene.stage.settle()
    expectEqual(scene.log.take().last, "O.viewDidAppear(false)")
  }

  @Test("that is removed from the stage and added again makes its root disappear and appear")
  func offStage() throws {
    scene.window.isHidden = true
    scene.stage.remove(scene.window)
    scene.log.note("removed")
    scene.stage.add(scene.window)
    try scene.stage.settle()
    scene.log.note("added")
    scene.window.isHidden = false
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "P.viewWillDisappear(false)", "P.viewDidDisappear(false)", "removed", "added",
        "P.viewWillAppear(false)", "P.viewIsAppearing(false)", "P.viewDidAppear(false)",
      ])
  }
}
