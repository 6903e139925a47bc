import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A hold")
struct HoldTransitionTests {
  @Test("moves nothing for its duration, there and back", arguments: [0.3, 0.5])
  func values(duration: TimeInterval) throws {
    let scene = TransitionScene(.hold(for: duration))
    scene.paint()
    let rest = scene.shownBehind
    try scene.quarters(duration: duration) { _ in
      scene.fore.view.expect(x: 200, y: 400)
      expectEqual(scene.shown.opacity, 1)
      expectEqual(scene.shownBehind, rest)
    }
  }

  @Test("keeps the view that leaves until the end")
  func stays() throws {
    let scene = TransitionScene(.asymmetric(forward: .slideUp(), backward: .hold()))
    try scene.forward()
    scene.fore.dismiss(animated: true)
    scene.stage.advance(by: 0.29)
    expectTrue(scene.fore.view.window != nil)
    expectNear(try scene.stage.settle(), 0.01, within: 1e-6)
    expectTrue(scene.fore.view.window == nil)
  }

  // What comes is there at once, and what leaves is there until the end.
  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .hold() } }
}
