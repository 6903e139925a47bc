import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("The mail sample")
struct MailTests {
  private func mail(_ scene: SampleScene) throws -> MailViewController {
    try #require(scene.sample.root as? MailViewController)
  }

  @Test("is side by side on a tablet, and in one place on a phone")
  func places() throws {
    let phone = try SampleScene("split")
    #expect(try phone.frame("messages").size == .phone)
    try phone.open()
    expectTrue(phone.items("messages").isEmpty)
    #expect(try phone.frame("message").size == .phone)
    for direction in UITraitEnvironmentLayoutDirection.allCases {
      let tablet = try SampleScene("split", size: .tablet, layoutDirection: direction)
      let list = try tablet.frame("messages")
      expectEqual(list.minX, (direction == .rightToLeft ? CGSize.tablet.width - 320 : 0))
      #expect(try tablet.frame("no message").width == CGSize.tablet.width - 321)
      try tablet.open()
      #expect(try tablet.frame("messages") == list)
      expectTrue(tablet.items("no message").isEmpty)
      #expect(try tablet.frame("message").width == CGSize.tablet.width - 321)
    }
  }

  @Test("changes to a tapped message, notifies both children, and returns by the bar")
  func taps() throws {
    let scene = try SampleScene("split")
    let before = scene.picture
    try scene.tap("message from Aiko Tanaka")
    expectEqual(
      scene.take(),
      [
        "MessageListViewController.viewWillDisappear(true)",
        "MessageViewController 'A walk on Sunday?'.viewWillAppear(true)",
        "MessageViewController 'A walk on Sunday?'.viewDidAppear(true)",
        "MessageListViewController.viewDidDisappear(true)",
      ])
    #expect(try mail(scene).children.count == 1)
    try scene.tap("Close")
    expectEqual(scene.picture, before)
    #expect(try mail(scene).message == nil)
    scene.expectNothingLeft()
  }

  @Test("shows the last request that came during another transition")
  func waits() throws {
    let scene = try SampleScene("split", size: .tablet)
    let mail = try mail(scene)
    mail.show(Message.inbox[0])
    scene.stage.advance(by: 0.1)
    mail.show(Message.inbox[2])
    mail.show(Message.inbox[3])
    #expect(abs(try scene.stage.settle() - (2 * MailViewController.duration - 0.1)) < 1e-6)
    expectEqual(mail.message?.message, Message.inbox[3])
    expectEqual(mail.children.count, 2)
    scene.expectNothingLeft()
  }

  @Test("answers a cancelled swipe by the opposite callbacks, and a finished one by its own")
  func swiped() throws {
    let scene = try SampleScene("split")
    try scene.open()
    let open = scene.picture
    _ = scene.take()
    let (list, message) = ("MessageListViewController", "MessageViewController 'A walk on Sunday?'")
    try scene.drag(over: 0.3)
    expectEqual(scene.picture, open)
    expectEqual(
      scene.take(),
      [
        "\(list).viewWillAppear(true)", "\(message).viewWillDisappear(true)",
        "\(list).viewWillDisappear(true)", "\(message).viewWillAppear(true)",
        "\(list).viewDidDisappear(true)", "\(message).viewDidAppear(true)",
      ])
    try scene.drag(over: 0.7)
    expectEqual(
      scene.take(),
      [
        "\(list).viewWillAppear(true)", "\(message).viewWillDisappear(true)",
        "\(list).viewDidAppear(true)", "\(message).viewDidDisappear(true)",
      ])
    #expect(try mail(scene).message == nil)
    scene.expectNothingLeft()
  }

  @Test("shows one child at a time under a finger, both on the same axis", arguments: [0.2, 0.6])
  func scrubbed(fraction: CGFloat) throws {
    for direction in UITraitEnvironmentLayoutDirection.allCases {
      let scene = try SampleScene("split", layoutDirection: direction)
      try scene.open()
      scene.sample.drag(on: scene.stage, over: fraction)
      scene.stage.advance(by: 0.5)
      func opacity(_ name: String) throws -> CGFloat {
        let list = scene.stage.displayList()
        guard let item = list.items.first(where: { $0.name.contains("'\(name)'") }) else {
          return 0
        }
        return CGFloat(list.groups(of: item).reduce(item.opacity) { $0 * $1.opacity })
      }
      let (message, list) = (try opacity("message"), try opacity("messages"))
      expectTrue((message > 0) != (list > 0), "\(message) and \(list)")
      expectEqual((message > 0), (fraction < 0.35))
      let way = try scene.frame(message > 0 ? "message" : "messages").minX
      let sign: CGFloat = direction == .rightToLeft ? -1 : 1
      let expected = message > 0 ? 30 * fraction : -30 * (1 - fraction)
      expectNear(way, sign * expected, within: 1e-6)
      try scene.stage.settle()
    }
  }

  @Test(
    "moves its children to their places in a wider or narrower window", arguments: [true, false])
  func resized(isOpen: Bool) throws {
    let scene = try SampleScene("split")
    let mail = try mail(scene)
    if isOpen { try scene.open() }
    let before = scene.picture
    scene.stage.resize(to: .tablet)
    try scene.stage.settle()
    expectEqual(mail.children.count, 2)
    expectEqual(scene.items(isOpen ? "message" : "no message").count, 1)
    #expect(try scene.frame("messages").width == 320)
    scene.stage.resize(to: .phone)
    try scene.stage.settle()
    expectEqual(scene.picture, before)
    expectEqual(mail.children.count, 1)
    if isOpen { scene.sample.close(mail) }
    try scene.stage.settle()
    #expect(try scene.frame("messages").size == .phone)
    scene.expectNothingLeft()
  }

  @Test(
    "moves its children to their places when the window changes during a transition",
    arguments: [0.1, 0.2])
  func resizedOnTheWay(instant: TimeInterval) throws {
    let scene = try SampleScene("split")
    let mail = try mail(scene)
    _ = scene.sample.open()
    scene.stage.advance(by: instant)
    scene.stage.resize(to: .tablet)
    try scene.stage.settle()
    expectEqual(mail.children.count, 2)
    #expect(try scene.frame("messages").width == 320)
    #expect(try scene.frame("message").width == CGSize.tablet.width - 321)
    mail.closeMessage()
    try scene.stage.settle()
    expectEqual(scene.items("no message").count, 1)
    scene.expectNothingLeft()
  }
}
