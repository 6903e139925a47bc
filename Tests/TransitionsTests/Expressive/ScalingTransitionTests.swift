import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A zoom")
struct ScalingTransitionTests {
  @Test("starts at its scale, overshoots and comes to rest at 1")
  func values() throws {
    let scene = TransitionScene(.scale(from: 0.5))
    var greatest: CGFloat = 0
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    expectEqual(scene.shown.transform.m11, 0.5)
    while !scene.stage.isSettled {
      scene.stage.advance(by: 1 / 240)
      greatest = max(greatest, scene.shown.transform.m11)
    }
    expectTrue((1.01...1.1).contains(greatest) && scene.shown.transform.isIdentity)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .scale() } }
}
