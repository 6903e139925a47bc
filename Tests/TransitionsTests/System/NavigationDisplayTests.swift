import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("The motion of Android's NavDisplay")
struct NavigationDisplayTests {
  @Test("cross-fades both screens over 700 ms, there and back")
  func fade() throws {
    let scene = TransitionScene(.navigationDisplay(), style: .overFullScreen)
    try scene.quarters(duration: 0.7) { moment in
      let progress = moment.progress { cubicTiming($0, 0.4, 0, 0.2, 1) }
      expectNear(scene.shown.opacity, progress, within: 1e-6)
      expectNear(scene.shownBehind.opacity, 1 - progress, within: 1e-6)
      expectTrue(scene.shown.transform.isIdentity)
    }
  }

  @Test(
    "shrinks to 70 % under a finger while the screen behind fades in, earlier",
    arguments: [
      TransitionEdge.left, .right,
    ])
  func pop(edge: TransitionEdge) throws {
    var dismiss: () -> Void = {}
    let driver = PredictiveBackController { dismiss() }
    let scene = TransitionScene(.navigationDisplay(by: driver))
    dismiss = { [unowned scene] in scene.fore.dismiss(animated: true) }
    scene.fore.view.addGestureRecognizer(driver.recognizer)
    try scene.forward()
    let finger = scene.stage.touchDown(at: CGPoint(x: edge == .left ? 2 : 398, y: 400))
    for step in 1...30 {
      scene.stage.advance(by: 1 / 60)
      let way = CGFloat(step) * (edge == .left ? 4 : -4)
      finger.move(to: CGPoint(x: (edge == .left ? 2 : 398) + way, y: 400))
      guard scene.fore.transitionCoordinator != nil else { continue }
      let progress = cubicTiming(Double(driver.rawProgress), 0.1, 0.1, 0, 1)
      expectNear(scene.shown.transform.m11, 1 - 0.3 * progress, within: 1e-6)
      expectEqual(scene.shown.opacity, 1)
      expectEqual(scene.shown.position, CGPoint(x: 200, y: 400))
      // The springs of stiffness 1600 and 400 are within 0.01 of their ends after 166 and 261 ms.
      expectNear(scene.shownBehind.opacity, min(1, progress / (0.16596 / 0.26164)), within: 2e-3)
    }
    expectEqual(
      scene.fore.transitionCoordinator.map { ($0.transitionDuration * 1000).rounded() }, 262)
    finger.cancel()
    try scene.stage.settle()
    expectTrue(scene.shown.transform.isIdentity && scene.wall.presentedViewController != nil)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("pops on Material's and Compose's springs where no finger drags")
  func springs() throws {
    let scene = TransitionScene(.predictivePop())
    try scene.forward()
    let start = scene.stage.now
    scene.fore.dismiss(animated: true)
    for time in [0.02, 0.05, 0.1, 0.15] {
      scene.stage.advance(to: start + time)
      expectNear(scene.shown.transform.m11, 1 - 0.3 * critical(time, frequency: 20), within: 1e-6)
      expectNear(scene.shownBehind.opacity, critical(time, frequency: 40), within: 1e-6)
    }
    try scene.stage.settle()
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard, [true, false])
  func laws(_ law: TransitionLaw, isWhole: Bool) {
    if isWhole {
      expectKept(law, as: .pushed, unchecked: [.follows]) { .navigationDisplay() }
    } else {
      expectKept(law, as: .pushed, unchecked: [.follows]) { .predictivePop() }
    }
  }
}
