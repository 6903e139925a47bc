import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("An uncover")
struct UncoverTransitionTests {
  @Test(
    """
    moves the back view off from above a fore view at rest, to each edge
    """,
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let motion = OverlayMotion(edge: edge, isReturning: true)
    try motion.expect(.uncover(to: edge), layout)
    try motion.expect(
      .uncover(to: edge, duration: 2, timing: .eased(.linear), backwardTiming: .eased(.linear)),
      layout,
      isLinear: true)
  }

  @Test("moves a snapshot of what stays behind a presentation, as a page out and a pull do")
  func snapshot() throws {
    for transition: any Transition in [
      .uncover(to: .top), .pageOut(to: .top), .pull(from: .bottom),
    ] {
      let scene = TransitionScene(transition)
      try scene.run(.forward) { moment in
        let front = try #require(scene.fore.view.superview?.subviews.last)
        expectTrue(front !== scene.fore.view && scene.wall.view.isHidden)
        expectEqual(
          front.layer.shadowPath, CGPath(rect: CGRect(x: 0, y: 0, width: 400, height: 800)))
        expectNear(
          front.layer.presentationProperties.position.y,
          400 - 800 * ExpectedMaterial.legacy(moment.elapsed), within: 1e-6)
      }
      expectTrue(!scene.wall.view.isHidden)
      expectEqual(scene.fore.view.superview?.subviews.count, 1)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .uncover() }
    expectKept(law, as: .tab) { .uncover(to: .leading) }
  }
}
