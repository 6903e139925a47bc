import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A toast")
struct ToastTransitionTests {
  @Test("rises by 24 points and fades in within 0.25 s, and only fades out within 0.15 s")
  func values() throws {
    let scene = TransitionScene(.toast)
    let place = 800 - 16 - 24.0
    let there = try scene.forwardInQuarters { part, _ in
      let progress = cubicTiming(part, 0, 0, 0, 1)
      expectClose(CGFloat(scene.shown.opacity), progress, 1e-6)
      expectClose(scene.shown.position.y, place + 24 * (1 - progress), 1e-6)
    }
    expectEqual(scene.fore.view.frame, CGRect(x: 28, y: 736, width: 344, height: 48))
    let back = try scene.backwardInQuarters { part, _ in
      expectClose(CGFloat(scene.shown.opacity), 1 - part, 1e-6)
      expectClose(scene.shown.position.y, place, 1e-6)
    }
    expectEqual(there, 0.25)
    expectEqual(back, 0.15)
    expectEqual(scene.fore.view.alpha, 1)
  }

  @Test("takes no touch, not even on itself")
  func touches() throws {
    let scene = TransitionScene(.toast(margin: 80))
    var taps = 0
    scene.wall.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    _ = try scene.forward()
    scene.stage.tap(at: CGPoint(x: 200, y: 696))
    try scene.stage.settle()
    scene.stage.tap(at: CGPoint(x: 200, y: 100))
    try scene.stage.settle()
    expectEqual(taps, 2)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { ToastTransition() } }
}
