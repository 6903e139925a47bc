import Foundation
import Testing
import TransitionPictures
import Transitioning

@testable import Catalog

@MainActor
@Suite("Every sample")
struct EverySampleTests {
  nonisolated private static let ways = [
    ["--cancel", "0.3", "--interactive"], ["--interrupt", "0.5"],
  ]

  nonisolated private static let settings = [
    [], ["--rtl"], ["--reduce-motion"], ["--device", "tablet"],
    ["--rtl", "--reduce-motion", "--device", "tablet"],
  ]

  @Test("is right under each option and all possible combinations", arguments: ways, settings)
  func options(way: [String], setting: [String]) throws {
    var text = ""
    let status = try RunCommand(["--all"] + way + setting).run(
      Output(look: .plain, columns: 100, write: { text += $0 + "\n" }, complain: { _ in }))
    #expect(status == 0, "\(text)")
    let lines = text.split(separator: "\n")
    #expect(lines.count == Samples.all.count)
    for (line, sample) in zip(lines, Samples.all) {
      #expect(line.hasPrefix("passed  \(sample.name) "))
      #expect(line.contains("stays calm") == setting.contains("--reduce-motion"))
      #expect(line.contains("lets go") != sample.keepsWhatItShows)
    }
  }

  @Test("is driven by a finger on the way back, except the split, which has its own mechanism")
  func driven() throws {
    for sample in Samples.all where sample != SplitSample.self {
      let run = SampleRun(
        sample, through: [.forward, .cancelled(at: 0.3), .interactive], in: .phone)
      func isLetGo(_ leg: Int, and outcome: String) -> Bool {
        run.legs[leg].recording.events.contains { $0.message.hasSuffix("and \(outcome)") }
      }
      #expect(isLetGo(1, and: "cancelled"), "\(sample.name)")
      #expect(isLetGo(2, and: "finished"), "\(sample.name)")
    }
  }

  @Test(
    "is as it was when the finger cancels, at any point of its way",
    arguments: [0.31, 0.6, 1], [Stage.phone, Stage.tablet])
  func thinksBetterOfIt(fraction: Double, size: CGSize) {
    for sample in Samples.all {
      let courses: [Leg.Course] = [.forward, .cancelled(at: fraction), .backward]
      let run = SampleRun(sample, through: courses, in: Setting(size: size))
      let broken = run.checks.filter { !$0.holds }
      #expect(broken.isEmpty, "\(sample.name): \(broken)")
    }
  }

  @Test("takes as long in right-to-left layout, and looks different")
  func mirrored() throws {
    let courses: [Leg.Course] = [.forward, .cancelled(at: 0.3), .interactive]
    let setting = Setting(layoutDirection: .rightToLeft)
    for sample in Samples.all {
      let (plain, mirrored) = (
        SampleRun(sample, through: courses, in: .phone),
        SampleRun(sample, through: courses, in: setting)
      )
      for (leg, other) in zip(plain.legs, mirrored.legs) {
        #expect(abs(leg.recording.duration - other.recording.duration) < 1e-2, "\(sample.name)")
        #expect(
          leg.recording.frames.first?.items.count == other.recording.frames.first?.items.count)
        #expect(
          sample == PetsSample.self
            || leg.recording.frames.first?.items != other.recording.frames.first?.items,
          "\(sample.name)")
      }
    }
  }

  @Test("fills a tablet as it fills a phone: both pages reach all four sides")
  func filled() throws {
    for sample in Samples.all {
      for setting in [Setting.phone, .tablet] {
        let frames = SampleRun(sample, in: setting).legs.compactMap(\.recording.frames.last)
        for frame in frames {
          let isFilled = frame.items.contains {
            $0.size.width >= setting.size.width && $0.size.height >= setting.size.height
          }
          #expect(isFilled, "\(sample.name)")
        }
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
