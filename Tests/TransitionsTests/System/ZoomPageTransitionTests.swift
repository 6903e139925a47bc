import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A page that grows")
struct ZoomPageTransitionTests {
  @Test("has the scales, the fades and the 0.3 s of Flutter, there and back")
  func values() throws {
    let scene = TransitionScene(.zoomPage())
    try scene.quarters(duration: 0.3, and: [0.1, 0.15, 0.2, 0.3]) { moment in
      let (part, isForward) = (moment.elapsed, moment.isForward)
      let grown = flutter(part)
      expectNear(
        scene.shown.transform.m11, isForward ? 0.85 + 0.15 * grown : 1 - 0.1 * grown, within: 1e-6)
      expectNear(
        scene.shownBehind.transform.m11, isForward ? 1 + 0.05 * grown : 1.1 - 0.1 * grown,
        within: 1e-6)
      expectNear(
        scene.shown.opacity, isForward ? share(part, 0.125, 0.25) : 1 - share(part, 0.0825, 0.2075),
        within: 1e-6)
      if isForward {
        expectNear(scene.opacityInContainer(0), 0.6 * share(part, 0.2075, 0.4175), within: 1e-6)
      } else {
        expectEqual(scene.fore.view.superview?.subviews.count, 1)
      }
    }
    let other = TransitionScene(
      ZoomPageTransition.zoomPage(dimming: 0.2, duration: 2, timing: .eased(.linear)))
    try other.quarters(duration: 2) { moment in
      guard moment.isForward else { return }
      expectNear(other.shown.transform.m11, 0.85 + 0.15 * moment.elapsed, within: 1e-6)
      if moment.elapsed == 0.5 { expectNear(other.opacityInContainer(0), 0.2, within: 1e-6) }
    }
  }

  /// The progress of Flutter's curve: two cubics, each in a box of its own.
  private func flutter(_ part: Double) -> Double {
    let turn = 0.166666
    guard part > turn else { return 0.4 * cubicTiming(part / turn, 0.05, 0, 0.133333, 0.06) }
    return 0.4 + 0.6 * cubicTiming((part - turn) / (1 - turn), 0.208333, 0.82, 0.25, 1)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.follows]) { .zoomPage() } }
}
