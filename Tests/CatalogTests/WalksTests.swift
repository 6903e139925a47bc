import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("The walks sample")
struct WalksTests {
  private func navigation(_ scene: SampleScene) throws -> UINavigationController {
    try #require(scene.sample.root as? UINavigationController)
  }

  /// The decisions about the latest transition of a controller.
  private func decisions(_ controller: UIViewController?) -> [String] {
    controller?.transitionDecisions.map(\.description) ?? []
  }

  @Test("opens controllers by taps, each by its own transition, and closes them by their bars")
  func taps() throws {
    let scene = try SampleScene("navigation-fade")
    let before = scene.picture
    let navigation = try navigation(scene)
    try scene.tap("row of Heron path")
    let walk = try #require(navigation.topViewController as? WalkViewController)
    expectEqual(decisions(walk), ["FadeThroughTransition runs forward"])
    let shown = scene.picture
    try scene.tap("Show on the map")
    let place = try #require(navigation.topViewController as? PlaceViewController)
    expectEqual(
      decisions(place),
      [
        """
        TwoWayTransition<ModifiedTransition<FoldTransition>, ParallaxPushTransition> falls back to \
        ModifiedTransition<FoldTransition>
        """,
        "ModifiedTransition<FoldTransition> runs forward", "FoldTransition runs forward",
      ])
    try scene.tap("Back")
    expectEqual(decisions(place).last, "ParallaxPushTransition runs backward")
    expectEqual(scene.picture, shown)
    try scene.tap("Back")
    expectEqual(decisions(walk), ["FadeThroughTransition runs backward"])
    expectEqual(scene.picture, before)
    expectEqual(navigation.viewControllers.count, 1)
    scene.expectNothingLeft()
  }

  @Test("has its back button at the right in right-to-left layout, and mirrored rows")
  func mirrored() throws {
    let scene = try SampleScene("navigation-fade", layoutDirection: .rightToLeft)
    let picture = try scene.frame("photograph of Low tide")
    expectNear(picture.maxX, (390 - 24), within: 1e-9)
    try scene.open()
    #expect(try scene.frame("Back").minX > 300)
    try scene.tap("Back")
    #expect(try navigation(scene).viewControllers.count == 1)
  }

  @Test("has two columns where there is room", arguments: [true, false])
  func columns(isTablet: Bool) throws {
    let scene = try SampleScene("navigation-fade", size: isTablet ? CGSize.tablet : CGSize.phone)
    let (first, second) = (
      try scene.frame("row of Low tide"), try scene.frame("row of Mill round")
    )
    expectEqual((first.minY == second.minY), isTablet)
    expectEqual(second.maxX, scene.stage.size.width - 16)
    #expect(try scene.frame("row of Full moon").minY < scene.stage.size.height)
  }

  @Test("never shows the list and the walk at the same time", arguments: [false, true])
  func fadesThrough(isBack: Bool) throws {
    let scene = try SampleScene("navigation-fade")
    var walk = isBack ? try scene.open() : nil
    if let walk { scene.sample.close(walk) } else { walk = scene.sample.open() }
    scene.stage.advance(by: 0)
    var seen: Set<String> = []
    while !scene.stage.isSettled {
      let list = scene.stage.displayList()
      let shown = ["'walks'", "'walk'"].filter { name in
        list.items.contains { item in
          item.name.contains(name)
            && list.groups(of: item).reduce(item.opacity, { $0 * $1.opacity }) > 0.001
        }
      }
      expectAtMost(shown.count, 1, "at \(scene.stage.now) s")
      seen.formUnion(shown)
      scene.stage.advance(by: 1 / 60)
    }
    expectEqual(seen.count, 2)
  }
}
