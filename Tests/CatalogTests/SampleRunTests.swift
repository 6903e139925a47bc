import Foundation
import Expectations
import TransitionLaws
import TransitionPictures
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("A run of a sample")
struct SampleRunTests {
  /// The fault of a sample that does not return to its first state; nil if it does.
  private func fault(_ sample: any Sample.Type) throws -> String? {
    let run = SampleRun(sample)
    let row = try #require(run.report.row(.returns))
    expectEqual(run.report.isPassed, row.outcome == .kept)
    return row.violations.first.map { "\($0.subject ?? "") \($0.fault)" }
  }

  @Test("names what differs from the first state: a colour, a view, a radius or an opacity")
  func returns() throws {
    #expect(try fault(Spoiled<Nothing>.self) == nil)
    expectEqual(
      try fault(Spoiled<OtherColor>.self),
      "UIView 'card' backgroundColor is (1, 0, 0, 1) instead of (1, 1, 1, 1)")
    expectEqual(
      try fault(Spoiled<OneMore>.self),
      "UIView in UIView of UIViewController is still in the tree")
    expectEqual(
      try fault(Spoiled<OtherClip>.self),
      "UIView in UIView of UIViewController cornerRadius is 8 instead of 0")
    expectEqual(
      try fault(Spoiled<OtherGroup>.self),
      "UIView in UIView of UIViewController opacity is 0.25 instead of 0.5")
  }

  @Test("names the time for which the picture stands still")
  func stillness() throws {
    let run = SampleRun(Early.self)
    let row = try #require(run.report.row(.isSeen))
    let fault = try #require(row.violations.first)
    expectEqual(fault.direction, .forward)
    expectPrefix(fault.fault, "shows the same picture for ", "\(fault)")
    expectEqual(run.report.violatedRows.map(\.law), [.isSeen])
  }

  @Test("counts a layer once, also when its border is above its sublayers")
  func layers() throws {
    let run = SampleRun(Spoiled<Nothing>.self)
    let first = try #require(run.legs.first?.recording.frames.first)
    expectEqual(first.items.count { $0.part == .border }, 1)
    let still = Recording(
      size: first.size, frameRate: 60, startTime: 0, endTime: 0, frames: [first], events: [],
      settled: .success(0))
    expectEqual(still.mostLayers, Set(first.items.map(\.layer)).count)
    expectEqual(still.mostLayers, first.items.count - 1)
  }
}

/// A page that has faded in, and seems to stand still, long before its transition ends.
private struct Early: Sample {
  static var name: String { "early" }
  static var group: SampleGroup { .scenes }
  static var purpose: String { "a test" }
  static var summary: String { "A page that stands still before the end." }

  let root = UIViewController()

  func open() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .blue
    page.transitionController.transition = EarlyTransition()
    root.present(page, animated: true)
    return page
  }
}

private final class EarlyTransition: Transition {
  func start(with context: TransitionContext) {
    let view: UIView = context.foreView
    context.animate(view, \.opacity, back: 0, fore: 1, during: 0...0.4)
    // What draws nothing moves until the end.
    let empty = UIView()
    view.addSubview(empty)
    context.animate(empty, \.position.x, back: 0, fore: 10)
    context.deferToCompletion { empty.removeFromSuperview() }
    context.endAfterAnimations()
  }
}

/// A change that a sample makes after its presented controller has disappeared.
@MainActor
private protocol Deed {
  static func spoil(_ page: UIView, _ card: UIView)
}

private enum Nothing: Deed {
  static func spoil(_ page: UIView, _ card: UIView) {}
}

private enum OtherColor: Deed {
  static func spoil(_ page: UIView, _ card: UIView) { card.backgroundColor = .red }
}

private enum OneMore: Deed {
  static func spoil(_ page: UIView, _ card: UIView) {
    let view = UIView(frame: card.bounds)
    view.backgroundColor = .red
    page.addSubview(view)
  }
}

private enum OtherClip: Deed {
  static func spoil(_ page: UIView, _ card: UIView) { page.layer.cornerRadius = 8 }
}

private enum OtherGroup: Deed {
  static func spoil(_ page: UIView, _ card: UIView) { page.alpha = 0.25 }
}

/// A translucent page that paints nothing itself, and masks a card with a line below.
private struct Spoiled<Act: Deed>: Sample {
  static var name: String { "spoiled" }
  static var group: SampleGroup { .scenes }
  static var purpose: String { "a test" }
  static var summary: String { "A page that is not as it was." }

  let root = UIViewController()

  func open() -> UIViewController {
    let guest = Guest()
    let (page, card) = (root.view.subviews[0], root.view.subviews[0].subviews[0])
    guest.whenGone = { Act.spoil(page, card) }
    root.present(guest, animated: true)
    return guest
  }

  init() {
    let page = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    page.alpha = 0.5
    page.clipsToBounds = true
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .white
    card.layer.borderWidth = 1
    let line = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 1))
    line.backgroundColor = .black
    card.addSubview(line)
    page.addSubview(card)
    root.view.addSubview(page)
  }
}

private final class Guest: UIViewController {
  var whenGone: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenGone()
  }
}
