import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("An interactive sample")
struct InteractiveSampleTests {
  nonisolated private static let names = ["warning", "photo-album"]

  @Test("is back after a finger has gone half the way or more", arguments: names, [0.5, 0.75, 1])
  func finished(name: String, fraction: CGFloat) throws {
    let scene = try SampleScene(name)
    let before = scene.picture
    weak var presented: UIViewController?
    presented = try scene.open()
    expectTrue(presented != nil)
    try scene.drag(over: fraction)
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
    expectTrue(presented == nil)
  }

  @Test(
    "is as it was after a finger has gone less than half the way", arguments: names,
    [0.01, 0.3, 0.49])
  func cancelled(name: String, fraction: CGFloat) throws {
    let scene = try SampleScene(name)
    let before = scene.picture
    let presented = try scene.open()
    let type = "\(type(of: presented))"
    expectEqual(scene.take(), ["\(type).viewWillAppear(true)", "\(type).viewDidAppear(true)"])
    let open = scene.picture
    for _ in 0..<2 {
      try scene.drag(over: fraction)
      expectEqual(scene.picture, open)
      expectTrue(scene.sample.root.presentedViewController === presented)
      expectEqual(
        scene.take(),
        [
          "\(type).viewWillDisappear(true)", "\(type).viewWillAppear(true)",
          "\(type).viewDidAppear(true)",
        ])
    }
    presented.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, before)
    expectEqual(
      scene.take(), ["\(type).viewWillDisappear(true)", "\(type).viewDidDisappear(true)"])
    scene.expectNothingLeft()
  }

  @Test(
    "reverses on the way there when it is dismissed, and takes as long back", arguments: names)
  func interrupted(name: String) throws {
    let scene = try SampleScene(name)
    let before = scene.picture
    weak var presented: UIViewController?
    presented = scene.sample.open()
    let type = presented.map { "\(Swift.type(of: $0))" } ?? ""
    scene.stage.advance(by: 0.2)
    let turn = scene.picture
    if name == "warning" {
      // UIKit does not turn an app's own animator round; the stage does.
      presented?.dismiss(animated: true)
    } else {
      presented?.transitionController.dismiss()
    }
    expectEqual(scene.picture, turn)
    #expect(abs(try scene.stage.settle() - 0.2) < 1e-9)
    expectEqual(scene.picture, before)
    expectEqual(
      scene.take(),
      [
        "\(type).viewWillAppear(true)", "\(type).viewWillDisappear(true)",
        "\(type).viewDidDisappear(true)",
      ])
    scene.expectNothingLeft()
    expectTrue(presented == nil)
  }

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

  @Test("works without animation", arguments: names)
  func still(name: String) throws {
    let (moving, scene) = (try SampleScene(name), try SampleScene(name))
    try moving.open()
    let before = scene.picture
    var presented: UIViewController? = scene.sample.open()
    let root = scene.sample.root
    presented?.transitionController.dismiss(animated: false)
    try scene.stage.settle()
    expectEqual(scene.picture, before)
    let again = try #require(presented)
    root.present(again, animated: false)
    #expect(try scene.stage.settle() == 0)
    expectEqual(scene.picture.items.map(\.transform), moving.picture.items.map(\.transform))
    expectEqual(scene.picture.items.map(\.opacity), moving.picture.items.map(\.opacity))
    again.dismiss(animated: false)
    #expect(try scene.stage.settle() == 0)
    presented = nil
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }

  @Test("moves nothing under reduced motion, and still follows a finger", arguments: names)
  func calm(name: String) throws {
    let scene = try SampleScene(name, prefersReducedMotion: true)
    let before = scene.picture
    let presented = try scene.open()
    let open = scene.picture
    func places(_ list: DisplayList) -> [DisplayItem.ID: CATransform3D] {
      Dictionary(uniqueKeysWithValues: list.items.map { ($0.id, $0.transform) })
    }
    let rest = places(open)
    for fraction in [0.3, 1] as [CGFloat] {
      scene.sample.drag(on: scene.stage, over: fraction)
      while !scene.stage.isSettled {
        scene.stage.advance(by: 1 / 60)
        for (id, place) in places(scene.picture) { expectEqual(rest[id], place) }
      }
      if fraction < 0.5 { expectEqual(scene.picture, open) }
    }
    expectEqual(scene.picture, before)
    expectTrue(presented.presentingViewController == nil)
    scene.expectNothingLeft()
  }

  @Test("goes both ways in right-to-left layout", arguments: names)
  func mirrored(name: String) throws {
    let scene = try SampleScene(name, layoutDirection: .rightToLeft)
    let before = scene.picture
    try scene.open()
    let open = scene.picture
    try scene.drag(over: 0.3)
    expectEqual(scene.picture, open)
    try scene.drag(over: 0.8)
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }
}
