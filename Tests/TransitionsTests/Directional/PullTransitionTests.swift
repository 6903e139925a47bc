import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A pull")
struct PullTransitionTests {
  @Test(
    """
    moves the back view off at the opposite edge, and the fore view by a third, from each edge
    """,
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let motion = OverlayMotion(edge: edge.opposite, isReturning: true, parallax: 1.0 / 3)
    try motion.expect(.pull(from: edge), layout)
    try motion.expect(
      .pull(from: edge, duration: 2, timing: .eased(.linear), backwardTiming: .eased(.linear)),
      layout,
      isLinear: true)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .pull() }
    expectKept(law, as: .tab) { .pull(from: .bottom) }
  }
}
