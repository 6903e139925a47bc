import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A fade")
struct FadeTransitionTests {
  @Test("takes 0.35 seconds and follows the standard curve, there and back")
  func values() throws {
    let scene = TransitionScene(FadeTransition())
    let there = try scene.forward { progress in
      expectClose(CGFloat(scene.shown.opacity), standard(progress))
    }
    #expect(abs(there - 0.35) < 1e-12)
    let back = try scene.backward { progress in
      guard progress < 1 else { return }
      expectClose(CGFloat(scene.shown.opacity), 1 - standard(progress))
    }
    #expect(abs(back - 0.35) < 1e-12)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { FadeTransition() } }
}
