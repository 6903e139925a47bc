import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// The run of a sample as data, in the structure of the JSON output.
struct RunReport: Encodable {
  /// A part of the run, from rest to rest.
  struct Leg: Encodable {
    let name: String
    let duration: Double
    let frames: Int
    let layers: Int
  }

  /// An event of a leg.
  struct Event: Encodable {
    let leg: String
    let time: Double
    let category: String
    let subject: String
    let message: String
  }

  let sample: String
  let group: String
  let summary: String
  let uses: [String]
  let outcome: String
  let laws: [LawData]
  let legs: [Leg]
  let events: [Event]

  @MainActor
  init(_ run: SampleRun) {
    sample = run.sample.name
    group = run.sample.group.rawValue
    summary = run.sample.summary
    uses = run.uses
    outcome = run.report.isPassed ? "passed" : "failed"
    laws = run.report.rows.map { LawData($0) }
    legs = run.legs.map {
      Leg(
        name: $0.title, duration: $0.recording.duration, frames: $0.recording.frames.count,
        layers: $0.recording.mostLayers)
    }
    events = run.legs.flatMap { leg in
      leg.recording.events.map {
        Event(
          leg: leg.title, time: $0.time, category: $0.category.rawValue, subject: $0.subject,
          message: $0.message)
      }
    }
  }
}

extension Recording {
  /// The largest number of layers that are visible in one frame.
  var mostLayers: Int {
    // A layer has two items if its border is above its sublayers.
    frames.map { Set($0.items.map(\.layer)).count }.max() ?? 0
  }
}
