import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A page that grows")
struct ZoomPageTransitionTests {
  @Test("has the scales, the fades and the 0.3 s of Flutter, there and back")
  func values() throws {
    let scene = TransitionScene(.zoomPage)
    let instants = [0, 0.1, 0.15, 0.2, 0.3, 0.5, 1]
    let there = try scene.run(.forward, at: instants) { part, _ in
      expectClose(scene.shown.transform.m11, 0.85 + 0.15 * flutter(part), 1e-6)
      expectClose(scene.shownBehind.transform.m11, 1 + 0.05 * flutter(part), 1e-6)
      expectClose(CGFloat(scene.shown.opacity), share(part, 0.125, 0.25), 1e-6)
      expectClose(
        CGFloat(scene.inContainer(0)?.opacity ?? -1), 0.6 * share(part, 0.2075, 0.4175), 1e-6)
    }
    #expect(there == 0.3)
    let back = try scene.run(.backward, at: instants) { part, _ in
      expectClose(scene.shown.transform.m11, 1 - 0.1 * flutter(part), 1e-6)
      expectClose(scene.shownBehind.transform.m11, 1.1 - 0.1 * flutter(part), 1e-6)
      expectClose(CGFloat(scene.shown.opacity), 1 - share(part, 0.0825, 0.2075), 1e-6)
      #expect(scene.fore.view.superview?.subviews.count == 1)
    }
    #expect(back == 0.3)
    #expect(scene.wall.view.transform3D.isIdentity)
  }

  @Test("has the opacity of the black, the timing and the duration that it is given")
  func parameters() throws {
    let scene = TransitionScene(
      ZoomPageTransition(dim: 0.2, timing: .eased(.linear), duration: 2))
    let there = try scene.forwardInQuarters { part, _ in
      expectClose(scene.shown.transform.m11, 0.85 + 0.15 * part, 1e-6)
      if part == 0.5 { expectClose(CGFloat(scene.inContainer(0)?.opacity ?? -1), 0.2, 1e-6) }
    }
    #expect(there == 2)
    #expect(scene.fore.view.superview?.subviews.count == 1)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .tab) { .zoomPage } }

  /// The progress of Flutter's curve: two cubics, each in a box of its own.
  private func flutter(_ part: Double) -> Double {
    let turn = 0.166666
    guard part > turn else { return 0.4 * cubicTiming(part / turn, 0.05, 0, 0.133333, 0.06) }
    return 0.4 + 0.6 * cubicTiming((part - turn) / (1 - turn), 0.208333, 0.82, 0.25, 1)
  }

  /// The part of a window that is over.
  private func share(_ part: Double, _ start: Double, _ end: Double) -> Double {
    min(max((part - start) / (end - start), 0), 1)
  }
}
