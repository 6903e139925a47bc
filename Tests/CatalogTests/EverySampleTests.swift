import Foundation
import Expectations
import TransitionLaws
import TransitionPictures
import Transitioning

@testable import Catalog

/// The runs of all samples, each made once for all tests.
///
/// A run of all samples is what these tests cost, so tests share runs, and take a sample at rest
/// where they need no motion.
@MainActor
enum SharedRuns {
  private static let thereAndBack: [Leg.Course] = [.forward, .backward]

  private static let plain = Samples.all.map { SampleRun($0, through: thereAndBack, in: .phone) }

  /// The runs of all samples, in their order, through some legs.
  ///
  /// The runs there and back on a phone are kept, for pictures too. All others are made one by one,
  /// because all of them together would need gigabytes.
  static func of(
    _ courses: [Leg.Course] = thereAndBack, in setting: Setting = .phone
  ) -> AnySequence<SampleRun> {
    guard courses != thereAndBack || setting != .phone else { return AnySequence(plain) }
    return AnySequence(
      Samples.all.lazy.map {
        SampleRun($0, through: courses, in: setting, forPictures: false)
      })
  }
}

/// What a sample shows at rest, closed and open, without a recording of the way between.
@MainActor
private struct Rest {
  let closed: DisplayList
  let open: DisplayList

  init(of sample: any Sample.Type, in setting: Setting) throws {
    let performance = Performance(sample.init(), in: setting)
    closed = performance.stage.displayList()
    performance.open()
    try performance.stage.settle()
    open = performance.stage.displayList()
  }
}

/// All other ways and options run in a release build, in `.ci/run`.
@MainActor
@Suite("Every sample")
struct EverySampleTests {
  private static let rightToLeft = Setting(layoutDirection: .rightToLeft)

  private func expectAllRight(
    _ words: [String], and look: (SampleRun) -> Void = { _ in }
  ) throws {
    let options = try PerformanceOptions(
      Arguments(
        words, flags: PerformanceOptions.flags, options: PerformanceOptions.choices,
        fractions: PerformanceOptions.fractions))
    let runs = SharedRuns.of(options.courses, in: options.setting)
    for (run, sample) in zip(runs, Samples.all) {
      let line = RunStory(run: run, look: .plain, columns: 100).line
      expectTrue(run.isRight, "\(line)")
      expectTrue(line.hasPrefix("passed  \(sample.name) "))
      expectTrue(!line.contains("reduces motion"))
      expectTrue(line.contains("deallocates") != sample.keepsWhatItShows)
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
    func isLetGo(_ leg: Leg.Course, and outcome: String) -> Bool {
      run.legs.contains { each in
        each.course == leg
          && each.recording.events.contains { $0.message.hasSuffix("and \(outcome)") }
      }
    }
    expectTrue(isLetGo(.cancelled(at: 0.3), and: "cancelled"), "\(run.sample.name)")
    expectTrue(isLetGo(.interactive, and: "finished"), "\(run.sample.name)")
  }

  @Test("is right when it is interrupted")
  func interrupted() throws { try expectAllRight(["--interrupt", "0.5"]) }

  @Test("takes as long in right-to-left layout, and looks different")
  func mirrored() throws {
    let runs = zip(SharedRuns.of(), SharedRuns.of(in: Self.rightToLeft))
    for (plain, mirrored) in runs {
      let sample = plain.sample
      for (leg, other) in zip(plain.legs, mirrored.legs) {
        expectTrue(abs(leg.recording.duration - other.recording.duration) < 1e-2, "\(sample.name)")
        expectEqual(
          leg.recording.frames.first?.items.count, other.recording.frames.first?.items.count)
        expectTrue(
          sample == PetsSample.self
            || leg.recording.frames.first?.items != other.recording.frames.first?.items,
          "\(sample.name)")
      }
    }
  }

  @Test("is dark where the interface is dark, and otherwise the same")
  func dark() throws {
    for sample in Samples.all {
      let light = try Rest(of: sample, in: .phone)
      let dark = try Rest(of: sample, in: Setting(isDark: true))
      for (one, two) in [(light.closed, dark.closed), (light.open, dark.open)] {
        expectEqual(one.items.map(\.size), two.items.map(\.size), "\(sample.name)")
        let screens = [one, two].map { list in
          list.items.first {
            $0.size == list.size && $0.fill != nil && !$0.name.hasPrefix("UIWindow")
          }?.fill
        }
        let (day, night) = (try #require(screens[0] ?? nil), try #require(screens[1] ?? nil))
        expectTrue(day.red > night.red + 0.4, "\(sample.name)")
      }
    }
  }

  @Test("fills a tablet as it fills a phone: both pages reach all four sides")
  func filled() throws {
    for setting in [Setting.phone, .tablet] {
      for sample in Samples.all {
        let rest = try Rest(of: sample, in: setting)
        for picture in [rest.closed, rest.open] {
          let isFilled = picture.items.contains {
            $0.size.width >= setting.size.width && $0.size.height >= setting.size.height
          }
          expectTrue(isFilled, "\(sample.name)")
        }
      }
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
