import Foundation
import TransitionRecording
import Transitioning

/// A run of a sample as data, in the form in which it is printed as JSON.
struct RunReport: Encodable {
  /// One way, there or back.
  struct Leg: Encodable {
    let direction: String
    let duration: Double
    let frames: Int
    let layers: Int
  }

  /// Something that happened.
  struct Event: Encodable {
    let time: Double
    let category: String
    let subject: String
    let message: String
  }

  let sample: String
  let group: String
  let summary: String
  let protocols: [String]
  let outcome: String
  let checks: [SampleRun.Check]
  let legs: [Leg]
  let events: [Event]

  @MainActor
  init(_ run: SampleRun) {
    sample = run.sample.name
    group = run.sample.group.rawValue
    summary = run.sample.summary
    protocols = run.protocols
    outcome = run.isRight ? "passed" : "failed"
    checks = run.checks
    legs = [Leg("forward", run.forward), Leg("backward", run.backward)]
    events = (run.forward.events + run.backward.events).map {
      Event(
        time: $0.time, category: $0.category.rawValue, subject: $0.subject, message: $0.message)
    }
  }
}

extension RunReport.Leg {
  fileprivate init(_ direction: String, _ recording: Recording) {
    self.init(
      direction: direction, duration: recording.duration, frames: recording.frames.count,
      layers: recording.mostLayers)
  }
}

/// Prints values as JSON that is the same on every run.
enum JSON {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension Recording {
  /// How many layers are visible in the frame that has most of them.
  var mostLayers: Int {
    // A layer has two items where its border is above its sublayers.
    frames.map { Set($0.items.map(\.layer)).count }.max() ?? 0
  }
}
