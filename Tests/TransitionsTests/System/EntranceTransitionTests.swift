import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("An entrance")
struct EntranceTransitionTests {
  @Test("has the way, the fades and the durations of Windows, there and back")
  func values() throws {
    let scene = TransitionScene(.entrance)
    let instants = [0, 0.2, 0.25, 0.3, 0.4, 0.5, 0.8, 1]
    let there = try scene.run(.forward, at: instants) { _, time in
      expectClose(CGFloat(scene.shownBehind.opacity), 1 - left(time), 1e-5)
      expectClose(scene.shown.transform.m42, 140 * (1 - arrived(time)), 1e-4)
      expectClose(CGFloat(scene.shown.opacity), share(time, 0.15, 0.2), 1e-6)
    }
    expectEqual(there, 0.45)
    let back = try scene.run(.backward, at: instants) { _, time in
      expectClose(scene.shown.transform.m42, 140 * left(time), 1e-4)
      expectClose(CGFloat(scene.shown.opacity), 1 - share(time, 0.1, 0.15), 1e-6)
      expectClose(CGFloat(scene.shownBehind.opacity), arrived(time), 1e-5)
    }
    expectEqual(back, 0.45)
    expectTrue(scene.fore.view.transform3D.isIdentity)
    expectEqual(scene.wall.view.alpha, 1)
  }

  @Test("has the distance and the timing that it is given")
  func parameters() throws {
    let scene = TransitionScene(EntranceTransition(distance: -60, timing: .eased(.linear)))
    try scene.run(.forward) { _, time in
      expectClose(scene.shown.transform.m42, -60 * (1 - share(time, 0.15, 0.45)), 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .entrance } }

  /// The part of a span that is over.
  private func share(_ time: Double, _ start: Double, _ end: Double) -> Double {
    min(max((time - start) / (end - start), 0), 1)
  }

  /// The progress of what leaves.
  private func left(_ time: Double) -> Double {
    cubicTiming(share(time, 0, 0.15), 0.7, 0, 0.9999, 0.5)
  }

  /// The progress of what arrives.
  private func arrived(_ time: Double) -> Double {
    cubicTiming(share(time, 0.15, 0.45), 0.1, 0.9, 0.2, 1)
  }
}
