import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A sequence")
struct SequenceTransitionTests {
  @Test("runs one part after the other, and backward in the opposite order")
  func values() throws {
    let scene = TransitionScene(.sequence(.slideUp, .zoom(from: 0.5)))
    let rise = 0.537
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0.2)
    #expect(scene.shown.position.y < 800)
    #expect(scene.shown.transform.m11 == 0.5)
    scene.stage.advance(by: rise - 0.2 + 0.1)
    #expect(scene.shown.position.y == 400)
    #expect(scene.shown.transform.m11 > 0.5)
    try scene.stage.settle()
    scene.fore.dismiss(animated: true)
    scene.stage.advance(by: 0.05)
    #expect(scene.shown.position.y == 400)
    #expect(scene.shown.transform.m11 < 1)
    try scene.stage.settle()
  }

  @Test("takes the sum of the times that its parts take alone, at any depth")
  func durations() throws {
    let scene = TransitionScene(.sequence(.fade, .sequence(.slide, .fade.spedUp(by: 2))))
    expectClose(try scene.forward(), 0.35 + 0.35 + 0.175)
    expectClose(try scene.backward(), 0.35 + 0.35 + 0.175)
  }

  @Test("of nothing ends at once")
  func empty() throws {
    let scene = TransitionScene(SequenceTransition())
    scene.wall.present(scene.fore, animated: true)
    #expect(try scene.stage.settle() == 0)
    #expect(scene.wall.presentedViewController === scene.fore)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .sequence(.slide, .fade) } }
}
