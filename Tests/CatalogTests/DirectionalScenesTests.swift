import Foundation
import Expectations
import TransitionLaws
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("The scenes of the directional samples")
struct DirectionalScenesTests {
  /// A phone that shows a controller, and those that it presents.
  @MainActor
  private final class Phone {
    let stage: Stage
    let root: UIViewController
    private let window: UIWindow

    init(_ root: UIViewController, _ screen: StageScreen = .phone) {
      self.root = root
      stage = Stage(screen)
      window = UIWindow(stage: stage)
      window.rootViewController = root
      window.makeKeyAndVisible()
      stage.advance(by: 0)
    }

    /// The controller in front.
    var shown: UIViewController {
      var shown = root
      while let next = shown.presentedViewController { shown = next }
      return shown
    }

    /// The frame on the screen of the front view with a name.
    func frame(_ name: String) throws -> CGRect {
      let item = try #require(
        stage.displayList().items.last { $0.name.contains("'\(name)'") }, "no '\(name)'")
      return CGRect(
        x: item.transform.m41, y: item.transform.m42, width: item.size.width,
        height: item.size.height)
    }

    /// Taps the centre of a view, settles the stage, and returns the name of the view in front.
    func tap(_ name: String) throws -> String? {
      let place = try frame(name)
      stage.tap(at: CGPoint(x: place.midX, y: place.midY))
      try stage.settle()
      return shown.view.accessibilityIdentifier
    }
  }

  @Test("show the next day and the day before, and nothing beyond the last and the first day")
  func days() throws {
    let phone = Phone(AlmanacDayViewController(day: 2))
    #expect(try phone.tap("Next day") == "day Friday")
    #expect(try phone.tap("Next day") == "day Friday")
    #expect(try phone.tap("Day before") == "day Thursday")
    expectTrue(phone.shown !== phone.root)
    expectTrue(AlmanacDayViewController(day: 0).showDayBefore().presentingViewController == nil)
    expectTrue(phone.stage.diagnostics.issues.isEmpty)
  }

  @Test("have the button of the next day at the left in right-to-left layouts")
  func mirroredDays() throws {
    let phone = Phone(AlmanacDayViewController(day: 1), StageScreen.phone.rightToLeft)
    #expect(try phone.frame("Next day").maxX < 100)
    #expect(try phone.frame("Day before").minX > 300)
  }

  @Test("go from record to record and back, and cover the last one with what comes next")
  func records() throws {
    let first = RecordPageViewController(record: 0)
    let phone = Phone(first)
    let before = try phone.frame("record Greenhouse")
    let second = try #require(first.showNextRecord() as? RecordPageViewController)
    try phone.stage.settle()
    expectTrue(second.showNextRecord() !== second)
    try phone.stage.settle()
    let third = try #require(phone.shown as? RecordPageViewController)
    expectTrue(third.showNextRecord() === third)
    #expect(try phone.tap("Up next") == "up next")
    #expect(try phone.tap("Close") == "record Stairwell Songs")
    #expect(try phone.tap("Back") == "record Tidewater")
    #expect(try phone.tap("Back") == "record Greenhouse")
    #expect(try phone.frame("record Greenhouse") == before)
  }

  @Test("open the novel that is read, turn its page and close it")
  func novels() throws {
    let phone = Phone(NovelListViewController())
    #expect(try phone.tap("row of The Weir Keeper") == "page 1")
    #expect(try phone.tap("page 1") == "page 2")
    #expect(try phone.tap("page 2") == "page 2")
    #expect(try phone.tap("Back") == "page 1")
    #expect(try phone.tap("Back") == "library")
  }

  @Test("have a column of novels that is at most 640 points wide", arguments: [true, false])
  func columns(isTablet: Bool) throws {
    let phone = Phone(NovelListViewController(), isTablet ? .tablet : .phone)
    let (first, second) = (
      try phone.frame("row of The Weir Keeper"), try phone.frame("row of Lamps of Ferrol")
    )
    expectLess(first.maxY, second.minY)
    let width = phone.stage.size.width
    expectEqual(second.width, isTablet ? 640 : width - 32)
    expectEqual(second.midX, width / 2)
  }

  @Test("lift the title picture off the walks by a tap")
  func welcome() throws {
    let phone = Phone(WelcomeViewController())
    #expect(try phone.tap("See the walks") == "walks")
    expectEqual(phone.root.view.isHidden, false)
  }
}
