import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A directional push")
struct DirectionalPushTransitionTests {
  @Test(
    """
    moves the fore view by the whole size and the back view by a third, from each edge, and so \
    does the opposite transition reversed
    """,
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let motion = OverlayMotion(edge: edge, parallax: 1.0 / 3)
    try motion.expect(.push(from: edge), layout)
    try motion.expect(.pull(from: edge.opposite).reversed(), layout)
    try motion.expect(
      .push(from: edge, timing: .eased(.linear), exit: .eased(.linear), duration: 2), layout,
      isLinear: true)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows]) { .push }
    expectKept(law, as: .pushed, unchecked: [.follows]) { .push(from: .top) }
  }
}
