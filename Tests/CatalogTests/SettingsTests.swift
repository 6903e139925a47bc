import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("The settings sample")
struct SettingsTests {
  private func depth(_ scene: SampleScene) throws -> Int {
    try #require(scene.sample.root as? UINavigationController).viewControllers.count
  }

  @Test("pushes a page where there is one, and pops it by the bar")
  func taps() throws {
    let scene = try SampleScene("settings")
    let before = scene.picture
    try scene.tap("icon of Notifications")
    #expect(try depth(scene) == 1)
    try scene.tap("icon of Display")
    #expect(try depth(scene) == 2)
    scene.stage.tap(at: CGPoint(x: 40, y: 70))
    try scene.stage.settle()
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }

  @Test("follows the finger, with the page below at 30.1 % of its way, from the leading side")
  func parallax() throws {
    for direction in UITraitEnvironmentLayoutDirection.allCases {
      let scene = try SampleScene("settings", layoutDirection: direction)
      try scene.open()
      scene.sample.drag(on: scene.stage, over: 0.5)
      scene.stage.advance(by: 0.5)
      let sign: CGFloat = direction == .rightToLeft ? -1 : 1
      #expect(abs(try scene.frame("page Display").minX - sign * 195) < 1e-6)
      #expect(abs(try scene.frame("page Settings").minX + sign * 0.1505 * 390) < 1e-6)
      try scene.stage.settle()
    }
  }

  @Test("has a readable width in the middle of a tablet")
  func tablet() throws {
    let scene = try SampleScene("settings", size: .tablet)
    let row = try scene.frame("page Settings")
    expectEqual(row.size, CGSize.tablet)
    let cards = scene.stage.displayList().items.filter {
      $0.cornerRadius == 16 && $0.size.width > 100
    }
    expectEqual(cards.count, 3)
    for card in cards {
      expectEqual(card.size.width, 640)
      expectLess(abs(card.transform.m41 + 320 - CGSize.tablet.width / 2), 1e-6)
    }
  }
}
