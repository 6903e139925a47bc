import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A composite")
struct CompositeTransitionTests {
  @Test("runs its parts together, each for as long as it takes")
  func durations() throws {
    let scene = TransitionScene(CompositeTransition(FadeTransition(), ZoomTransition()))
    let start = scene.stage.now
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0.35)
    expectEqual(scene.shown.opacity, 1)
    expectTrue(!scene.shown.transform.isIdentity)
    expectTrue(scene.fore.transitionController.activeTransition is CompositeTransition)
    try scene.stage.settle()
    expectTrue(scene.stage.now - start > 0.35)
  }

  @Test("of nothing ends at once")
  func empty() throws {
    let scene = TransitionScene(CompositeTransition())
    scene.wall.present(scene.fore, animated: true)
    #expect(try scene.stage.settle() == 0)
    expectTrue(scene.wall.presentedViewController === scene.fore)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .parallel(.parallel(.slideUp), .fade) } }
}
