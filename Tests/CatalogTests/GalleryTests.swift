import Foundation
import Testing
import Transitioning

@testable import Catalog

@MainActor
@Suite("The gallery sample")
struct GalleryTests {
  private func navigation(_ scene: SampleScene) throws -> NavigationController {
    try #require(scene.sample.root as? NavigationController)
  }

  /// The decisions about the latest transition of a controller.
  private func decisions(_ controller: ViewController?) -> [String] {
    controller?.transitionDecisions.map(\.description) ?? []
  }

  @Test("opens controllers by taps, each by its own transition, and closes them by the bar")
  func taps() throws {
    let scene = try SampleScene("navigation-fade")
    let before = scene.picture
    let navigation = try navigation(scene)
    try scene.tap("row of Heron")
    let photo = try #require(navigation.topViewController as? GalleryPhotoViewController)
    #expect(decisions(photo) == ["FadeTransition runs forward"])
    let shown = scene.picture
    try scene.tap("Show on the map")
    let place = try #require(navigation.topViewController as? PlaceViewController)
    #expect(
      decisions(place) == [
        "AsymmetricTransition<SlideUpTransition, FadeTransition> falls back to SlideUpTransition",
        "SlideUpTransition runs forward",
      ])
    scene.stage.tap(at: CGPoint(x: 40, y: 70))
    try scene.stage.settle()
    #expect(decisions(place).last == "FadeTransition runs backward")
    #expect(scene.picture == shown)
    scene.stage.tap(at: CGPoint(x: 40, y: 70))
    try scene.stage.settle()
    #expect(decisions(photo) == ["FadeTransition runs backward"])
    #expect(scene.picture == before)
    #expect(navigation.viewControllers.count == 1)
    scene.expectNothingLeft()
  }

  @Test("has its back button at the right in right-to-left layout, and mirrored pictures")
  func mirrored() throws {
    let scene = try SampleScene("navigation-fade", layoutDirection: .rightToLeft)
    #expect(abs(try scene.frame("photo 1").maxX - (390 - 16)) < 1e-9)
    try scene.open()
    scene.stage.tap(at: CGPoint(x: 40, y: 70))
    try scene.stage.settle()
    #expect(try navigation(scene).viewControllers.count == 2)
    scene.stage.tap(at: CGPoint(x: 350, y: 70))
    try scene.stage.settle()
    #expect(try navigation(scene).viewControllers.count == 1)
  }

  @Test("has two columns where there is room", arguments: [true, false])
  func columns(isTablet: Bool) throws {
    let scene = try SampleScene("navigation-fade", size: isTablet ? Stage.tablet : Stage.phone)
    let (first, second) = (
      try scene.frame("row of Low tide"), try scene.frame("row of The old mill")
    )
    #expect((first.minY == second.minY) == isTablet)
    #expect(second.maxX == scene.stage.size.width - 16)
    #expect(try scene.frame("row of Heather").maxY <= scene.stage.size.height)
  }

  // Rules: AnimatedTransitions 18.
  @Test("reverses a photo's transition that is called off on the way, and reports the decisions")
  func turnsRound() throws {
    let scene = try SampleScene("navigation-fade")
    let photo = scene.sample.open()
    scene.stage.advance(by: 0.1)
    scene.sample.close(photo)
    let rest = try scene.stage.settle()
    #expect(abs(rest - 0.1) < 1e-6)
    #expect(
      scene.take().filter { $0.hasPrefix("GalleryPhoto") }
        == [
          "viewWillAppear(true)", "viewDidAppear(true)", "viewWillDisappear(true)",
          "viewDidDisappear(true)",
        ].map { "GalleryPhotoViewController 'The old mill'.\($0)" })
    scene.expectNothingLeft()
  }
}
