import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A stack of sheets that leaves together")
struct SheetStackTests {
  private let world = SheetScene()
  private let modal: LoggedModal

  /// The scale of the root behind a sheet.
  private let small = 1 - 20.0 / 390

  init() throws {
    modal = LoggedModal(world.scene, .pageSheet)
    try world.present()
    world.fore.present(modal.controller, animated: false)
    try world.stage.settle()
    expectNear(world.scaleBehind, small, within: 1e-12)
    expectEqual(dim, 1)
  }

  /// The dimming behind the lower sheet, as shown, in `0...1`.
  private var dim: Double {
    Double(world.dimming?.layer.presentationProperties.opacity ?? 0)
  }

  // Rules: Presentation 21; Sheets 8.
  @Test("brings the root forward in step with the visible sheet")
  func leaving() throws {
    modal.controller.transitioningDelegate = nil
    world.scene.back.dismiss(animated: true)
    var last = (scale: small, dim: 1.0)
    for _ in 0..<4 {
      world.stage.advance(by: 0.03)
      let shown = (scale: world.scaleBehind, dim: dim)
      expectLess(last.scale, shown.scale)
      expectLess(shown.scale, 1)
      expectLess(shown.dim, last.dim)
      expectLess(0, shown.dim)
      last = shown
    }
    try world.stage.settle()
    expectEqual(world.scaleBehind, 1)
    expectEqual(world.scene.picture, "P: P")
  }

  @Test("leaves the root where it was if a finger cancels (Presentation 21; Interaction 16)")
  func calledOff() throws {
    modal.drive()
    let before = Picture(world.scene.window)
    world.scene.back.dismiss(animated: true)
    world.stage.advance(by: 0)
    modal.interaction.update(0.5)
    expectNear(world.scaleBehind, (small + 1) / 2, within: 1e-9)
    expectNear(dim, 0.5, within: 1e-9)
    modal.interaction.cancel()
    try world.stage.settle()
    expectNear(world.scaleBehind, small, within: 1e-12)
    expectEqual(dim, 1)
    expectEqual(Picture(world.scene.window), before)
    expectTrue(world.fore.presentedViewController === modal.controller)
    // The next dismissal works.
    try leaving()
  }
}
