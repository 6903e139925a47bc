import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A wipe")
struct WipeTransitionTests {
  @Test(
    "moves an edge over the fore view, from each side, and back, and restores the view's own mask",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func values(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let way = edge.way(layout)
    for own in [UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), nil] {
      let scene = TransitionScene(.wipe(from: edge), layout, style: .fullScreen)
      scene.fore.view.mask = own
      try scene.quarters(duration: 0.45) { moment in
        let hidden = 1 - moment.film(Moment.easeInOut)
        let mask = try #require(scene.fore.view.mask)
        expectTrue(mask !== own && mask.bounds.size == scene.fore.view.bounds.size)
        mask.expect(x: 200 + way.x * hidden, y: 400 + way.y * hidden)
        for view in [scene.fore.view, scene.wall.view] { view?.expect(x: 200, y: 400) }
      }
    }
  }

  @Test("goes to the edge of a fore view that is resized on the way, in each direction")
  func resized() throws {
    let scene = TransitionScene(.wipe(), style: .fullScreen)
    for (direction, size, end) in [
      (TransitionDirection.forward, CGSize(width: 900, height: 700), 450.0),
      (.backward, CGSize(width: 500, height: 300), -250),
    ] {
      try scene.run(direction, at: [0.5, 1]) { moment in
        if moment.elapsed == 0.5 { return scene.stage.resize(to: size) }
        let mask = try #require(scene.fore.view.mask)
        expectEqual(mask.bounds.size, size)
        mask.expect(x: end, y: size.height / 2)
      }
      expectTrue(scene.fore.view.mask == nil)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .wipe() }
    expectKept(law, "top", as: .pushed) { .wipe(from: .top) }
  }
}
