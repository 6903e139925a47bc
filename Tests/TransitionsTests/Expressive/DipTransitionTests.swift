import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A dip to a colour")
struct DipTransitionTests {
  @Test("fades to black and then out of it, there and back", arguments: [0.5, 0.3])
  func values(full: Double) throws {
    let scene = TransitionScene(DipTransition(full: full))
    try scene.quarters { moment in
      expectClose(CGFloat(scene.shown.opacity), moment.progress({ $0 }, during: full...1), 1e-5)
      let covered = moment.progress({ $0 }, during: 0...full)
      if covered > 1e-5 {
        let sheet = try #require(scene.items("colour").first)
        let list = scene.stage.displayList()
        let opacity = list.groups(of: sheet).reduce(sheet.opacity) { $0 * $1.opacity }
        expectClose(CGFloat(opacity), covered, 1e-5)
      }
    }
    expectTrue(scene.items("colour").isEmpty)
    expectEqual(scene.fore.view.alpha, 1)
  }

  @Test("shows nothing but the colour that it is given, at the instant that is named")
  func colour() throws {
    let scene = TransitionScene(.dip(to: .green, full: 0.25))
    scene.paint()
    let there = try scene.run(.forward, at: [0.25]) { _, _ in
      expectTrue(
        scene.raster.pixels.allSatisfy { $0.green > 0.99 && $0.red < 0.01 && $0.blue < 0.01 })
    }
    expectEqual(there, 0.8)
    expectEqual(DipTransition().color, .black)
    try scene.run(.backward, at: [0.75]) { _, _ in
      expectTrue(
        scene.raster.pixels.allSatisfy { $0.green > 0.99 && $0.red < 0.01 && $0.blue < 0.01 })
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { DipTransition() } }
}
