import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A sheet that is rotated and rotated back")
struct SheetTurningTests {
  private let scene = ControllerScene()
  private let wide = CGSize(width: 844, height: 390)

  @Test("does not change the appearance of its content", arguments: [false, true])
  func children(isStack: Bool) throws {
    let (child, grandchild) = (scene.controller("C"), scene.controller("G"))
    let sheet: UIViewController =
      isStack ? UINavigationController(rootViewController: child) : UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    if !isStack {
      sheet.addChild(child)
      sheet.view.addSubview(child.view)
    }
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    scene.back.present(sheet, animated: false)
    try scene.stage.settle()
    _ = scene.log.take()
    for size in [wide, CGSize.phone, wide, CGSize.phone] {
      scene.stage.resize(to: size)
      try scene.stage.settle()
      expectTrue([child, grandchild].allSatisfy { $0.view.window === scene.window })
      expectEqual(scene.log.take(), [])
    }
    sheet.dismiss(animated: false)
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "C.viewWillDisappear(false)", "G.viewWillDisappear(false)", "G.viewDidDisappear(false)",
        "C.viewDidDisappear(false)",
      ])
    expectEqual(scene.issues, [])
  }

  @Test("notifies each controller in it of the other traits once")
  func traits() throws {
    let log = Log()
    let (sheet, child) = (ContentLogger("S", log), ContentLogger("C", log))
    sheet.modalPresentationStyle = .pageSheet
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    scene.back.present(sheet, animated: false)
    try scene.stage.settle()
    for size in [wide, CGSize.phone] {
      _ = log.take()
      scene.stage.resize(to: size)
      try scene.stage.settle()
      let told = log.take().filter { $0.contains("traitCollectionDidChange") }
      expectEqual(told.map { $0.prefix(2) }, ["S.", "C."])
    }
  }
}
