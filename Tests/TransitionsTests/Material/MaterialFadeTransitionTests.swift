import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A Material fade")
struct MaterialFadeTransitionTests {
  private typealias Expected = ExpectedMaterial

  private func scrim(_ scene: TransitionScene) throws -> UIView {
    let view = try #require(scene.fore.view.superview?.subviews.first)
    expectEqual(view.accessibilityIdentifier, "scrim")
    return view
  }

  private func check(
    _ scene: TransitionScene, opacity: Double, scale: Double, scrim expected: Double
  ) throws {
    expectClose(CGFloat(scene.shown.opacity), opacity, 1e-6)
    expectClose(scene.shown.transform.m11, scale, 1e-6)
    expectClose(
      CGFloat(try scrim(scene).layer.presentationProperties.opacity), expected, 1e-6)
  }

  @Test("has Android's figures at every quarter, both ways")
  func android() throws {
    let scene = TransitionScene(.materialFade)
    try scene.quarters(lasting: 0.4, back: 0.15) { fraction, direction in
      if direction == .forward {
        let progress = Expected.emphasizedDecelerate(fraction)
        try check(
          scene, opacity: Expected.part(of: 0...0.3, at: progress),
          scale: Expected.mix(0.8, 1, progress), scrim: progress)
      } else {
        let rest = 1 - Expected.emphasizedAccelerate(fraction)
        try check(scene, opacity: rest, scale: 1, scrim: rest)
      }
      expectClose(try #require(scrim(scene).backgroundColor).alpha, 82.0 / 255, 1e-6)
    }
  }

  @Test("has Flutter's figures at every quarter, both ways")
  func flutter() throws {
    let scene = TransitionScene(.materialFade(source: .flutter))
    try scene.quarters(lasting: 0.15, back: 0.075) { fraction, direction in
      if direction == .forward {
        try check(
          scene, opacity: Expected.part(of: 0...0.3, at: fraction),
          scale: Expected.mix(0.8, 1, Expected.legacyDecelerate(fraction)),
          scrim: Expected.ease(fraction))
      } else {
        try check(scene, opacity: 1 - fraction, scale: 1, scrim: Expected.ease(1 - fraction))
      }
      expectClose(try #require(scrim(scene).backgroundColor).alpha, 138.0 / 255, 1e-6)
    }
  }

  @Test("has the timings and the durations that it is given, both ways")
  func timing() throws {
    let android = TransitionScene(
      .materialFade(
        timing: .eased(.legacy), exit: .eased(.linear), duration: 1, exitDuration: 0.5))
    try android.quarters(lasting: 1, back: 0.5) { fraction, direction in
      let progress = Expected.legacy(fraction)
      if direction == .forward {
        try check(
          android, opacity: Expected.part(of: 0...0.3, at: progress),
          scale: Expected.mix(0.8, 1, progress), scrim: progress)
      } else {
        try check(android, opacity: 1 - fraction, scale: 1, scrim: 1 - fraction)
      }
    }
    let flutter = TransitionScene(
      .materialFade(source: .flutter, timing: .eased(.linear), exit: .eased(.legacy), duration: 1))
    try flutter.quarters(lasting: 1, back: 0.075) { fraction, direction in
      if direction == .forward {
        try check(
          flutter, opacity: Expected.part(of: 0...0.3, at: fraction),
          scale: Expected.mix(0.8, 1, fraction), scrim: Expected.ease(fraction))
      } else {
        let rest = 1 - Expected.legacy(fraction)
        try check(flutter, opacity: rest, scale: 1, scrim: rest)
      }
    }
  }

  @Test("grows by a spring, and fades as its source does")
  func spring() throws {
    let scene = TransitionScene(.materialFade(timing: .spring(.systemModal)))
    _ = try scene.forwardInQuarters { part, time in
      // The edges are 140 points from the middle.
      expectSystemModal(
        scene.shown.transform.m11, from: 0.8, to: 1, after: time, visible: 0.5 / 140)
      let progress = Expected.emphasizedDecelerate(part)
      expectClose(
        CGFloat(scene.shown.opacity), Expected.part(of: 0...0.3, at: progress), 1e-6)
    }
    expectTrue(scene.shown.transform.isIdentity)
  }

  @Test("is opaque after 10.7 of its 400 milliseconds")
  func opaque() throws {
    let track = try #require(MaterialMotion.fade().forward.track(.fore, \.opacity))
    expectClose(track.window.upperBound * 400, 10.7, 0.05)
  }

  @Test("centres the controller at its preferred size, or at a size that fits")
  func size() throws {
    let scene = TransitionScene(.materialFade)
    _ = try scene.forward()
    expectEqual(scene.fore.view.frame, CGRect(x: 60, y: 300, width: 280, height: 200))
    scene.fore.preferredContentSize = CGSize(width: 900, height: 300)
    try scene.stage.settle()
    expectEqual(scene.fore.view.frame, CGRect(x: 24, y: 250, width: 352, height: 300))
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .materialFade }
    expectKept(law) { .materialFade(source: .flutter) }
  }
}
