import Testing
import Transitioning

@MainActor
@Suite("A stack of sheets that leaves together")
struct SheetStackTests {
  private let world = SheetScene()
  private let modal: LoggedModal

  /// How large the root is shown while it stands back.
  private let small = 1 - 20.0 / 390

  init() throws {
    modal = LoggedModal(world.scene, .pageSheet)
    try world.present()
    world.fore.present(modal.controller, animated: false)
    try world.stage.settle()
    #expect(abs(world.scaleBehind - small) < 1e-12 && dim == 1)
  }

  /// How dim it is seen to be behind the lower sheet, in `0...1`.
  private var dim: Double {
    Double(world.dimming?.layer.presentationProperties.opacity ?? 0)
  }

  // Rules: Presentation 21; Sheets 8.
  @Test("lets what is behind all of them come forward along with the one that is seen")
  func leaving() throws {
    modal.controller.transitioningDelegate = nil
    world.scene.back.dismiss(animated: true)
    var last = (scale: small, dim: 1.0)
    for _ in 0..<4 {
      world.stage.advance(by: 0.03)
      let shown = (scale: world.scaleBehind, dim: dim)
      #expect(shown.scale > last.scale && shown.scale < 1)
      #expect(shown.dim < last.dim && shown.dim > 0)
      last = shown
    }
    try world.stage.settle()
    #expect(world.scaleBehind == 1 && world.scene.back.presentedViewController == nil)
  }

  @Test("leaves that where it was when a finger calls it off (Presentation 21; Interaction 16)")
  func calledOff() throws {
    modal.drive()
    let before = Picture(world.scene.window)
    world.scene.back.dismiss(animated: true)
    world.stage.advance(by: 0)
    modal.interaction.update(0.5)
    #expect(abs(world.scaleBehind - (small + 1) / 2) < 1e-9 && abs(dim - 0.5) < 1e-9)
    modal.interaction.cancel()
    try world.stage.settle()
    #expect(abs(world.scaleBehind - small) < 1e-12 && dim == 1)
    #expect(Picture(world.scene.window) == before)
    #expect(world.fore.presentedViewController === modal.controller)
    // And goes the next time.
    modal.controller.transitioningDelegate = nil
    world.scene.back.dismiss(animated: true)
    try world.stage.settle()
    #expect(world.scaleBehind == 1 && world.scene.window.subviews == [world.scene.back.view])
    #expect(world.stage.diagnostics.issues.isEmpty)
  }
}
