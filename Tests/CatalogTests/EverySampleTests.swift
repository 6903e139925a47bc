import Foundation
import Testing
import TransitionPictures
import Transitioning

@testable import Catalog

@MainActor
@Suite("Every sample")
struct EverySampleTests {
  private static let names = Samples.all.map { $0.name }

  /// The samples on whose way back a gesture can drive, because they have a gesture or are lent one.
  private static let drivenNames = names.filter { $0 != SplitSample.name }

  nonisolated private static let ways = [
    ["--cancel", "0.3", "--interactive"], ["--interrupt", "0.5"],
  ]

  nonisolated private static let settings = [
    [], ["--rtl"], ["--reduce-motion"], ["--device", "tablet"],
    ["--rtl", "--reduce-motion", "--device", "tablet"],
  ]

  nonisolated private static let choices = ways.flatMap { way in settings.map { way + $0 } }

  private func sample(_ name: String) throws -> any Sample.Type {
    try #require(Samples.named(name))
  }

  @Test(
    "is right under each option and all possible combinations", arguments: await names, choices)
  func options(name: String, words: [String]) throws {
    let options = try PerformanceOptions(
      Arguments(
        words, flags: PerformanceOptions.flags, options: PerformanceOptions.choices,
        fractions: PerformanceOptions.fractions))
    let sample = try sample(name)
    let run = SampleRun(sample, through: options.courses, in: options.setting)
    let line = RunStory(run: run, look: .plain, columns: 100).line
    #expect(run.isRight, "\(line)")
    #expect(line.contains("stays calm") == words.contains("--reduce-motion"))
    #expect(line.contains("lets go") != sample.keepsWhatItShows)
  }

  @Test("has a line of its own when all run")
  func all() throws {
    var lines: [String] = []
    let output = Output(look: .plain, columns: 100, write: { lines.append($0) }, complain: { _ in })
    #expect(try RunCommand(["--all"]).run(output) == 0, "\(lines)")
    #expect(lines.count == Samples.all.count)
    for (line, sample) in zip(lines, Samples.all) {
      #expect(line.hasPrefix("passed  \(sample.name) "))
    }
  }

  @Test(
    "is driven by a finger on the way back, except the split, which has its own mechanism",
    arguments: await drivenNames)
  func driven(name: String) throws {
    let run = SampleRun(
      try sample(name), through: [.forward, .cancelled(at: 0.3), .interactive], in: .phone)
    func isLetGo(_ leg: Int, and outcome: String) -> Bool {
      run.legs[leg].recording.events.contains { $0.message.hasSuffix("and \(outcome)") }
    }
    #expect(isLetGo(1, and: "cancelled"))
    #expect(isLetGo(2, and: "finished"))
  }

  @Test(
    "is as it was when the finger cancels, at any point of its way",
    arguments: await names, [0.31, 0.6, 1])
  func thinksBetterOfIt(name: String, fraction: Double) throws {
    for size in [Stage.phone, Stage.tablet] {
      let courses: [Leg.Course] = [.forward, .cancelled(at: fraction), .backward]
      let run = SampleRun(try sample(name), through: courses, in: Setting(size: size))
      let broken = run.checks.filter { !$0.holds }
      #expect(broken.isEmpty, "\(size)")
    }
  }

  @Test("takes as long in right-to-left layout, and looks different", arguments: await names)
  func mirrored(name: String) throws {
    let courses: [Leg.Course] = [.forward, .cancelled(at: 0.3), .interactive]
    let sample = try sample(name)
    let plain = SampleRun(sample, through: courses, in: .phone)
    let mirrored = SampleRun(
      sample, through: courses, in: Setting(layoutDirection: .rightToLeft))
    for (leg, other) in zip(plain.legs, mirrored.legs) {
      let items = leg.recording.frames.first?.items
      let otherItems = other.recording.frames.first?.items
      #expect(abs(leg.recording.duration - other.recording.duration) < 1e-2)
      #expect(items?.count == otherItems?.count)
      // The pets look alike in both layouts.
      if sample != PetsSample.self { #expect(items != otherItems) }
    }
  }

  @Test(
    "fills a tablet as it fills a phone: both pages reach all four sides", arguments: await names)
  func filled(name: String) throws {
    for setting in [Setting.phone, .tablet] {
      let run = SampleRun(try sample(name), in: setting)
      for frame in run.legs.compactMap(\.recording.frames.last) {
        let isFilled = frame.items.contains {
          $0.size.width >= setting.size.width && $0.size.height >= setting.size.height
        }
        #expect(isFilled, "\(setting)")
      }
    }
  }
}

@MainActor
@Suite("Movement in a recording")
struct MovementTests {
  private func movement(_ changes: (View) -> Void) throws -> String? {
    let stage = Stage()
    let window = Window(stage: stage)
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let card = View(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .red
    root.view.addSubview(card)
    return Recorder(stage).record {
      View.animate(withDuration: 0.5) { changes(card) }
    }.movement
  }

  @Test("is nil when a layer fades, changes colour, or moves by less than half a point")
  func calm() throws {
    #expect(try movement { $0.alpha = 0.2 } == nil)
    #expect(try movement { $0.backgroundColor = .black } == nil)
    #expect(try movement { $0.center.x += 0.4 } == nil)
  }

  @Test("names a layer that moves, grows or turns, at any speed")
  func moves() throws {
    let changes: [(View) -> Void] = [
      { $0.center.x += 1 }, { $0.bounds.size.height = 102 },
      { $0.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) },
      { $0.transform3D = Transform3D(rotationAngle: 0.1, x: 0, y: 0, z: 1) },
    ]
    for change in changes { #expect(try movement(change)?.contains("'card' moves") == true) }
  }
}
