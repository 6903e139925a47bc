import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A bottom sheet")
struct BottomSheetTransitionTests {
  // In a container of 400 by 800 points the detents are at 442 points, 0.56 of 790, and at 790.
  private nonisolated static let medium: CGFloat = 358
  private nonisolated static let large: CGFloat = 10

  @Test("rises to its lowest detent with the modal spring while its scrim fades, both ways")
  func values() throws {
    let scene = TransitionScene(.bottomSheet())
    try scene.quarters { moment in
      guard moment.isForward || moment.elapsed < 0.7 else { return }
      // The sheet is 790 points high; its middle is 395 points below its top.
      expectSystemModal(scene.shown.position.y, back: 1195, fore: 753, at: moment, visible: 0.5)
      expectSystemModal(scene.opacityInContainer(0), back: 0, fore: 1, at: moment, visible: 0.004)
      expectEqual(scene.fore.view.bounds.size, CGSize(width: 400, height: 790))
    }
  }

  /// A drag of the sheet to a place of its top: slow, or released at 1500 points per second.
  struct Drag {
    let y: CGFloat
    var isFast = false
  }

  private func drag(_ scene: TransitionScene, _ drag: Drag) throws {
    let start = CGPoint(x: 200, y: scene.fore.view.frame.minY + 20)
    let end = CGPoint(x: 200, y: drag.y + 20)
    if drag.isFast {
      scene.stage.flick(from: start, to: end, velocity: 1500)
    } else {
      scene.stage.drag(from: start, to: end, duration: 0.4, holdingFor: 0.3)
    }
    try scene.stage.settle()
  }

  @Test(
    """
    rests at the detent that is nearest to a slow release, and at the next one after a fast one; \
    leaves after a drag far below the lowest one
    """,
    arguments: [
      ([Drag(y: 300)], [medium]), ([Drag(y: 100)], [large]),
      ([Drag(y: 300, isFast: true), Drag(y: 80, isFast: true)], [large, medium]),
      ([Drag(y: 480)], [medium]), ([Drag(y: 700)], [nil]),
    ] as [([Drag], [CGFloat?])])
  func drags(drags: [Drag], expected: [CGFloat?]) throws {
    let scene = TransitionScene(.bottomSheet())
    try scene.forward()
    let tops = try drags.map { drag in
      try self.drag(scene, drag)
      return scene.wall.presentedViewController.map { $0.view.frame.minY }
    }
    expectEqual(tops, expected)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    """
    stretches beyond the highest detent as a rubber band does, and stays when it is \
    modal
    """)
  func rubberBand() throws {
    let scene = TransitionScene(.bottomSheet())
    try scene.forward()
    try drag(scene, Drag(y: 60))
    scene.stage.touch(
      along: FingerPath(from: CGPoint(x: 200, y: 700))
        .moving(to: CGPoint(x: 200, y: 688), over: 1 / 120).holding(for: 1 / 60)
        .moving(to: CGPoint(x: 200, y: 588), over: 0.2).holding(for: 0.4))
    scene.stage.advance(by: 0.4)
    // The finger's way counts from where the drag was recognized, 10 to 12 points from its start.
    let shown = { (pull: Double) in 10 - 800 * (1 - 1 / (0.55 * pull / 800 + 1)) }
    let frame = scene.fore.view.frame
    expectTrue((shown(112) - 1e-6...shown(100) + 1e-6).contains(Double(frame.minY)))
    expectEqual(frame.maxY, 800)
    try scene.stage.settle()
    expectEqual(scene.fore.view.frame.minY, Self.large)
    let modal = TransitionScene(.bottomSheet())
    modal.fore.isModalInPresentation = true
    try modal.forward()
    try drag(modal, Drag(y: 750))
    modal.stage.tap(at: CGPoint(x: 200, y: 100))
    try modal.stage.settle()
    expectEqual(modal.wall.presentedViewController?.view.frame.minY, Self.medium)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.conforms]) { .bottomSheet() }
  }
}
