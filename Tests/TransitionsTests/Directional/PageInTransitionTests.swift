import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A page in")
struct PageInTransitionTests {
  @Test(
    """
    moves the fore view by the whole size over a back view of 70 %, from each edge, and so \
    does the opposite transition reversed
    """,
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let motion = OverlayMotion(edge: edge, shrinkage: 0.3)
    try motion.expect(.pageIn(from: edge), layout)
    try motion.expect(.pageOut(to: edge).reversed(), layout)
    try motion.expect(
      .pageIn(from: edge, duration: 2, timing: .eased(.linear), backwardTiming: .eased(.linear)),
      layout,
      isLinear: true)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows]) { .pageIn() }
    expectKept(law, as: .pushed, unchecked: [.follows]) { .pageIn(from: .bottom) }
  }
}
