import Testing
import Transitioning
import Transitions

@MainActor
@Suite("A slide")
struct SlideTransitionTests {
  @Test("moves both views by the width, there and back, in 0.35 seconds", arguments: [1, -1])
  func values(sign: Double) throws {
    let scene = TransitionScene(SlideTransition(from: sign > 0 ? .trailing : .leading))
    let there = try scene.forward { progress in
      guard progress < 1 else { return }
      expectClose(scene.shown.position.x, 200 + sign * 400 * (1 - standard(progress)))
      expectClose(scene.shownBehind.transform.m41, -sign * 400 * standard(progress))
    }
    #expect(abs(there - 0.35) < 1e-12)
    let back = try scene.backward { progress in
      guard progress < 1 else { return }
      expectClose(scene.shown.position.x, 200 + sign * 400 * standard(progress))
      expectClose(scene.shownBehind.transform.m41, -sign * 400 * (1 - standard(progress)))
    }
    #expect(abs(back - 0.35) < 1e-12)
    #expect(scene.stage.isSettled)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps the laws", arguments: TransitionLaw.allCases)
  func laws(_ law: TransitionLaw) throws { try law.check { SlideTransition() } }
}
