import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("An interactive sample")
struct InteractiveSampleTests {
  nonisolated private static let names = ["warning", "photo-album"]

  @Test("is caught by a finger on the way back, and is as it was", arguments: names)
  func caught(name: String) throws {
    let scene = try SampleScene(name)
    let presented = try scene.open()
    let open = scene.picture
    presented.dismiss(animated: true)
    scene.stage.advance(by: 0.02)
    scene.stage.touch(along: .drag(from: CGPoint(x: 195, y: 420), toward: .bottom, by: 0))
    try scene.stage.settle()
    expectEqual(scene.picture, open)
    expectTrue(scene.sample.root.presentedViewController === presented)
    try scene.drag(over: 1)
    scene.expectNothingLeft()
  }
}
