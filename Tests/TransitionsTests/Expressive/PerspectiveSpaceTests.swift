import Testing
import Transitioning
import Transitions

@MainActor
@Suite("Snapshots in perspective")
struct PerspectiveSpaceTests {
  @Test(
    "keep the laws as parts of other transitions",
    arguments: [TransitionLaw.returns, .skips, .releases, .reverses, .cancels, .pushes])
  func parts(_ law: TransitionLaw) throws {
    try law.check { CubeTransition().reversed() }
    try law.check { DoorsTransition().delayed(by: 0.05).spedUp(by: 2) }
    try law.check { SequenceTransition(FoldTransition(), FadeTransition()) }
    try law.check {
      AsymmetricTransition(forward: CardFlipTransition(), backward: ShuttersTransition())
    }
  }
}
