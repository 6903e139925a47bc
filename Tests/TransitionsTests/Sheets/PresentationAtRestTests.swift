import Testing
import Transitioning
import Transitions

@MainActor
@Suite("A ready-made presentation at rest")
struct PresentationAtRestTests {
  private func resized(_ transition: any Transition) throws -> CGRect {
    let stage = Stage()
    let (window, back, fore) = (Window(stage: stage), ViewController(), ViewController())
    window.rootViewController = back
    window.makeKeyAndVisible()
    fore.transitionController.transition = transition
    back.present(fore, animated: true)
    try stage.settle()
    stage.resize(to: CGSize(width: 844, height: 390), animatedFor: 0.3)
    try stage.settle()
    #expect(fore.view.layer.presentationProperties.bounds.size == fore.view.bounds.size)
    return fore.view.frame
  }

  @Test("takes its own frame when the screen is rotated")
  func turned() throws {
    #expect(try resized(MenuTransition()) == CGRect(x: 0, y: 0, width: 422, height: 390))
    #expect(
      try resized(VerticalSheetTransition()) == CGRect(x: 0, y: 156, width: 844, height: 234))
  }

  @Test("is dismissed without a jump of the views behind, though it came without animation")
  func unseen() throws {
    let scene = TransitionScene(MenuTransition())
    let before = scene.picture
    scene.wall.present(scene.fore, animated: false)
    scene.stage.advance(by: 0)
    let place = scene.shownBehind.transform
    scene.fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    #expect(scene.shownBehind.transform == place)
    scene.stage.advance(by: 0.1)
    #expect(scene.shownBehind.transform == place)
    #expect(scene.shown.position.x < 100)
    try scene.stage.settle()
    #expect(scene.picture == before)
  }

  @Test("moves the views behind both ways when it was presented with animation")
  func seen() throws {
    let scene = TransitionScene(MenuTransition())
    _ = try scene.forward()
    #expect(scene.shownBehind.transform.m41 == 50)
    _ = try scene.backward { part in
      if part == 0 { #expect(scene.shownBehind.transform.m41 == 50) }
    }
    #expect(scene.shownBehind.transform.m41 == 0)
  }
}
