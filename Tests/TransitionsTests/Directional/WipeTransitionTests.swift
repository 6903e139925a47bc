import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A wipe")
struct WipeTransitionTests {
  @Test(
    "moves an edge over the fore view, from each side, and back",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func values(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let way = DirectionalRun.way(edge, layout)
    let run = DirectionalRun(.wipe(from: edge), layout)
    try run.quarters(lasting: 0.45) { fraction, direction in
      let shown = Moment.easeInOut(direction == .forward ? fraction : 1 - fraction)
      let mask = try #require(run.fore.view.mask).layer.presentationProperties
      expectClose(mask.position.x, 200 + way.x * (1 - shown), 1e-6)
      expectClose(mask.position.y, 400 + way.y * (1 - shown), 1e-6)
      #expect(mask.bounds.size == run.fore.view.bounds.size)
      for view in [run.fore.view, run.wall.view] {
        try run.expect(view, x: 200, y: 400)
      }
    }
    #expect(run.fore.view.mask == nil)
  }

  @Test("lasts 0.45 s, and restores a mask of the view's own")
  func ownMask() throws {
    let scene = TransitionScene(.wipe)
    let own = UIView(frame: scene.fore.view.bounds)
    own.backgroundColor = .black
    scene.fore.view.mask = own
    expectClose(CGFloat(try scene.forward()), 0.45)
    #expect(scene.fore.view.mask === own)
    expectClose(CGFloat(try scene.backward()), 0.45)
    #expect(scene.fore.view.mask === own)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .wipe }
    expectKept(law, "top", as: .pushed) { .wipe(from: .top) }
  }
}
