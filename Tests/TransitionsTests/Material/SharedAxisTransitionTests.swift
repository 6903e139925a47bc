import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A shared axis")
struct SharedAxisTransitionTests {
  private typealias Expected = ExpectedMaterial
  private typealias Ease = (Double) -> Double

  /// What a view shows along an axis: its way, or its scale.
  private func way(_ axis: MaterialMotion.Axis, _ shown: LayerProperties) -> CGFloat {
    switch axis {
    case .x: shown.transform.m41
    case .y: shown.transform.m42
    case .z: shown.transform.m11
    }
  }

  /// The ways of the incoming and of the outgoing view at the start and at the end.
  private func ways(
    _ axis: MaterialMotion.Axis, isForward: Bool, isMirrored: Bool
  ) -> (incoming: (Double, Double), outgoing: (Double, Double)) {
    guard axis != .z else {
      return isForward ? ((0.8, 1), (1, 1.1)) : ((1.1, 1), (1, 0.8))
    }
    let sign: Double = isForward == (axis == .x && isMirrored) ? -1 : 1
    return ((30 * sign, 0), (0, -30 * sign))
  }

  /// How the outgoing view fades, how the incoming one does, and how both move.
  private func android(_ ease: @escaping Ease) -> [Ease] {
    [
      { Expected.part(of: 0...0.35, at: ease($0)) }, { Expected.part(of: 0.35...1, at: ease($0)) },
      ease,
    ]
  }

  private func flutter(_ ease: @escaping Ease) -> [Ease] {
    [
      { Expected.legacyAccelerate(Expected.part(of: 0...0.3, at: $0)) },
      { Expected.legacyDecelerate(Expected.part(of: 0.3...1, at: $0)) }, ease,
    ]
  }

  @Test(
    """
    has the figures of Android and of Flutter, which is never mirrored, both ways, or another \
    easing, which Android's fades follow too, and another duration
    """,
    arguments: MaterialMotion.Axis.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func figures(axis: MaterialMotion.Axis, layout: UITraitEnvironmentLayoutDirection) throws {
    let rows: [(SharedAxisTransition, [Ease], TimeInterval, MaterialMotion.Source)] = [
      (.sharedAxis(axis), android(Expected.emphasized), 0.45, .android),
      (.sharedAxis(axis, source: .flutter), flutter(Expected.legacy), 0.3, .flutter),
      (
        .sharedAxis(axis, duration: 0.8, timing: .eased(.legacy)), android(Expected.legacy), 0.8,
        .android
      ),
      (
        .sharedAxis(axis, source: .flutter, duration: 0.8, timing: .eased(.linear)),
        flutter(linear), 0.8, .flutter
      ),
    ]
    for (transition, eases, duration, source) in rows {
      let scene = TransitionScene(transition, layout)
      try scene.quarters(duration: duration, and: Expected.early) { moment in
        let (incoming, outgoing) =
          moment.isForward ? (scene.shown, scene.shownBehind) : (scene.shownBehind, scene.shown)
        let values = eases.map { $0(moment.elapsed) }
        expectNear(outgoing.opacity, 1 - values[0], within: 1e-6)
        expectNear(incoming.opacity, values[1], within: 1e-6)
        let ways = ways(
          axis, isForward: moment.isForward,
          isMirrored: layout == .rightToLeft && source == .android)
        expectNear(
          way(axis, incoming), Expected.mix(ways.incoming.0, ways.incoming.1, values[2]),
          within: 1e-6)
        expectNear(
          way(axis, outgoing), Expected.mix(ways.outgoing.0, ways.outgoing.1, values[2]),
          within: 1e-6)
      }
    }
  }

  @Test("moves by a spring, and fades as its source does; only fades under reduced motion")
  func spring() throws {
    let scene = TransitionScene(.sharedAxis(.x, duration: 0.5, timing: .spring(.systemModal)))
    try scene.quarters(duration: 0.5, and: Expected.early) { moment in
      expectSystemModal(scene.shown.transform.m41, back: 30, fore: 0, at: moment, visible: 0.5)
      expectSystemModal(
        scene.shownBehind.transform.m41, back: 0, fore: -30, at: moment, visible: 0.5)
      let (incoming, outgoing) =
        moment.isForward ? (scene.shown, scene.shownBehind) : (scene.shownBehind, scene.shown)
      let progress = Expected.emphasized(moment.elapsed)
      expectNear(outgoing.opacity, 1 - Expected.part(of: 0...0.35, at: progress), within: 1e-6)
      expectNear(incoming.opacity, Expected.part(of: 0.35...1, at: progress), within: 1e-6)
    }
    let calm = TransitionScene(.sharedAxis(.x))
    calm.stage.traits.prefersReducedMotion = true
    try calm.quarters(duration: 0.45, and: Expected.early) { _ in
      expectTrue(calm.shown.transform.isIdentity)
      expectLess(min(calm.shown.opacity, calm.shownBehind.opacity), 1e-6)
    }
  }

  @Test("conforms to its specification at any instant", arguments: MaterialMotion.Source.allCases)
  func conforms(source: MaterialMotion.Source) throws {
    let spec = MaterialMotion.sharedAxis(.z, source: source)
    let scene = TransitionScene(.sharedAxis(.z, source: source))
    try scene.quarters(duration: spec.forward.duration, and: Expected.early) { moment in
      let views: [MotionSpec.Part: UIView] = [.fore: scene.fore.view, .back: scene.wall.view]
      expectEqual(spec.deviations(of: views, at: moment.elapsed, in: moment.direction), [])
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows]) { .sharedAxis(.x) }
    expectKept(law, as: .tab, unchecked: [.follows]) { .sharedAxis(.y, source: .flutter) }
    expectKept(law, as: .pushed, unchecked: [.follows]) {
      .sharedAxis(.z, duration: 0.5, timing: .spring(.systemModal))
    }
  }
}
