import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A conditional transition")
struct ConditionalTransitionTests {
  @Test("runs what the question chooses at each start, or a trait of the stage")
  func choice() throws {
    let scene = TransitionScene(
      .when({ $0.direction == .backward }, .fade(), otherwise: .slide()))
    try scene.run(.forward, at: [0]) { _ in expectEqual(scene.shown.position.x, 600) }
    try scene.run(.backward, at: [0.5]) { _ in expectLess(scene.shown.opacity, 1) }
    for direction in UITraitEnvironmentLayoutDirection.allCases {
      let scene = TransitionScene(
        .when(\.layoutDirection, is: .rightToLeft, .fade(), otherwise: .slide()), direction)
      try scene.run(.forward, at: [0]) { _ in
        expectEqual((scene.shown.opacity == 0), (direction == .rightToLeft))
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, as: .pushed) { .when({ _ in true }, .slide(), otherwise: .fade()) }
  }
}
