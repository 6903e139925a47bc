import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A way into the depth")
struct DrillInTransitionTests {
  @Test("has the scales, the fades and the durations of Windows, there and back")
  func values() throws {
    let scene = TransitionScene(.drillIn)
    let instants = [0, 0.05, 0.1, 0.2, 0.4, 0.7, 1]
    let there = try scene.run(.forward, at: instants) { _, time in
      expectClose(scene.shownBehind.transform.m11, 1 + 0.04 * eased(time, 0.1), 1e-6)
      expectClose(CGFloat(scene.shownBehind.opacity), 1 - faded(time, 0.1), 1e-5)
      expectClose(scene.shown.transform.m11, 0.94 + 0.06 * eased(time, 0.783), 6e-4)
      expectClose(CGFloat(scene.shown.opacity), faded(time, 0.333), 1e-5)
    }
    #expect(there == 0.55)
    let back = try scene.run(.backward, at: instants) { _, time in
      expectClose(scene.shown.transform.m11, 1 - 0.04 * eased(time, 0.1), 1e-6)
      expectClose(CGFloat(scene.shown.opacity), 1 - faded(time, 0.1), 1e-5)
      expectClose(
        scene.shownBehind.transform.m11,
        1.06 - 0.06 * cubicTiming(share(time, 0.333), 0.12, 0, 0, 1), 1e-6)
      expectClose(CGFloat(scene.shownBehind.opacity), faded(time, 0.333), 1e-5)
    }
    #expect(back == 0.333)
    #expect(scene.wall.view.transform3D.isIdentity)
    #expect(scene.wall.view.alpha == 1)
  }

  @Test("has the timing that it is given")
  func timing() throws {
    let scene = TransitionScene(DrillInTransition(timing: .eased(.linear)))
    _ = try scene.forwardInQuarters { part, _ in
      expectClose(scene.shown.transform.m11, 0.94 + 0.06 * part, 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .drillIn } }

  /// The part of a duration that is over.
  private func share(_ time: Double, _ duration: Double) -> Double { min(time / duration, 1) }

  /// The progress of the scales but the last.
  private func eased(_ time: Double, _ duration: Double) -> Double {
    cubicTiming(share(time, duration), 0.1, 0.9, 0.2, 1)
  }

  /// The progress of the fades.
  private func faded(_ time: Double, _ duration: Double) -> Double {
    cubicTiming(share(time, duration), 0.17, 0.17, 0, 1)
  }
}
