import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A fade through")
struct FadeThroughTransitionTests {
  private typealias Expected = ExpectedMaterial

  private func check(
    _ scene: TransitionScene, isForward: Bool, fadeOut: Double, fadeIn: Double, growth: Double
  ) {
    let (incoming, outgoing) =
      isForward ? (scene.shown, scene.shownBehind) : (scene.shownBehind, scene.shown)
    expectClose(CGFloat(outgoing.opacity), 1 - fadeOut, 1e-6)
    expectClose(CGFloat(incoming.opacity), fadeIn, 1e-6)
    expectClose(incoming.transform.m11, Expected.mix(0.92, 1, growth), 1e-6)
    expectClose(incoming.transform.m22, Expected.mix(0.92, 1, growth), 1e-6)
    #expect(outgoing.transform.isIdentity)
  }

  @Test("has Android's figures at every quarter, both ways")
  func android() throws {
    let scene = TransitionScene(.fadeThrough)
    try scene.quarters(lasting: 0.45, back: 0.45) { fraction, direction in
      let progress = Expected.emphasized(fraction)
      check(
        scene, isForward: direction == .forward,
        fadeOut: Expected.part(of: 0...0.35, at: progress),
        fadeIn: Expected.part(of: 0.35...1, at: progress), growth: progress)
    }
  }

  @Test("has Flutter's figures at every quarter, both ways")
  func flutter() throws {
    let scene = TransitionScene(.fadeThrough(source: .flutter))
    try scene.quarters(lasting: 0.3, back: 0.3) { fraction, direction in
      let come = Expected.legacyDecelerate(Expected.part(of: 6.0 / 20...1, at: fraction))
      check(
        scene, isForward: direction == .forward,
        fadeOut: Expected.legacyAccelerate(Expected.part(of: 0...6.0 / 20, at: fraction)),
        fadeIn: come, growth: come)
    }
  }

  @Test("follows another easing in another time, and grows by a spring")
  func timing() throws {
    let eased = TransitionScene(.fadeThrough(timing: .eased(.legacy), duration: 1))
    try eased.quarters(lasting: 1, back: 1) { fraction, direction in
      let progress = Expected.legacy(fraction)
      check(
        eased, isForward: direction == .forward,
        fadeOut: Expected.part(of: 0...0.35, at: progress),
        fadeIn: Expected.part(of: 0.35...1, at: progress), growth: progress)
    }
    let flutter = TransitionScene(
      .fadeThrough(source: .flutter, timing: .eased(.linear), duration: 1))
    try flutter.quarters(lasting: 1, back: 1) { fraction, direction in
      let share = Expected.part(of: 6.0 / 20...1, at: fraction)
      check(
        flutter, isForward: direction == .forward,
        fadeOut: Expected.legacyAccelerate(Expected.part(of: 0...6.0 / 20, at: fraction)),
        fadeIn: Expected.legacyDecelerate(share), growth: share)
    }
    let sprung = TransitionScene(.fadeThrough(timing: .spring(.systemModal)))
    try sprung.quarters(lasting: 0.45, back: 0.45) { fraction, direction in
      let isForward = direction == .forward
      let incoming = isForward ? sprung.shown : sprung.shownBehind
      // The edges are 400 points from the middle, and half a point cannot be seen.
      expectSystemModal(
        incoming.transform.m11, from: 0.92, to: 1, after: fraction * 0.45, visible: 0.5 / 400)
      let progress = Expected.emphasized(fraction)
      expectClose(CGFloat(incoming.opacity), Expected.part(of: 0.35...1, at: progress), 1e-6)
    }
  }

  @Test("turns after 72.5 of its 450 milliseconds, as Android's does")
  func turn() throws {
    let track = try #require(MaterialMotion.fadeThrough().forward.track(.back, \.opacity))
    expectClose(track.window.upperBound * 450, 72.5, 0.05)
  }

  @Test("leaves the view behind as it was when the way back is not animated")
  func skipsBack() throws {
    let scene = TransitionScene(.fadeThrough)
    let before = scene.picture
    _ = try scene.forward()
    scene.fore.dismiss(animated: false)
    try scene.stage.settle()
    #expect(scene.picture == before)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .fadeThrough }
    expectKept(law, as: .tab) { .fadeThrough(source: .flutter) }
  }
}
