import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("The warning sample")
struct WarningTests {
  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private static let place = CGRect(x: 35, y: 288, width: 320, height: 268)

  @Test(
    "springs up in the middle when the button is tapped, and is dismissed by its own buttons",
    arguments: ["Keep", "Delete"])
  func taps(button: String) throws {
    let scene = try SampleScene("warning")
    let before = scene.picture
    try scene.tap("Delete account")
    let warning = try #require(scene.sample.root.presentedViewController)
    expectTrue(warning is WarningViewController)
    expectEqual(warning.view.frame, Self.place)
    #expect(try scene.frame("dimming") == screen)
    try scene.tap(button)
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }

  @Test("is soon opaque on the way there, and falls off the screen on the way back")
  func ways() throws {
    let scene = try SampleScene("warning")
    let warning = scene.sample.open()
    scene.stage.advance(by: 0.12)
    let view: UIView = warning.view
    expectLess(0.99, view.layer.presentationProperties.opacity)
    // The warning goes beyond its size, but the dimming not beyond its darkness.
    while !scene.stage.isSettled {
      expectAtMost((scene.items("dimming").first?.opacity ?? 0), 1)
      scene.stage.advance(by: 1 / 60)
    }
    expectEqual(scene.items("dimming").first?.opacity, 1)
    warning.dismiss(animated: true)
    var tops: [CGFloat] = []
    while !scene.stage.isSettled {
      scene.stage.advance(by: 1 / 60)
      if let item = scene.items("warning").first { tops.append(item.transform.m42) }
      let names = scene.stage.displayList().items.map(\.name)
      let order = ["'account'", "'dimming'", "'warning'"].compactMap { name in
        names.lastIndex { $0.contains(name) }
      }
      expectEqual(order, order.sorted())
    }
    expectEqual(tops, tops.sorted())
    #expect(try #require(tops.last) > 700)
    scene.expectNothingLeft()
  }

  @Test("follows the finger exactly, with the dimming")
  func finger() throws {
    let scene = try SampleScene("warning")
    let warning = try #require(try scene.open() as? WarningViewController)
    let middle = warning.view.center.y
    expectEqual(warning.dragDistance, 844 - Self.place.minY + 40)
    scene.sample.drag(on: scene.stage, over: 0.25)
    scene.stage.advance(by: 0.5)
    let shown = warning.view.layer.presentationProperties
    expectNear(shown.position.y, (middle + 0.25 * warning.dragDistance), within: 1e-6)
    #expect(abs(try #require(scene.items("dimming").first).opacity - 0.75) < 1e-6)
  }

  @Test(
    "stays in the middle of a rotated screen, at rest and on the way",
    arguments: [nil, 0.2], [true, false])
  func turned(instant: TimeInterval?, isLeaving: Bool) throws {
    let scene = try SampleScene("warning")
    let warning = scene.sample.open()
    if isLeaving || instant == nil { try scene.stage.settle() }
    if isLeaving { warning.dismiss(animated: true) }
    scene.stage.advance(by: instant ?? 0)
    scene.stage.resize(to: CGSize(width: 844, height: 390), animatedFor: 0.3)
    while !scene.stage.isSettled {
      guard scene.items("dimming").first != nil else {
        scene.stage.advance(by: 1 / 60)
        continue
      }
      let dimming = try scene.frame("dimming")
      let home = try scene.frame("home")
      expectAtMost(home.width - 1e-6, dimming.width)
      expectAtMost(home.height - 1e-6, dimming.height)
      scene.stage.advance(by: 1 / 60)
    }
    guard !isLeaving else { return scene.expectNothingLeft() }
    expectEqual(warning.view.frame, CGRect(x: 262, y: 61, width: 320, height: 268))
    #expect(try scene.frame("dimming") == CGRect(x: 0, y: 0, width: 844, height: 390))
    scene.stage.resize(to: screen.size)
    try scene.drag(over: 0.8)
    scene.expectNothingLeft()
  }

  @Test("is in its place when a screen rotated while a finger held it and then cancelled")
  func turnedWhileHeld() throws {
    let scene = try SampleScene("warning")
    let warning = try scene.open()
    scene.sample.drag(on: scene.stage, over: 0.2)
    scene.stage.advance(by: 0.3)
    scene.stage.resize(to: CGSize(width: 844, height: 390))
    try scene.stage.settle()
    expectEqual(warning.view.frame, CGRect(x: 262, y: 61, width: 320, height: 268))
    #expect(try #require(scene.items("dimming").first).opacity == 1)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("vends its parts as the delegate of UIKit does")
  func parts() throws {
    let scene = try SampleScene("warning")
    let warning = try scene.open()
    expectEqual(warning.modalPresentationStyle, .custom)
    expectTrue(warning.presentationController is WarningPresentationController)
    expectTrue(warning.transitionController.transition == nil)
  }
}
