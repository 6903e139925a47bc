import Expectations
import TransitionLaws
@testable import Transitions

@MainActor
@Suite("A Material fade")
struct MaterialFadeTransitionTests {
  private typealias Expected = ExpectedMaterial

  @Test(
    """
    has the figures of Android and of Flutter, both ways, or other timings and \
    durations, or grows by a spring
    """)
  func figures() throws {
    typealias Ease = (Double) -> Double
    let within = { (ease: @escaping Ease) -> Ease in { Expected.part(of: 0...0.3, at: ease($0)) } }
    // How the opacity, the scale and the scrim come, how the opacity and the scrim leave, the
    // durations, and the scrim's alpha of 255.
    let rows: [(MaterialFadeTransition, [Ease], [Ease], (TimeInterval, TimeInterval), CGFloat)] = [
      (
        .materialFade(),
        [
          within(Expected.emphasizedDecelerate), Expected.emphasizedDecelerate,
          Expected.emphasizedDecelerate,
        ],
        [Expected.emphasizedAccelerate, Expected.emphasizedAccelerate], (0.4, 0.15), 82
      ),
      (
        .materialFade(source: .flutter),
        [within(linear), Expected.legacyDecelerate, Expected.ease],
        [linear, { 1 - Expected.ease(1 - $0) }], (0.15, 0.075), 138
      ),
      (
        .materialFade(
          duration: 1, backwardDuration: 0.5, timing: .eased(.legacy),
          backwardTiming: .eased(.linear)),
        [within(Expected.legacy), Expected.legacy, Expected.legacy], [linear, linear], (1, 0.5), 82
      ),
      (
        .materialFade(
          source: .flutter, duration: 1, timing: .eased(.linear), backwardTiming: .eased(.legacy)),
        [within(linear), linear, Expected.ease], [Expected.legacy, Expected.legacy], (1, 0.075), 138
      ),
    ]
    for (transition, comes, leaves, durations, alpha) in rows {
      let scene = TransitionScene(transition)
      try scene.quarters(duration: durations.0, back: durations.1, and: Expected.early) { moment in
        let values =
          moment.isForward
          ? comes.map { $0(moment.elapsed) }
          : [1 - leaves[0](moment.elapsed), 1, 1 - leaves[1](moment.elapsed)]
        expectNear(scene.shown.opacity, values[0], within: 1e-6)
        expectNear(scene.shown.transform.m11, Expected.mix(0.8, 1, values[1]), within: 1e-6)
        let scrim = try #require(scene.fore.view.superview?.subviews.first)
        expectEqual(scrim.accessibilityIdentifier, "scrim")
        expectNear(scrim.layer.presentationProperties.opacity, values[2], within: 1e-6)
        expectNear(try #require(scrim.backgroundColor).alpha, Double(alpha) / 255, within: 1e-6)
      }
    }
    let scene = TransitionScene(.materialFade(timing: .spring(.systemModal)))
    try scene.quarters { moment in
      guard moment.isForward else { return }
      // The edges are 140 points from the middle.
      expectSystemModal(
        scene.shown.transform.m11, back: 0.8, fore: 1, at: moment, visible: 0.5 / 140)
      let progress = Expected.emphasizedDecelerate(moment.elapsed)
      expectNear(scene.shown.opacity, Expected.part(of: 0...0.3, at: progress), within: 1e-6)
    }
  }

  @Test("is opaque, as other motions of Material turn, after the milliseconds of their sources")
  func milliseconds() throws {
    let box = CGRect(x: 40, y: 500, width: 150, height: 120)
    let transform = MaterialMotion.containerTransform(
      from: .init(frame: box), to: .init(frame: CGRect(x: 0, y: 0, width: 400, height: 800)),
      style: .init(source: .flutter))
    let tracks = [
      MaterialMotion.fade().forward.track(.fore, \.opacity),
      MaterialMotion.fadeThrough().forward.track(.back, \.opacity),
      transform.forward.track(.scrim, \.opacity),
    ]
    for (track, (duration, end)) in zip(tracks, [(400.0, 10.7), (450, 72.5), (300, 70.2)]) {
      expectNear(try #require(track).span.upperBound * duration, end, within: 0.05)
    }
  }

  @Test("centres the controller at its preferred size, or at a size that fits")
  func size() throws {
    let scene = TransitionScene(.materialFade())
    try scene.forward()
    expectEqual(scene.fore.view.frame, CGRect(x: 60, y: 300, width: 280, height: 200))
    scene.fore.preferredContentSize = CGSize(width: 900, height: 300)
    try scene.stage.settle()
    expectEqual(scene.fore.view.frame, CGRect(x: 24, y: 250, width: 352, height: 300))
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows]) { .materialFade() }
    expectKept(law, unchecked: [.follows]) { .materialFade(source: .flutter) }
  }
}
