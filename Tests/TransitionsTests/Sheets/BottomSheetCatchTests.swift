import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A bottom sheet that a finger catches")
struct BottomSheetCatchTests {
  // In a container of 400 by 800 points the detents are at 442 points, 0.56 of 790, and at 790.
  private nonisolated static let medium = 358.0
  private nonisolated static let large = 10.0

  private nonisolated static let instants = [0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35]

  private func top(_ scene: TransitionScene) -> Double {
    Double(scene.shown.position.y - scene.shown.bounds.height / 2)
  }

  /// Puts a finger down on what is shown of the sheet, and moves it until it drags.
  private func grab(_ scene: TransitionScene, _ sign: Double = 1) -> Finger {
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: min(top(scene) + 5, 799)))
    finger.move(byX: 0, y: 11 * sign)
    scene.stage.advance(by: 0.001)
    return finger
  }

  private func comingScene(_ time: TimeInterval, isModal: Bool = false) -> TransitionScene {
    let scene = TransitionScene(.bottomSheet())
    scene.fore.isModalInPresentation = isModal
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: time)
    return scene
  }

  /// Expects that the sheet keeps up with a finger, from where it is.
  private func expectFollows(_ scene: TransitionScene, _ finger: Finger, by way: Double) {
    let start = top(scene)
    for step in 1...10 {
      finger.move(byX: 0, y: way / 10)
      scene.stage.advance(by: 0.02)
      expectNear(top(scene), start + way * Double(step) / 10, within: 1)
    }
  }

  private func goingScene(_ time: TimeInterval) throws -> TransitionScene {
    let scene = TransitionScene(.bottomSheet())
    try scene.forward()
    scene.fore.dismiss(animated: true)
    scene.stage.advance(by: time)
    return scene
  }

  @Test(
    """
    keeps up with the finger while it comes, or while the app dismisses it, and goes or stays as \
    it is let go
    """,
    // The way out is shorter.
    arguments: instants.map { ($0, true) } + instants.dropLast(2).map { ($0, false) })
  func caught(time: TimeInterval, isComing: Bool) throws {
    for leaves in [true, false] {
      let scene = isComing ? comingScene(time) : try goingScene(time)
      let caught = top(scene)
      let finger = grab(scene)
      expectNear(top(scene), caught, within: 4)
      expectFollows(scene, finger, by: 0.9 * ((leaves ? 800 : Self.medium) - top(scene)))
      scene.stage.advance(by: 0.3)
      finger.lift()
      try scene.stage.settle()
      expectEqual((scene.wall.presentedViewController == nil), leaves)
      if !leaves { expectEqual(top(scene), Self.medium) }
      expectTrue(scene.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test("goes on to its highest detent under the same finger", arguments: instants)
  func raised(time: TimeInterval) throws {
    let scene = comingScene(time)
    let finger = grab(scene, -1)
    expectFollows(scene, finger, by: Self.large + 20 - top(scene))
    scene.stage.advance(by: 0.3)
    finger.lift()
    try scene.stage.settle()
    expectEqual(top(scene), Self.large)
    expectTrue(scene.wall.presentedViewController === scene.fore)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("is held back on its way if it is modal, and comes", arguments: instants)
  func modal(time: TimeInterval) throws {
    let scene = comingScene(time, isModal: true)
    let finger = grab(scene)
    let caught = top(scene)
    for _ in 0..<20 {
      finger.move(byX: 0, y: 30)
      scene.stage.advance(by: 0.02)
    }
    expectAtMost(top(scene), caught + 0.55 * 600)
    scene.stage.advance(by: 0.3)
    finger.lift()
    try scene.stage.settle()
    expectEqual(top(scene), Self.medium)
  }

  @Test("is caught again after a release, and a flick throws it away")
  func again() throws {
    let scene = TransitionScene(.bottomSheet())
    try scene.forward()
    let first = grab(scene)
    expectFollows(scene, first, by: 300)
    first.lift()
    scene.stage.advance(by: 0.05)
    expectTrue(scene.fore.isBeingDismissed)
    let second = grab(scene, -1)
    expectFollows(scene, second, by: Self.medium + 30 - top(scene))
    scene.stage.advance(by: 0.3)
    second.lift()
    try scene.stage.settle()
    expectEqual(top(scene), Self.medium)
    let coming = comingScene(0.1)
    coming.stage.flick(
      from: CGPoint(x: 200, y: top(coming) + 10), to: CGPoint(x: 200, y: top(coming) + 90),
      velocity: 2000)
    try coming.stage.settle()
    expectTrue(coming.wall.presentedViewController == nil)
  }

  @Test("fades under the finger if motion is reduced")
  func reduced() throws {
    for leaves in [true, false] {
      let scene = TransitionScene(.bottomSheet())
      scene.stage.traits.prefersReducedMotion = true
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0.1)
      let before = scene.shown.opacity
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 500))
      finger.move(byX: 0, y: leaves ? 11 : -11)
      scene.stage.advance(by: 0.001)
      expectNear(scene.shown.opacity, before, within: 0.1)
      for _ in 0..<10 {
        finger.move(byX: 0, y: leaves ? 28 : -28)
        scene.stage.advance(by: 0.02)
      }
      scene.stage.advance(by: 0.3)
      finger.lift()
      try scene.stage.settle()
      expectEqual((scene.wall.presentedViewController == nil), leaves)
      expectTrue(scene.stage.diagnostics.issues.isEmpty)
    }
  }
}
