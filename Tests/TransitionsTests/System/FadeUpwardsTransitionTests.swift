import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A fade upwards")
struct FadeUpwardsTransitionTests {
  @Test("raises the page by a quarter of its height while it fades in, and goes back the same way")
  func values() throws {
    let scene = TransitionScene(.fadeUpwards)
    try scene.quarters { moment in
      // The way back is the same film, played backward.
      let time = moment.isForward ? moment.elapsed : 1 - moment.elapsed
      expectClose(
        scene.shown.transform.m42, 200 * (1 - cubicTiming(time, 0.4, 0, 0.2, 1)), 1e-5)
      expectClose(CGFloat(scene.shown.opacity), cubicTiming(time, 0.42, 0, 1, 1), 1e-5)
      #expect(scene.shownBehind.transform.isIdentity)
      #expect(scene.shownBehind.opacity == 1)
    }
    #expect(scene.wall.view.alpha == 1)
  }

  @Test("lasts 0.3 s, or as long as it is told")
  func duration() throws {
    let scene = TransitionScene(.fadeUpwards)
    expectClose(CGFloat(try scene.forward()), 0.3)
    expectClose(CGFloat(try scene.backward()), 0.3)
    expectClose(CGFloat(try TransitionScene(FadeUpwardsTransition(duration: 2)).forward()), 2)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .tab) { .fadeUpwards } }
}
