import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A peek")
struct PeekTransitionTests {
  /// The progress of the way there: 15 % in 0.3 of the time, a rest until 0.5, then the remainder.
  private func progress(_ fraction: Double) -> Double {
    switch fraction {
    case ..<0.3: 0.15 * Moment.easeInOut(fraction / 0.3)
    case ...0.5: 0.15
    default: 0.15 + 0.85 * Moment.easeInOut((fraction - 0.5) / 0.5)
    }
  }

  @Test(
    "comes in a little, rests, comes in wholly, and leaves in one motion",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func values(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = TransitionScene(.peek(from: edge))
    scene.stage.traits.layoutDirection = layout
    let way = DirectionalRun.way(edge, layout)
    func expect(_ progress: Double) {
      expectClose(scene.shown.position.x, 200 + way.x * (1 - progress), 1e-3)
      expectClose(scene.shown.position.y, 400 + way.y * (1 - progress), 1e-3)
      expectClose(scene.shownBehind.position.x, 200)
    }
    let fractions = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9, 1]
    let there = try scene.run(.forward, at: fractions) { fraction, _ in expect(progress(fraction)) }
    expectClose(there, 0.9)
    let back = try scene.run(.backward, at: fractions) { fraction, _ in
      expect(1 - Moment.easeInOut(fraction))
    }
    expectClose(back, 0.4)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("takes a timing for each way")
  func timing() throws {
    let scene = TransitionScene(
      PeekTransition(from: .trailing, timing: .eased(.linear), returnTiming: .eased(.easeIn)))
    try scene.run(.forward) { elapsed, _ in
      expectClose(scene.shown.position.x, 200 + 400 * (1 - elapsed), 1e-3)
    }
    try scene.run(.backward) { elapsed, _ in
      expectClose(
        scene.shown.position.x, 200 + 400 * cubicTiming(elapsed, 0.42, 0, 1, 1), 1e-3)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .peek }
    expectKept(law, "top", as: .pushed) { .peek(from: .top) }
  }
}
