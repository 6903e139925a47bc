import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A shared axis")
struct SharedAxisTransitionTests {
  private typealias Expected = ExpectedMaterial

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

  private func check(
    _ scene: TransitionScene, _ axis: MaterialMotion.Axis, isMirrored: Bool, at fraction: Double,
    isForward: Bool, fadeOut: Double, fadeIn: Double, progress: Double
  ) {
    let (incoming, outgoing) =
      isForward ? (scene.shown, scene.shownBehind) : (scene.shownBehind, scene.shown)
    expectClose(CGFloat(outgoing.opacity), 1 - fadeOut, 1e-6)
    expectClose(CGFloat(incoming.opacity), fadeIn, 1e-6)
    let ways = ways(axis, isForward: isForward, isMirrored: isMirrored)
    expectClose(
      way(axis, incoming), Expected.mix(ways.incoming.0, ways.incoming.1, progress), 1e-6)
    expectClose(
      way(axis, outgoing), Expected.mix(ways.outgoing.0, ways.outgoing.1, progress), 1e-6)
  }

  @Test(
    "has Android's figures at every quarter, both ways", arguments: MaterialMotion.Axis.allCases,
    [false, true])
  func android(axis: MaterialMotion.Axis, isMirrored: Bool) throws {
    let scene = TransitionScene(.sharedAxis(axis))
    if isMirrored { scene.stage.traits.layoutDirection = .rightToLeft }
    try scene.quarters(lasting: 0.45, back: 0.45) { fraction, direction in
      let progress = Expected.emphasized(fraction)
      check(
        scene, axis, isMirrored: isMirrored, at: fraction, isForward: direction == .forward,
        fadeOut: Expected.part(of: 0...0.35, at: progress),
        fadeIn: Expected.part(of: 0.35...1, at: progress), progress: progress)
    }
  }

  @Test(
    "has Flutter's figures at every quarter, both ways, never mirrored",
    arguments: MaterialMotion.Axis.allCases, [false, true])
  func flutter(axis: MaterialMotion.Axis, isMirrored: Bool) throws {
    let scene = TransitionScene(.sharedAxis(axis, source: .flutter))
    if isMirrored { scene.stage.traits.layoutDirection = .rightToLeft }
    try scene.quarters(lasting: 0.3, back: 0.3) { fraction, direction in
      check(
        scene, axis, isMirrored: false, at: fraction, isForward: direction == .forward,
        fadeOut: Expected.legacyAccelerate(Expected.part(of: 0...0.3, at: fraction)),
        fadeIn: Expected.legacyDecelerate(Expected.part(of: 0.3...1, at: fraction)),
        progress: Expected.legacy(fraction))
    }
  }

  @Test("follows another easing, which the fades of Android's figures follow too, in another time")
  func easing() throws {
    let android = TransitionScene(.sharedAxis(.y, timing: .eased(.legacy), duration: 0.8))
    try android.quarters(lasting: 0.8, back: 0.8) { fraction, direction in
      let progress = Expected.legacy(fraction)
      check(
        android, .y, isMirrored: false, at: fraction, isForward: direction == .forward,
        fadeOut: Expected.part(of: 0...0.35, at: progress),
        fadeIn: Expected.part(of: 0.35...1, at: progress), progress: progress)
    }
    let flutter = TransitionScene(
      .sharedAxis(.y, source: .flutter, timing: .eased(.linear), duration: 0.8))
    try flutter.quarters(lasting: 0.8, back: 0.8) { fraction, direction in
      check(
        flutter, .y, isMirrored: false, at: fraction, isForward: direction == .forward,
        fadeOut: Expected.legacyAccelerate(Expected.part(of: 0...0.3, at: fraction)),
        fadeIn: Expected.legacyDecelerate(Expected.part(of: 0.3...1, at: fraction)),
        progress: fraction)
    }
  }

  @Test("moves by a spring, and fades as its source does")
  func spring() throws {
    let scene = TransitionScene(.sharedAxis(.x, timing: .spring(.systemModal), duration: 0.5))
    try scene.quarters(lasting: 0.5, back: 0.5) { fraction, direction in
      let isForward = direction == .forward
      let (incoming, outgoing) =
        isForward ? (scene.shown, scene.shownBehind) : (scene.shownBehind, scene.shown)
      let (time, way) = (fraction * 0.5, isForward ? 30.0 : -30)
      expectSystemModal(incoming.transform.m41, from: way, to: 0, after: time, visible: 0.5)
      expectSystemModal(outgoing.transform.m41, from: 0, to: -way, after: time, visible: 0.5)
      let progress = Expected.emphasized(fraction)
      expectClose(CGFloat(outgoing.opacity), 1 - Expected.part(of: 0...0.35, at: progress), 1e-6)
      expectClose(CGFloat(incoming.opacity), Expected.part(of: 0.35...1, at: progress), 1e-6)
    }
  }

  @Test("conforms to its specification at any instant", arguments: MaterialMotion.Source.allCases)
  func conforms(source: MaterialMotion.Source) throws {
    let spec = MaterialMotion.sharedAxis(.z, source: source)
    let scene = TransitionScene(.sharedAxis(.z, source: source))
    let duration = spec.forward.duration
    try scene.quarters(lasting: duration, back: duration) { fraction, direction in
      let views: [MotionSpec.Part: UIView] = [.fore: scene.fore.view, .back: scene.wall.view]
      #expect(spec.deviations(of: views, at: fraction, in: direction) == [])
    }
  }

  @Test("only fades under reduced motion, and never shows both screens")
  func calm() throws {
    let scene = TransitionScene(.sharedAxis(.x))
    scene.stage.traits.prefersReducedMotion = true
    try scene.quarters(lasting: 0.45, back: 0.45) { _, _ in
      #expect(scene.shown.transform.isIdentity)
      #expect(min(scene.shown.opacity, scene.shownBehind.opacity) < 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .sharedAxis(.x) }
    expectKept(law, as: .tab) { .sharedAxis(.y, source: .flutter) }
    expectKept(law, as: .pushed) {
      .sharedAxis(.z, timing: .spring(.systemModal), duration: 0.5)
    }
  }
}
