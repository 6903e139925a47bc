import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples
@testable import TransitionLaws

@MainActor
@Suite("The town sample")
struct TownTests {
  private func town(_ scene: SampleScene) throws -> TownViewController {
    try #require(scene.sample.root as? TownViewController)
  }

  /// Taps one of three tabs, counted in reading order.
  private func tap(_ tab: Int, _ scene: SampleScene, after delay: TimeInterval = 0) {
    let isMirrored = scene.stage.traits.layoutDirection == .rightToLeft
    let x = CGFloat(isMirrored ? 2 - tab : tab) * 130 + 65
    scene.stage.tap(at: CGPoint(x: x, y: 785), after: delay)
  }

  private func center(_ tab: String, _ scene: SampleScene) throws -> CGFloat {
    try scene.frame("tab \(tab)").midX
  }

  @Test("slides to a tapped tab from the side of that tab, in both layout directions")
  func directions() throws {
    for direction in UITraitEnvironmentLayoutDirection.allCases {
      let scene = try SampleScene("tabs", layoutDirection: direction)
      let sign: CGFloat = direction == .rightToLeft ? -1 : 1
      for (from, to) in [(0, 2), (2, 1), (1, 0), (0, 1)] {
        let onward: CGFloat = to > from ? sign : -sign
        tap(to, scene)
        scene.stage.advance(by: 0.2)
        let (old, new) = (
          try center(TownPage.all[from].title, scene), try center(TownPage.all[to].title, scene)
        )
        expectLess(0, (new - old) * onward)
        expectNear(abs(new - old), 390, within: 1e-6)
        try scene.stage.settle()
        #expect(try town(scene).selectedIndex == to)
        #expect(try center(TownPage.all[to].title, scene) == 195)
      }
      scene.expectNothingLeft()
    }
  }

  @Test(
    "shows the selection in the bar as far as the tabs have changed, under a finger too",
    arguments: [("tabs", 1), ("fade-through", 0.6)])
  func selection(sample: String, part: Double) throws {
    let scene = try SampleScene(sample)
    func pills() throws -> [Double] {
      let bar = try #require(try town(scene).view.subviews.last as? BottomBar)
      return bar.markers.map { Double($0.layer.presentationProperties.opacity) }
    }
    #expect(try pills() == [1, 0, 0])
    _ = scene.sample.open()
    scene.stage.advance(by: 0)
    #expect(try pills() == [1, 0, 0])
    scene.stage.advance(by: 0.06)
    let (old, new) = (try pills()[0], try pills()[1])
    expectLess(0.05, new)
    expectLess(new, 0.95)
    expectLess(abs(old + new - 1), 1e-6)
    try scene.stage.settle()
    #expect(try pills() == [0, 1, 0])
    scene.sample.drag(on: scene.stage, over: 0.3)
    scene.stage.advance(by: 0.5)
    let held = try pills()
    expectTrue(abs(held[0] - 0.3 / part) < 0.1 && abs(held[0] + held[1] - 1) < 1e-6, "\(held)")
    try scene.stage.settle()
    #expect(try pills() == [0, 1, 0])
    scene.expectNothingLeft()
  }

  @Test("slides under a finger to the next tab and back, and not beyond the last tab")
  func swiped() throws {
    let scene = try SampleScene("tabs")
    let middle = CGPoint(x: 195, y: 400)
    func swipe(_ edge: TransitionEdge) throws {
      scene.stage.touch(along: .drag(from: middle, toward: edge, by: 250))
      try scene.stage.settle()
    }
    for (edge, tab) in [
      (TransitionEdge.right, 0), (.left, 1), (.left, 2), (.left, 2), (.right, 1), (.bottom, 1),
      (.right, 0),
    ] {
      try swipe(edge)
      #expect(try town(scene).selectedIndex == tab)
    }
    scene.expectNothingLeft()
  }
}
