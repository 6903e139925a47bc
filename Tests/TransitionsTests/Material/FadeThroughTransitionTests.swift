import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A fade through")
struct FadeThroughTransitionTests {
  private typealias Expected = ExpectedMaterial

  @Test(
    """
    has the figures of Android and of Flutter, both ways, or another easing and \
    duration, or grows by a spring
    """)
  func figures() throws {
    let early = 6.0 / 20
    typealias Ease = (Double) -> Double
    let android = { (ease: @escaping Ease) -> [Ease] in
      [
        { Expected.part(of: 0...0.35, at: ease($0)) },
        { Expected.part(of: 0.35...1, at: ease($0)) }, ease,
      ]
    }
    let flutter = { (ease: @escaping Ease) -> [Ease] in
      [
        { Expected.legacyAccelerate(Expected.part(of: 0...early, at: $0)) },
        { Expected.legacyDecelerate(Expected.part(of: early...1, at: $0)) },
        { ease(Expected.part(of: early...1, at: $0)) },
      ]
    }
    let rows: [(FadeThroughTransition, [Ease], TimeInterval)] = [
      (.fadeThrough(), android(Expected.emphasized), 0.45),
      (.fadeThrough(source: .flutter), flutter(Expected.legacyDecelerate), 0.3),
      (.fadeThrough(duration: 1, timing: .eased(.legacy)), android(Expected.legacy), 1),
      (.fadeThrough(source: .flutter, duration: 1, timing: .eased(.linear)), flutter(linear), 1),
    ]
    for (transition, eases, duration) in rows {
      let scene = TransitionScene(transition)
      try scene.quarters(duration: duration, and: Expected.early) { moment in
        let (incoming, outgoing) =
          moment.isForward ? (scene.shown, scene.shownBehind) : (scene.shownBehind, scene.shown)
        let values = eases.map { $0(moment.elapsed) }
        expectNear(outgoing.opacity, 1 - values[0], within: 1e-6)
        expectNear(incoming.opacity, values[1], within: 1e-6)
        expectNear(incoming.transform.m11, Expected.mix(0.92, 1, values[2]), within: 1e-6)
        expectNear(incoming.transform.m22, Expected.mix(0.92, 1, values[2]), within: 1e-6)
        expectTrue(outgoing.transform.isIdentity)
      }
    }
    let scene = TransitionScene(.fadeThrough(timing: .spring(.systemModal)))
    try scene.quarters(duration: 0.45, and: Expected.early) { moment in
      let incoming = moment.isForward ? scene.shown : scene.shownBehind
      let there = Moment(elapsed: moment.elapsed, time: moment.time, direction: .forward)
      // The edges are 400 points from the middle, and half a point cannot be seen.
      expectSystemModal(
        incoming.transform.m11, back: 0.92, fore: 1, at: there, visible: 0.5 / 400)
      let progress = Expected.emphasized(moment.elapsed)
      expectNear(incoming.opacity, Expected.part(of: 0.35...1, at: progress), within: 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows]) { .fadeThrough() }
    expectKept(law, as: .tab, unchecked: [.follows]) { .fadeThrough(source: .flutter) }
  }
}
