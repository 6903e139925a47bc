import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("An alert")
struct AlertTransitionTests {
  @Test("shrinks from 1.2 while it fades in within 0.3 s, and only fades out within 0.2 s")
  func values() throws {
    let scene = TransitionScene(.alert)
    let there = try scene.forwardInQuarters { part, _ in
      let progress = cubicTiming(part, 0, 0, 0, 1)
      expectClose(scene.shown.transform.m11, 1.2 - 0.2 * progress, 1e-6)
      expectClose(CGFloat(scene.shown.opacity), min(part / 0.35, 1), 1e-6)
    }
    expectEqual(scene.fore.view.frame, CGRect(x: 65, y: 310, width: 270, height: 180))
    let back = try scene.backwardInQuarters { part, _ in
      expectTrue(scene.shown.transform.isIdentity)
      expectClose(CGFloat(scene.shown.opacity), 1 - part, 1e-6)
    }
    expectEqual(there, 0.3)
    expectEqual(back, 0.2)
  }

  @Test("has the scale, the timings and the durations that it is given")
  func parameters() throws {
    let scene = TransitionScene(
      .alert(
        from: 2, timing: .eased(.linear), exit: .eased(.standard), duration: 2, exitDuration: 1))
    let there = try scene.forwardInQuarters { part, _ in
      expectClose(scene.shown.transform.m11, 2 - part, 1e-6)
      expectClose(CGFloat(scene.shown.opacity), min(part / 0.35, 1), 1e-6)
    }
    let back = try scene.backwardInQuarters { part, _ in
      expectClose(CGFloat(scene.shown.opacity), 1 - standard(part), 1e-6)
    }
    expectTrue((there, back) == (2, 1))
  }

  @Test("has the size that its controller prefers, within the margins")
  func size() throws {
    let scene = TransitionScene(.alert)
    scene.fore.preferredContentSize = CGSize(width: 500, height: 200)
    _ = try scene.forward()
    expectEqual(scene.fore.view.frame, CGRect(x: 16, y: 300, width: 368, height: 200))
  }

  @Test("stays when the scrim is tapped")
  func tapped() throws {
    let scene = TransitionScene(.alert)
    _ = try scene.forward()
    scene.stage.tap(at: CGPoint(x: 20, y: 20))
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController === scene.fore)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { AlertTransition() } }
}
