import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A sequence")
struct SequenceTransitionTests {
  @Test("runs one part after the other, at any depth, and backward in the opposite order")
  func values() throws {
    let scene = TransitionScene(.sequence(.fade(), .sequence(.slide(), .hold(for: 0.175))))
    try scene.quarters(duration: 0.35 + 0.35 + 0.175) { moment in
      expectNear(scene.shown.opacity, moment.progress(standard, during: 0...0.4), within: 1e-6)
      expectNear(
        scene.shown.position.x, 600 - 400 * moment.progress(standard, during: 0.4...0.8),
        within: 1e-4)
    }
    let spring = try TransitionScene(.slideUp()).forward()
    expectNear(
      try TransitionScene(.sequence(.slideUp(), .fade())).forward(), spring + 0.35, within: 1e-3)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .sequence(.slide(), .fade()) } }
}
