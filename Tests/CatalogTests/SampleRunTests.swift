import Foundation
import Expectations
import TransitionPictures
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("A run of a sample")
struct SampleRunTests {
  /// The complaint that a sample does not return to its first state; nil if it does.
  private func complaint(_ sample: any Sample.Type) throws -> String? {
    let run = SampleRun(sample, in: .phone)
    let check = try #require(run.checks.first { $0.law == .returns })
    expectEqual(run.isRight, check.holds)
    return check.holds ? nil : check.detail
  }

  @Test("names what differs from the first state: a layer, a count, a clip or a group")
  func returns() throws {
    #expect(try complaint(Spoiled<Nothing>.self) == nil)
    #expect(try complaint(Spoiled<OtherColor>.self) == "UIView 'card' has changed")
    #expect(try complaint(Spoiled<OneMore>.self) == "8 items before, 9 after")
    #expect(try complaint(Spoiled<OtherClip>.self) == "the groups or clips have changed")
    #expect(try complaint(Spoiled<OtherGroup>.self) == "the groups or clips have changed")
  }

  @Test("names a picture of a filmstrip that repeats the one before it")
  func repetition() throws {
    let run = SampleRun(Early.self, in: .phone)
    let check = try #require(run.checks.first { $0.law == .keepsMoving })
    expectTrue(check.detail.hasPrefix("forward: picture 4 is a repetition; backward: picture "))
    expectTrue(!run.isRight)
  }

  @Test("counts a layer once, also when its border is above its sublayers")
  func layers() throws {
    let run = SampleRun(Spoiled<Nothing>.self, in: .phone)
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
    context.animate(view, \.position.x, back: view.center.x - 0.3, fore: view.center.x)
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
