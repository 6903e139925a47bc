import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A stack")
struct StackTransitionTests {
  @Test("moves the card in, and scales and dims what is behind, there and back")
  func values() throws {
    let scene = TransitionScene(.stack)
    try scene.quarters { moment in
      let progress = moment.progress(standard)
      expectClose(scene.shown.position.y, 400 + 800 * (1 - progress), 1e-6)
      expectClose(scene.shownBehind.transform.m11, 1 - 0.08 * progress, 1e-6)
      let list = scene.stage.displayList()
      if let scrim = scene.items("scrim").first {
        let opacity = list.groups(of: scrim).reduce(scrim.opacity) { $0 * $1.opacity }
        expectClose(CGFloat(opacity), 0.4 * progress, 1e-6)
      } else {
        expectClose(CGFloat(progress), 0)
      }
    }
    expectTrue(scene.wall.view.transform3D.isIdentity)
    expectTrue(scene.items("scrim").isEmpty)
  }

  @Test("comes from the side that is named", arguments: [1.0, -1])
  func sides(sign: Double) throws {
    let scene = TransitionScene(.stack(from: sign > 0 ? .trailing : .leading))
    try scene.quarters { moment in
      expectClose(
        scene.shown.position.x, 200 + sign * 400 * (1 - moment.progress(standard)), 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { StackTransition() } }
}
