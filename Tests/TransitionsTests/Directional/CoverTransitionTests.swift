import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A cover")
struct CoverTransitionTests {
  @Test(
    """
    moves the fore view by the whole size over a back view at rest, from each edge, and so \
    does the opposite transition reversed
    """,
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let motion = OverlayMotion(edge: edge)
    try motion.expect(.cover(from: edge), layout)
    try motion.expect(.uncover(to: edge).reversed(), layout)
    try motion.expect(
      .cover(from: edge, duration: 2, timing: .eased(.linear), backwardTiming: .eased(.linear)),
      layout,
      isLinear: true)
  }

  @Test("has a darker shade in a dark interface, as the opposite transition has")
  func dark() throws {
    let motion = OverlayMotion(edge: .trailing, style: .dark)
    try motion.expect(.cover(from: .trailing), .leftToRight)
    try motion.expect(.uncover(to: .trailing).reversed(), .leftToRight)
  }

  @Test("moves by a spring, both ways")
  func spring() throws {
    let scene = TransitionScene(
      .cover(duration: 0.5, timing: .spring(.systemModal), backwardTiming: .spring(.systemModal)))
    try scene.quarters { moment in
      expectSystemModal(scene.shown.position.y, back: 1200, fore: 400, at: moment, visible: 0.5)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows]) { .cover() }
    expectKept(law, as: .tab, unchecked: [.follows]) { .cover(from: .leading) }
  }
}
