import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A drawer")
struct DrawerTransitionTests {
  @Test("slides in from its side in 0.246 s while the scrim fades, and out again")
  func values() throws {
    for (edge, sign) in [(TransitionEdge.leading, -1.0), (.trailing, 1)] {
      let scene = TransitionScene(.drawer(from: edge))
      let (home, away) = sign < 0 ? (152.0, -152.0) : (248, 552)
      func expect(_ progress: Double) {
        expectClose(scene.shown.position.x, away + (home - away) * progress, 1e-6)
        expectClose(CGFloat(scene.inContainer(0)?.opacity ?? -1), progress, 1e-6)
        expectTrue(scene.shownBehind.transform.isIdentity)
      }
      let there = try scene.forwardInQuarters { part, _ in expect(standard(part)) }
      expectEqual(scene.fore.view.frame.width, 304)
      let back = try scene.backwardInQuarters { part, _ in expect(1 - standard(part)) }
      expectEqual(there, 0.246)
      expectEqual(back, 0.246)
    }
  }

  @Test("leaves 56 points free")
  func narrow() throws {
    let scene = TransitionScene(.drawer(from: .left, width: 600))
    _ = try scene.forward()
    expectEqual(scene.fore.view.frame, CGRect(x: 0, y: 0, width: 344, height: 800))
  }

  @Test(
    "closes under a drag toward its side, and stays after a short one", arguments: [true, false])
  func closes(isFar: Bool) throws {
    try expectClosing(isFar, isCalm: false)
    try expectClosing(isFar, isCalm: true)
  }

  private func expectClosing(_ isFar: Bool, isCalm: Bool) throws {
    let scene = TransitionScene(.drawer)
    scene.stage.traits.prefersReducedMotion = isCalm
    _ = try scene.forward()
    scene.stage.drag(
      from: CGPoint(x: 280, y: 400), to: CGPoint(x: isFar ? 40 : 200, y: 400), duration: 0.3,
      holdingFor: 0.2)
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController == nil), isFar)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("closes when its scrim is tapped, unless it is modal", arguments: [true, false])
  func tapped(isModal: Bool) throws {
    let scene = TransitionScene(.drawer)
    scene.fore.isModalInPresentation = isModal
    _ = try scene.forward()
    scene.stage.tap(at: CGPoint(x: 380, y: 400))
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController == nil), !isModal)
  }

  @Test("opens under a drag from its edge, and only from that edge", arguments: [true, false])
  func opens(isItsEdge: Bool) throws {
    let drawer = DrawerTransition()
    let scene = TransitionScene(drawer)
    scene.wall.view.addGestureRecognizer(
      drawer.edgePan { [unowned scene] in scene.wall.present(scene.fore, animated: true) })
    let start: CGFloat = isItsEdge ? 5 : 395
    var path = FingerPath(from: CGPoint(x: start, y: 400))
      .moving(to: CGPoint(x: isItsEdge ? 205 : 195, y: 400), over: 0.3)
    path = path.holding(for: 0.2)
    scene.stage.touch(along: path)
    scene.stage.advance(by: 0.4)
    if isItsEdge {
      expectTrue(abs(scene.shown.position.x) < 80, "the finger is half-way")
    } else {
      expectTrue(scene.wall.presentedViewController == nil)
    }
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController === scene.fore), isItsEdge)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { DrawerTransition() } }
}
