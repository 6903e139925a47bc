import Expectations
import Transitioning
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
      .push(from: edge, duration: 2, timing: .eased(.linear), backwardTiming: .eased(.linear)),
      layout,
      isLinear: true)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows]) { .push() }
    expectKept(law, as: .pushed, unchecked: [.follows]) { .push(from: .top) }
  }

  @Test("comes from the left where the app forces a right-to-left layout on the stack")
  func forced() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = TransitionNavigationControllerDelegate.shared
    let stage = Stage(showing: navigation, size: CGSize(width: 400, height: 800))
    navigation.view.semanticContentAttribute = .forceRightToLeft
    for transition in [DirectionalPushTransition.push(), nil] {
      let page = UIViewController()
      page.transitionController.transition = transition
      navigation.pushViewController(page, animated: true)
      stage.advance(by: 0)
      stage.advance(by: 0.1)
      let shown = page.view.layer.presentationProperties
      expectLess(shown.position.x + shown.transform.m41, 200, "\(shown.position)")
      try stage.settle()
    }
    expectEqual(TransitionEdge.leading.outward(around: navigation.view).dx, 1)
  }
}
