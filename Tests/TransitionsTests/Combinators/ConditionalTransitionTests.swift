import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A conditional transition")
struct ConditionalTransitionTests {
  @Test("runs what the question chooses at each start")
  func choice() throws {
    let scene = TransitionScene(
      .when({ $0.direction == .backward }, .fade, otherwise: .slide))
    _ = try scene.forward { if $0 == 0 { #expect(scene.shown.position.x == 600) } }
    _ = try scene.backward { if $0 == 0.5 { #expect(scene.shown.opacity < 1) } }
  }

  @Test("asks a trait of the stage")
  func trait() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let scene = TransitionScene(
        .when(\.layoutDirection, is: .rightToLeft, .fade, otherwise: .slide))
      scene.stage.traits.layoutDirection = direction
      _ = try scene.forward { progress in
        if progress == 0 { #expect((scene.shown.opacity == 0) == (direction == .rightToLeft)) }
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, as: .pushed) { .when({ _ in true }, .slide, otherwise: .fade) }
  }
}
