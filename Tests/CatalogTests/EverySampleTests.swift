import Foundation
import Expectations
import TransitionLaws
import TransitionPictures
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

/// What a sample shows at rest, closed and open, without a recording of the way between.
@MainActor
private struct Rest {
  let closed: DisplayList
  let open: DisplayList

  init(of sample: any Sample.Type, on screen: StageScreen) throws {
    let play = ScenePlay(AuditedSample(sample.init()), on: screen)
    closed = play.stage.displayList()
    play.request(.forward)
    try play.stage.settle()
    open = play.stage.displayList()
  }
}

/// A sample of each kind: a presentation, a push, tabs, a gesture of its own, a mechanism of its
/// own.
///
/// All samples run in all ways and with all options in a release build, in `.ci/samples`.
@MainActor
@Suite("A sample of each kind")
struct SampleOfEachKindTests {
  private static let samples: [any Sample.Type] = [
    FadeSample.self, SharedAxisYSample.self, TabsSample.self, SheetSample.self, SplitSample.self,
  ]

  private func expectAllRight(
    _ words: [String], and look: (SampleRun) -> Void = { _ in }
  ) throws {
    let options = try RunOptions(
      Arguments(words, RunOptions.ways, RunOptions.screens))
    for sample in Self.samples {
      let run = SampleRun(
        sample, through: options.legs, on: options.screen, forPictures: false)
      let line = RunStory(run: run, look: .plain, columns: 100).line
      expectTrue(run.report.isPassed, "\(line)")
      expectPrefix(line, "passed  \(sample.name) ")
      expectTrue(!line.contains("reduces motion"))
      look(run)
    }
  }

  @Test("is right under a finger that turns back")
  func fingered() throws {
    try expectAllRight(["--cancel", "0.3", "--interactive"], and: expectDriven)
  }

  /// Expects that a finger drives the way back, except the split's, which has its own mechanism.
  private func expectDriven(_ run: SampleRun) {
    guard run.sample != SplitSample.self else { return }
    func isLetGo(_ leg: Leg, and outcome: String) -> Bool {
      run.legs.contains { each in
        each.title == leg.name
          && each.recording.events.contains { $0.message.hasSuffix("and \(outcome)") }
      }
    }
    expectTrue(isLetGo(.cancelled(at: 0.3), and: "cancelled"), "\(run.sample.name)")
    expectTrue(isLetGo(.interactive, and: "finished"), "\(run.sample.name)")
  }

  @Test("is right when it is interrupted")
  func interrupted() throws { try expectAllRight(["--interrupt", "0.5"]) }

  @Test("is right when the screen is resized on both ways")
  func resized() throws {
    try expectAllRight(["--resize"]) { run in
      let widths = run.legs.map { Set($0.recording.frames.map(\.size.width)) }
      expectTrue(widths.allSatisfy { $0.contains(844) && $0.contains(390) && $0.count > 20 })
    }
  }

  @Test("takes as long in right-to-left layout")
  func mirrored() {
    for sample in Self.samples {
      func durations(_ direction: UITraitEnvironmentLayoutDirection) -> [TimeInterval] {
        SampleRun(
          sample, through: [.forward, .backward], on: StageScreen.with(layoutDirection: direction),
          forPictures: false
        ).legs.map(\.recording.duration)
      }
      for (one, other) in zip(durations(.leftToRight), durations(.rightToLeft)) {
        expectNear(one, other, within: 1e-2, "\(sample.name)")
      }
    }
  }
}

/// At rest, because a run of all samples takes long.
@MainActor
@Suite("Every sample at rest")
struct EverySampleTests {
  @Test("fills phone and tablet, is dark in the dark and otherwise the same, and is mirrored")
  func settings() throws {
    for sample in Samples.all {
      let plain = try Rest(of: sample, on: .phone)
      let tablet = try Rest(of: sample, on: .tablet)
      let dark = try Rest(of: sample, on: StageScreen.phone.dark)
      let mirrored = ScenePlay(AuditedSample(sample.init()), on: StageScreen.phone.rightToLeft)
        .stage.displayList()
      for picture in [plain.closed, plain.open, tablet.closed, tablet.open] {
        let isFilled = picture.items.contains {
          $0.size.width >= picture.size.width && $0.size.height >= picture.size.height
        }
        expectTrue(isFilled, "\(sample.name)")
      }
      for (one, two) in [(plain.closed, dark.closed), (plain.open, dark.open)] {
        // The furniture of the screen has its own order for each colour.
        let sizes = [one, two].map { list in list.items.map { "\($0.size)" }.sorted() }
        expectEqual(sizes[0], sizes[1], "\(sample.name)")
        let screens = [one, two].map { list in
          list.items.first {
            $0.size == list.size && $0.fill != nil && !$0.name.hasPrefix("UIWindow")
          }?.fill
        }
        let (day, night) = (try #require(screens[0] ?? nil), try #require(screens[1] ?? nil))
        expectLess(night.red + 0.4, day.red, "\(sample.name)")
      }
      expectEqual(plain.closed.items.count, mirrored.items.count, "\(sample.name)")
      let isMirrored = plain.closed.items != mirrored.items
      expectTrue(isMirrored || sample == PetsSample.self, "\(sample.name)")
    }
  }
}

@MainActor
@Suite("Movement in a recording")
struct MovementTests {
  private func movement(_ changes: (UIView) -> Void) throws -> String? {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .red
    root.view.addSubview(card)
    let run = Recorder(stage).record { UIView.animate(withDuration: 0.5) { changes(card) } }
    return Movement(in: run.frames)?.subject
  }

  @Test("is nil when a layer fades, changes colour, or moves by less than half a point")
  func calm() throws {
    #expect(try movement { $0.alpha = 0.2 } == nil)
    #expect(try movement { $0.backgroundColor = .black } == nil)
    #expect(try movement { $0.center.x += 0.4 } == nil)
  }

  @Test("names a layer that moves, grows or turns, at any speed")
  func moves() throws {
    let changes: [(UIView) -> Void] = [
      { $0.center.x += 1 }, { $0.bounds.size.height = 102 },
      { $0.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) },
      { $0.transform3D = CATransform3D(rotationAngle: 0.1, x: 0, y: 0, z: 1) },
    ]
    for change in changes { #expect(try movement(change)?.contains("'card'") == true) }
  }
}
