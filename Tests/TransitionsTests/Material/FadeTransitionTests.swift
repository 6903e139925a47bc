import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A fade")
struct FadeTransitionTests {
  @Test("takes 0.35 seconds and follows the standard curve, there and back")
  func values() throws {
    let scene = TransitionScene(FadeTransition())
    try scene.quarters(duration: 0.35) {
      expectNear(scene.shown.opacity, $0.progress(standard))
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { FadeTransition() } }
}
