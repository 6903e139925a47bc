import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A stack")
struct StackTransitionTests {
  @Test(
    "moves the card in from its side, and scales and dims what is behind, there and back",
    arguments: [TransitionEdge.bottom, .trailing, .leading])
  func values(edge: TransitionEdge) throws {
    let scene = TransitionScene(edge == .bottom ? .stack() : .stack(from: edge))
    let way = edge.way(.leftToRight)
    try scene.quarters(duration: 0.45) { moment in
      let progress = moment.progress(standard)
      scene.fore.view.expect(x: 200 + way.x * (1 - progress), y: 400 + way.y * (1 - progress))
      expectNear(scene.shownBehind.transform.m11, 1 - 0.08 * progress, within: 1e-6)
      let scrim = scene.items("scrim").first
      expectNear(scrim.map(scene.opacity(of:)) ?? 0, 0.4 * progress, within: 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .stack() } }
}
