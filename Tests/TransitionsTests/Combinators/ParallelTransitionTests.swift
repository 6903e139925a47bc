import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A composite")
struct ParallelTransitionTests {
  @Test("runs its parts together, each for its own duration")
  func durations() throws {
    let scene = TransitionScene(.parallel(FadeTransition(), ScalingTransition.scale()))
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0.35)
    expectEqual(scene.shown.opacity, 1)
    expectTrue(!scene.shown.transform.isIdentity)
    expectTrue(scene.fore.transitionController.activeTransition is ParallelTransition)
    #expect(try scene.stage.settle() > 0)
  }

  @Test("of nothing ends at once, as a sequence of nothing does")
  func empty() throws {
    for nothing: any Transition in [ParallelTransition.parallel(), SequenceTransition.sequence()] {
      let scene = TransitionScene(nothing)
      #expect(try scene.forward() == 0)
      expectTrue(scene.wall.presentedViewController === scene.fore)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .parallel(.parallel(.slideUp()), .fade()) } }
}
