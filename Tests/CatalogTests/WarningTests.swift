import Foundation
import Testing
import Transitioning

@testable import Catalog

@MainActor
@Suite("The warning sample")
struct WarningTests {
  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test("rises over the lower half when the button is tapped, and is dismissed by its own button")
  func taps() throws {
    let scene = try SampleScene("warning")
    let before = scene.picture
    try scene.tap("Delete account")
    let warning = try #require(scene.sample.root.presentedViewController)
    #expect(warning is WarningViewController)
    #expect(warning.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(try scene.frame("dimming") == screen)
    try scene.tap("Keep my account")
    #expect(scene.picture == before)
    scene.expectNothingLeft()
  }

  @Test("dims the whole screen behind it in step with its way")
  func dimming() throws {
    let scene = try SampleScene("warning")
    let warning = scene.sample.open()
    scene.stage.advance(by: 0)
    for reading in 0..<48 {
      if reading == 24 { warning.dismiss(animated: true) }
      scene.stage.advance(by: 1 / 60)
      let top = scene.items("warning").first?.transform.m42 ?? 844
      let way = (844 - top) / 422
      let dimming = scene.items("dimming").first
      #expect(abs(CGFloat(dimming?.opacity ?? 0) - way) < 1e-6)
      guard dimming != nil else { continue }
      #expect(try scene.frame("dimming") == screen)
      let names = scene.stage.displayList().items.map(\.name)
      let order = ["'account'", "'dimming'", "'warning'"].compactMap { name in
        names.lastIndex { $0.contains(name) }
      }
      #expect(order == order.sorted())
    }
    try scene.stage.settle()
    scene.expectNothingLeft()
  }

  @Test("follows the finger exactly, with the dimming")
  func finger() throws {
    let scene = try SampleScene("warning")
    try scene.open()
    scene.sample.drag(on: scene.stage, over: 0.25)
    scene.stage.advance(by: 0.5)
    #expect(abs(try scene.frame("warning").minY - (422 + 0.25 * 422)) < 1e-6)
    #expect(abs(try #require(scene.items("dimming").first).opacity - 0.75) < 1e-6)
  }

  @Test(
    "stays in the lower half of a rotated screen, at rest and on the way",
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
      #expect(dimming.width >= home.width - 1e-6)
      #expect(dimming.height >= home.height - 1e-6)
      scene.stage.advance(by: 1 / 60)
    }
    guard !isLeaving else { return scene.expectNothingLeft() }
    #expect(warning.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
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
    #expect(warning.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
    #expect(try #require(scene.items("dimming").first).opacity == 1)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("vends its parts as the delegate of UIKit does")
  func parts() throws {
    let scene = try SampleScene("warning")
    let warning = try scene.open()
    #expect(warning.modalPresentationStyle == .custom)
    #expect(warning.presentationController is WarningPresentationController)
    #expect(warning.transitionController.transition == nil)
  }
}
