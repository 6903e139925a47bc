import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("An entrance")
struct EntranceTransitionTests {
  @Test("has the way, the fades and the durations of Windows, there and back")
  func values() throws {
    let scene = TransitionScene(.entrance())
    try scene.quarters(duration: 0.45, and: [0.2, 0.3, 0.4, 0.8]) { moment in
      let (time, isForward) = (moment.time, moment.isForward)
      // The progress of what leaves, and of what arrives.
      let left = cubicTiming(share(time, 0, 0.15), 0.7, 0, 1, 0.5)
      let arrived = cubicTiming(share(time, 0.15, 0.45), 0.1, 0.9, 0.2, 1)
      expectNear(scene.shown.transform.m42, 140 * (isForward ? 1 - arrived : left), within: 1e-4)
      expectNear(
        scene.shown.opacity, isForward ? share(time, 0.15, 0.2) : 1 - share(time, 0.1, 0.15),
        within: 1e-6)
      expectNear(scene.shownBehind.opacity, isForward ? 1 - left : arrived, within: 1e-5)
    }
    let other = TransitionScene(.entrance(distance: -60, timing: .eased(.linear)))
    try other.run(.forward) { moment in
      expectNear(
        other.shown.transform.m42, -60 * (1 - share(moment.time, 0.15, 0.45)), within: 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.follows]) { .entrance() } }
}
