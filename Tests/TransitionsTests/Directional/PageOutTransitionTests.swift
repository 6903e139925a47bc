import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A page out")
struct PageOutTransitionTests {
  @Test(
    """
    moves the back view off from above a fore view that grows from 70 %, to each edge
    """,
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let motion = OverlayMotion(edge: edge, isReturning: true, shrinkage: 0.3)
    try motion.expect(.pageOut(to: edge), layout)
    try motion.expect(
      .pageOut(to: edge, duration: 2, timing: .eased(.linear), backwardTiming: .eased(.linear)),
      layout,
      isLinear: true)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .pageOut() }
    expectKept(law, as: .tab) { .pageOut(to: .top) }
  }
}
