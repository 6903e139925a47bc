import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("An elevation scale")
struct ElevationScaleTransitionTests {
  private func androidEasing(_ fraction: Double) -> Double {
    cubicTiming(fraction, 0.3643, 0, 0.6357, 1)
  }

  /// Android's accelerate-decelerate: half a wave of a cosine.
  private func wave(_ fraction: Double) -> Double { (1 - cos(.pi * fraction)) / 2 }

  @Test("is eased as Android's transitions by default, to 0.0002")
  func easing() throws {
    let scene = TransitionScene(.elevationScale())
    let fractions = (0...40).map { Double($0) / 40 }
    for direction in [TransitionDirection.forward, .backward] {
      try scene.run(direction, at: fractions) { moment in
        expectNear(scene.shownBehind.opacity, 1 - moment.progress(wave), within: 2.1e-4)
      }
    }
  }

  @Test(
    """
    fades and shrinks the view behind to 85 %, and back, also beside another transition
    """)
  func figures() throws {
    let rows: [(ElevationScaleTransition, (Double) -> Double, TimeInterval)] = [
      (.elevationScale(), androidEasing, 0.3),
      (.elevationScale(duration: 2, timing: .eased(.linear)), linear, 2),
    ]
    for (transition, ease, duration) in rows {
      let scene = TransitionScene(transition)
      try scene.quarters(duration: duration) { moment in
        let rest = 1 - moment.progress(ease)
        expectNear(scene.shownBehind.opacity, rest, within: 1e-6)
        expectNear(scene.shownBehind.transform.m11, 0.85 + 0.15 * rest, within: 1e-6)
        expectTrue(scene.shown.transform.isIdentity)
        expectEqual(scene.shown.opacity, 1)
      }
    }
    let scene = TransitionScene(.parallel(.fade(), .elevationScale()))
    try scene.quarters(duration: 0.35) { moment in
      expectNear(scene.shown.opacity, moment.progress(standard), within: 1e-6)
      guard moment.isForward else { return }
      expectNear(
        scene.shownBehind.opacity, 1 - androidEasing(min(moment.time / 0.3, 1)), within: 1e-6)
    }
  }

  @Test("leaves as much of the view behind as it is told")
  func opacity() throws {
    let scene = TransitionScene(.parallel(.slideUp(), .elevationScale(opacity: 0.4)))
    try scene.run(.forward, at: [1]) { _ in expectNear(scene.shownBehind.opacity, 0.4, within: 1e-6)
    }
    // On the way back the view behind shows from the first picture on.
    try scene.run(.backward, at: [0, 0.2]) { moment in
      expectAtMost(0.4 - 1e-6, scene.shownBehind.opacity)
    }
  }

  @Test("refuses what is no opacity")
  nonisolated func impossible() async {
    await #expect(processExitsWith: .failure) {
      _ = await ElevationScaleTransition.elevationScale(opacity: -0.1)
    }
    await #expect(processExitsWith: .failure) {
      _ = await ElevationScaleTransition.elevationScale(opacity: .nan)
    }
  }

  // Alone, it does not move the fore view, which then comes at once.
  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.follows]) { .elevationScale() } }

  @Test("keeps the laws beside another transition", arguments: TransitionLaw.standard)
  func besideAnother(_ law: TransitionLaw) {
    expectKept(law) { .parallel(.slideUp(), .elevationScale()) }
  }
}
