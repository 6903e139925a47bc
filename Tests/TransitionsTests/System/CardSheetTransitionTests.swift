import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A card sheet")
struct CardSheetTransitionTests {
  @Test("rises to 10 points below the top while what is behind shrinks by 20 points, both ways")
  func values() throws {
    let scene = TransitionScene(.cardSheet)
    func expect(_ time: TimeInterval, _ isForward: Bool) {
      func expect(_ value: CGFloat?, _ back: Double, _ fore: Double, _ visible: Double) {
        expectSystemModal(
          value ?? -1, from: isForward ? back : fore, to: isForward ? fore : back, after: time,
          visible: visible)
      }
      // The sheet is 790 points high, from y 800 to y 10.
      expect(scene.shown.position.y, 1195, 405, 0.5)
      expect(scene.shownBehind.transform.m11, 1, 0.95, 0.002)
      // The top of the lower card stays at the top of the container.
      expect(scene.shownBehind.transform.m42, 0, -20, 0.5)
      expect(scene.shownBehind.cornerRadius, 0, 10, 0.5)
      expect(scene.inContainer(0).map { CGFloat($0.opacity) }, 0, 1, 0.004)
    }
    _ = try scene.forwardInQuarters { _, time in expect(time, true) }
    expectEqual(scene.fore.view.frame, CGRect(x: 0, y: 10, width: 400, height: 790))
    expectEqual(scene.fore.view.layer.maskedCorners, [.topLeft, .topRight])
    _ = try scene.backwardInQuarters { part, time in
      // A spring is over when the rest of its motion cannot be seen.
      if part < 0.99 { expect(time, false) }
    }
    expectTrue(scene.wall.view.transform3D.isIdentity)
    expectTrue(!scene.wall.view.clipsToBounds)
    expectEqual(scene.wall.view.layer.cornerRadius, 0)
    expectEqual(scene.fore.view.layer.cornerRadius, 0)
  }

  @Test("has the timing and the duration that it is given")
  func parameters() throws {
    let scene = TransitionScene(.cardSheet(timing: .eased(.linear), duration: 2))
    let there = try scene.forwardInQuarters { part, _ in
      expectClose(scene.shown.position.y, 1195 - 790 * part, 1e-6)
    }
    let back = try scene.backwardInQuarters { part, _ in
      expectClose(scene.shown.position.y, 405 + 790 * part, 1e-6)
    }
    expectTrue((there, back) == (2, 2))
  }

  @Test("begins 10 points below the safe area, and the lower card at the safe area")
  func safeArea() throws {
    let scene = TransitionScene(.cardSheet)
    scene.stage.safeAreaInsets.top = 50
    _ = try scene.forward()
    expectEqual(scene.fore.view.frame.minY, 60)
    expectTrue(abs(scene.wall.view.frame.minY - 50) < 1e-9)
  }

  @Test("stands over the lower card also without animation, and after a change of size")
  func unseen() throws {
    let scene = TransitionScene(.cardSheet)
    let before = scene.picture
    scene.wall.present(scene.fore, animated: false)
    try scene.stage.settle()
    expectEqual(scene.wall.view.transform3D.m11, 0.95)
    scene.stage.resize(to: CGSize(width: 800, height: 400))
    try scene.stage.settle()
    expectEqual(scene.wall.view.transform3D.m11, 0.975)
    scene.stage.resize(to: CGSize(width: 400, height: 800))
    scene.fore.dismiss(animated: false)
    try scene.stage.settle()
    expectEqual(scene.picture, before)
  }

  @Test("leaves under a drag down, unless it is modal", arguments: [true, false])
  func drag(isModal: Bool) throws {
    let scene = TransitionScene(.cardSheet)
    scene.fore.isModalInPresentation = isModal
    _ = try scene.forward()
    scene.stage.drag(
      from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 700), duration: 0.4, holdingFor: 0.2)
    try scene.stage.settle()
    expectEqual((scene.wall.presentedViewController == nil), !isModal)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { CardSheetTransition() } }
}
