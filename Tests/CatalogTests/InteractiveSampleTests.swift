import Foundation
import Expectations
import TransitionLaws
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

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

  @Test("follows its finger back when it was opened without animation, too")
  func unanimated() throws {
    var (closed, stuck): (Int, [String]) = (0, [])
    for kind in Samples.all where kind is any InteractiveSample.Type {
      let scene = AuditedSample(kind.init())
      let play = ScenePlay(scene, on: .phone)
      play.request(.forward, animated: false)
      try play.stage.settle()
      play.stage.touch(along: try #require(scene.wayBack(over: 1, in: play), "\(kind.name)"))
      try play.stage.settle()
      if play.opened.map(scene.shows) == true { stuck.append(kind.name) } else { closed += 1 }
    }
    expectEqual(stuck, [])
    expectLess(20, closed)
  }
}
