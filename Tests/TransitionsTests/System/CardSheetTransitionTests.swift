import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A card sheet")
struct CardSheetTransitionTests {
  @Test("rises to 10 points below the top while what is behind shrinks by 20 points, both ways")
  func values() throws {
    let scene = TransitionScene(.cardSheet())
    try scene.quarters { moment in
      // A spring is over when the rest of its motion cannot be seen.
      guard moment.isForward || moment.elapsed < 0.99 else { return }
      func expect(_ value: CGFloat, _ back: Double, _ fore: Double, _ visible: Double) {
        expectSystemModal(value, back: back, fore: fore, at: moment, visible: visible)
      }
      // The sheet is 790 points high, from y 800 to y 10.
      expect(scene.shown.position.y, 1195, 405, 0.5)
      expect(scene.opacityInContainer(0), 0, 1, 0.004)
      expectEqual(scene.fore.view.layer.maskedCorners, [.topLeft, .topRight])
    }
    let linear = TransitionScene(.cardSheet(duration: 2, timing: .eased(.linear)))
    try linear.quarters(duration: 2) { moment in
      expectNear(linear.shown.position.y, 1195 - 790 * moment.film { $0 }, within: 1e-6)
    }
  }

  @Test("makes what is behind a lower card, on the sheet's spring to its very end, both ways")
  func lowerCard() throws {
    let scene = TransitionScene(.cardSheet())
    try scene.quarters(and: [0.1, 0.4, 0.6, 0.8, 0.9]) { moment in
      // The sheet is 790 points high; half a point of its way is not seen.
      let progress = (1195 - Double(scene.shown.position.y)) / 790
      func expect(_ value: CGFloat, _ back: Double, _ fore: Double) {
        expectNear(value, back + (fore - back) * progress, within: abs(fore - back) * 1e-3)
      }
      expect(scene.shownBehind.transform.m11, 1, 0.95)
      // The top of the lower card stays at the top of the container.
      expect(scene.shownBehind.transform.m42, 0, -20)
      expect(scene.shownBehind.cornerRadius, 0, 10)
    }
  }

  @Test(
    """
    begins 10 points below the safe area, and the lower card there, also without \
    animation, and after a change of size
    """)
  func safeArea() throws {
    for inset in [0.0, 50] {
      let scene = TransitionScene(.cardSheet())
      scene.stage.safeAreaInsets.top = inset
      try scene.forward()
      expectEqual(
        scene.fore.view.frame, CGRect(x: 0, y: inset + 10, width: 400, height: 790 - inset))
      if inset > 0 { expectNear(scene.wall.view.frame.minY, inset) }
    }
    let scene = TransitionScene(.cardSheet())
    scene.wall.present(scene.fore, animated: false)
    try scene.stage.settle()
    expectEqual(scene.wall.view.transform3D.m11, 0.95)
    scene.stage.resize(to: CGSize(width: 800, height: 400))
    try scene.stage.settle()
    expectEqual(scene.wall.view.transform3D.m11, 0.975)
  }

  @Test("leaves under a drag down, unless it is modal", arguments: [true, false])
  func drag(isModal: Bool) throws {
    let scene = TransitionScene(.cardSheet())
    scene.fore.isModalInPresentation = isModal
    try scene.forward()
    scene.stage.drag(
      from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 700), duration: 0.4, holdingFor: 0.2)
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController == nil), !isModal)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.conforms]) { .cardSheet() }
  }
}
