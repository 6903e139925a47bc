import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A drawer")
struct DrawerTransitionTests {
  @Test("slides in from its side in 0.246 s while the scrim fades, and out again")
  func values() throws {
    for (edge, home, away) in [(TransitionEdge.leading, 152.0, -152.0), (.trailing, 248, 552)] {
      let scene = TransitionScene(.drawer(from: edge))
      try scene.quarters(duration: 0.246) { moment in
        let progress = moment.progress(standard)
        expectNear(scene.shown.position.x, away + (home - away) * progress, within: 1e-6)
        expectNear(scene.opacityInContainer(0), progress, within: 1e-6)
        expectTrue(scene.shownBehind.transform.isIdentity)
        expectEqual(scene.fore.view.frame.width, 304)
      }
    }
    // It leaves 56 points free.
    let wide = TransitionScene(.drawer(from: .left, width: 600))
    try wide.forward()
    expectEqual(wide.fore.view.frame, CGRect(x: 0, y: 0, width: 344, height: 800))
  }

  @Test(
    "closes under a drag toward its side, and stays after a short one", arguments: [true, false],
    [true, false])
  func closes(isFar: Bool, isCalm: Bool) throws {
    let scene = TransitionScene(.drawer())
    scene.stage.traits.prefersReducedMotion = isCalm
    try scene.forward()
    scene.stage.drag(
      from: CGPoint(x: 280, y: 400), to: CGPoint(x: isFar ? 40 : 200, y: 400), duration: 0.3,
      holdingFor: 0.2)
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController == nil), isFar)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("closes when its scrim is tapped, unless it is modal", arguments: [true, false])
  func tapped(isModal: Bool) throws {
    let scene = TransitionScene(.drawer())
    scene.fore.isModalInPresentation = isModal
    try scene.forward()
    scene.stage.tap(at: CGPoint(x: 380, y: 400))
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController == nil), !isModal)
  }

  @Test("opens under a drag from its edge, and only from that edge", arguments: [true, false])
  func opens(isItsEdge: Bool) throws {
    let drawer = DrawerTransition.drawer()
    let scene = TransitionScene(drawer)
    scene.wall.view.addGestureRecognizer(
      drawer.edgePan { [unowned scene] in scene.wall.present(scene.fore, animated: true) })
    scene.stage.touch(
      along: FingerPath(from: CGPoint(x: isItsEdge ? 5 : 395, y: 400))
        .moving(to: CGPoint(x: isItsEdge ? 205 : 195, y: 400), over: 0.3).holding(for: 0.2))
    scene.stage.advance(by: 0.4)
    // The finger is half-way.
    expectTrue(
      isItsEdge ? abs(scene.shown.position.x) < 80 : scene.wall.presentedViewController == nil)
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController === scene.fore), isItsEdge)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.conforms]) { .drawer() } }
}
