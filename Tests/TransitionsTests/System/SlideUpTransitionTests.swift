import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A slide up")
struct SlideUpTransitionTests {
  @Test("is pulled by the system's modal spring from below the screen")
  func values() throws {
    let scene = TransitionScene(SlideUpTransition())
    // √(1000 / 3), with over-damping treated as critical.
    let frequency = 18.257418583505537
    let duration = try scene.forward { progress in
      guard progress < 1 else { return expectClose(scene.shown.position.y, 400) }
      let elapsed = scene.stage.now
      expectClose(
        scene.shown.position.y, 1200 - 800 * critical(elapsed, frequency: frequency), 1e-6)
    }
    // Half a point of 800 is left.
    expectTrue(abs(800 * (1 - critical(duration, frequency: frequency)) - 0.5) < 1e-6)
    let back = try scene.backward { progress in
      guard progress < 1 else { return }
      expectClose(scene.shown.position.y, 400 + 800 * standard(progress))
    }
    expectTrue(abs(back - 0.3) < 1e-12)
  }

  @Test("sinks with another spring if there is one")
  func springExit() throws {
    let spring = SpringCurve(response: 0.3, dampingRatio: 1)
    let scene = TransitionScene(SlideUpTransition(exit: .spring(spring)))
    _ = try scene.forward()
    let duration = try scene.backward()
    expectTrue(abs(duration - spring.settlingDuration(over: 800)) < 1e-9)
  }

  @Test("has the timings and the durations that it is given")
  func parameters() throws {
    let scene = TransitionScene(
      .slideUp(timing: .eased(.linear), exit: .eased(.linear), duration: 2, exitDuration: 1))
    let there = try scene.forwardInQuarters { part, _ in
      expectClose(scene.shown.position.y, 1200 - 800 * part, 1e-6)
    }
    let back = try scene.backwardInQuarters { part, _ in
      expectClose(scene.shown.position.y, 400 + 800 * part, 1e-6)
    }
    expectTrue((there, back) == (2, 1))
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { SlideUpTransition() } }
}
