import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A way into the depth")
struct DrillInTransitionTests {
  @Test("has the scales, the fades and the durations of Windows, there and back")
  func values() throws {
    let scene = TransitionScene(.drillIn())
    let instants = [0.05, 0.1, 0.2, 0.4, 0.7]
    try scene.quarters(duration: 0.55, back: 0.333, and: instants) { moment in
      let time = moment.time
      let (leaving, coming) =
        moment.isForward ? (scene.shownBehind, scene.shown) : (scene.shown, scene.shownBehind)
      expectNear(
        leaving.transform.m11, 1 + (moment.isForward ? 0.04 : -0.04) * eased(time, 0.1),
        within: 1e-6)
      expectNear(leaving.opacity, 1 - faded(time, 0.1), within: 1e-5)
      expectNear(coming.opacity, faded(time, 0.333), within: 1e-5)
      if moment.isForward {
        expectNear(coming.transform.m11, 0.94 + 0.06 * eased(time, 0.783), within: 6e-4)
      } else {
        let arrived = cubicTiming(share(time, 0, 0.333), 0.12, 0, 0, 1)
        expectNear(coming.transform.m11, 1.06 - 0.06 * arrived, within: 1e-6)
      }
    }
    let linear = TransitionScene(.drillIn(timing: .eased(.linear)))
    try linear.run(.forward) { moment in
      expectNear(linear.shown.transform.m11, 0.94 + 0.06 * moment.elapsed, within: 1e-6)
    }
  }

  /// The progress of the scales but the last.
  private func eased(_ time: Double, _ duration: Double) -> Double {
    cubicTiming(share(time, 0, duration), 0.1, 0.9, 0.2, 1)
  }

  /// The progress of the fades.
  private func faded(_ time: Double, _ duration: Double) -> Double {
    cubicTiming(share(time, 0, duration), 0.17, 0.17, 0, 1)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.follows]) { .drillIn() } }
}
