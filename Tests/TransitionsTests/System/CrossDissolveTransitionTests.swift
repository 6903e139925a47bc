import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A cross dissolve")
struct CrossDissolveTransitionTests {
  @Test("fades the fore view over the opaque back view in 0.35 s, both ways")
  func values() throws {
    let scene = TransitionScene(.crossDissolve)
    func expect(_ progress: Double) {
      expectClose(CGFloat(scene.shown.opacity), progress, 1e-6)
      #expect(scene.shownBehind.opacity == 1)
    }
    let there = try scene.forwardInQuarters { part, _ in
      expect(cubicTiming(part, 0.42, 0, 0.58, 1))
    }
    let back = try scene.backwardInQuarters { part, _ in
      expect(1 - cubicTiming(part, 0.42, 0, 0.58, 1))
    }
    #expect(there == 0.35)
    #expect(back == 0.35)
  }

  @Test("runs itself with reduced motion")
  func calm() throws {
    let scene = TransitionScene(.crossDissolve(duration: 1))
    scene.stage.traits.prefersReducedMotion = true
    #expect(try scene.forward() == 1)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .tab) { CrossDissolveTransition() } }
}
