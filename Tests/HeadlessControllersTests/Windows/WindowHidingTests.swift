import TestSupport
import Testing
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
    let views = scene.window.subviews
    scene.window.isHidden = true
    #expect(scene.window.subviews == views)
    #expect(scene.log.take() == [])
    try scene.stage.settle()
    #expect(scene.back.presentedViewController === sheet)
    #expect(sheet.presentedViewController === dialog)
    let calls = scene.log.take()
    scene.window.isHidden = false
    try scene.stage.settle()
    #expect(scene.log.take() == [])
    // A presentation that was running has ended meanwhile.
    #expect(calls.contains("C.viewDidAppear(true)") == isOnItsWay)
    #expect(dialog.view.window === scene.window)
    #expect(scene.issues == [])
  }

  @Test("follows the screen's size while hidden, and performs presentations")
  func meanwhile() throws {
    scene.window.isHidden = true
    scene.stage.resize(to: Stage.tablet)
    #expect(scene.back.view.bounds.size == Stage.tablet)
    let sheet = scene.controller("B", .fullScreen)
    scene.back.present(sheet, animated: true)
    try scene.stage.settle()
    scene.window.isHidden = false
    #expect(sheet.view.window === scene.window)
    #expect(sheet.view.bounds.size == Stage.tablet)
    #expect(scene.log.take().contains("B.viewDidAppear(true)"))
  }

  @Test("shows its root first, and another root the next time")
  func roots() throws {
    let other = scene.controller("O")
    scene.window.isHidden = true
    scene.window.rootViewController = other
    try scene.stage.settle()
    #expect(
      scene.log.take() == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    #expect(!other.isViewLoaded)
    #expect(scene.window.subviews.isEmpty)
    scene.window.isHidden = false
    try scene.stage.settle()
    #expect(scene.log.take().last == "O.viewDidAppear(false)")
  }

  @Test("that is removed from the stage and added again makes its root disappear and appear")
  func offStage() throws {
    scene.window.isHidden = true
    scene.stage.remove(scene.window)
    #expect(
      scene.log.take() == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    scene.stage.add(scene.window)
    try scene.stage.settle()
    #expect(scene.log.take() == [])
    scene.window.isHidden = false
    try scene.stage.settle()
    #expect(scene.log.take().last == "P.viewDidAppear(false)")
  }
}
