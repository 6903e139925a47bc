import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A bottom sheet")
struct BottomSheetTransitionTests {
  // In a container of 400 by 800 points the detents are at half of 790 and at 790 points.
  private let medium: CGFloat = 405
  private let large: CGFloat = 10

  @Test("rises to its lowest detent with the modal spring while its scrim fades, both ways")
  func values() throws {
    let scene = TransitionScene(.bottomSheet)
    func expect(_ time: TimeInterval, _ isForward: Bool) {
      func expect(_ value: CGFloat?, _ back: Double, _ fore: Double, _ visible: Double) {
        expectSystemModal(
          value ?? -1, from: isForward ? back : fore, to: isForward ? fore : back, after: time,
          visible: visible)
      }
      // The sheet is 790 points high; its middle is 395 points below its top.
      expect(scene.shown.position.y, 1195, 800, 0.5)
      expect(scene.inContainer(0).map { CGFloat($0.opacity) }, 0, 1, 0.004)
    }
    _ = try scene.forwardInQuarters { _, time in expect(time, true) }
    expectEqual(scene.fore.view.frame, CGRect(x: 0, y: medium, width: 400, height: 790))
    _ = try scene.backwardInQuarters { part, time in if part < 0.7 { expect(time, false) } }
  }

  private func open(isModal: Bool = false) throws -> TransitionScene {
    let scene = TransitionScene(.bottomSheet)
    scene.fore.isModalInPresentation = isModal
    _ = try scene.forward()
    return scene
  }

  private func drag(_ scene: TransitionScene, to y: CGFloat, isSlow: Bool = true) throws {
    let start = CGPoint(x: 200, y: scene.fore.view.frame.minY + 20)
    let end = CGPoint(x: 200, y: y + 20)
    if isSlow {
      scene.stage.drag(from: start, to: end, duration: 0.4, holdingFor: 0.3)
    } else {
      scene.stage.flick(from: start, to: end, velocity: 1500)
    }
    try scene.stage.settle()
  }

  @Test("rests at the detent that is nearest to a slow release", arguments: [300.0, 100])
  func nearest(y: CGFloat) throws {
    let scene = try open()
    try drag(scene, to: y)
    expectEqual(scene.fore.view.frame.minY, (y > 200 ? medium : large))
  }

  @Test("goes on to the next detent after a fast release")
  func flick() throws {
    let scene = try open()
    try drag(scene, to: 340, isSlow: false)
    expectEqual(scene.fore.view.frame.minY, large)
    try drag(scene, to: 80, isSlow: false)
    expectEqual(scene.fore.view.frame.minY, medium)
  }

  @Test("stretches beyond the highest detent as a rubber band does")
  func rubberBand() throws {
    let scene = try open()
    try drag(scene, to: 60)
    scene.stage.touch(
      along: FingerPath(from: CGPoint(x: 200, y: 700))
        .moving(to: CGPoint(x: 200, y: 688), over: 1 / 120).holding(for: 1 / 60)
        .moving(to: CGPoint(x: 200, y: 588), over: 0.2).holding(for: 0.4))
    scene.stage.advance(by: 0.4)
    let top = Double(scene.fore.view.frame.minY)
    // The finger's way counts from where the drag was recognized, 10 to 12 points from its start.
    let shown = { (pull: Double) in 10 - 800 * (1 - 1 / (0.55 * pull / 800 + 1)) }
    expectTrue(top <= shown(100) + 1e-6)
    expectTrue(top >= shown(112) - 1e-6)
    expectEqual(scene.fore.view.frame.maxY, 800)
    try scene.stage.settle()
    expectEqual(scene.fore.view.frame.minY, large)
  }

  @Test("is dismissed by a drag below the lowest detent, and stays after a short one")
  func dismissed() throws {
    for (y, isGone) in [(480.0, false), (700, true)] {
      let scene = try open()
      try drag(scene, to: y)
      expectEqual((scene.wall.presentedViewController == nil), isGone)
      if !isGone { expectEqual(scene.fore.view.frame.minY, medium) }
      expectTrue(scene.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test("stays when it is modal")
  func modal() throws {
    let scene = try open(isModal: true)
    try drag(scene, to: 750)
    expectTrue(scene.wall.presentedViewController === scene.fore)
    expectEqual(scene.fore.view.frame.minY, medium)
    scene.stage.tap(at: CGPoint(x: 200, y: 100))
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController === scene.fore)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { BottomSheetTransition() } }
}
