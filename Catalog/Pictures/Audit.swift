import Foundation
import Transitioning

/// The result of every kind of run of a sample.
@MainActor
struct Audit {
  /// One kind of run, with its checks.
  struct Trial {
    /// The kind of run, in a few words.
    let name: String

    /// The checks of the run.
    let checks: [Check]
  }

  let trials: [Trial]

  /// Runs a sample in every way.
  init(of sample: any Sample.Type) {
    let ways: [(String, [Leg.Course], Setting)] = [
      ("there and back", [.forward, .backward], .phone),
      ("under a finger", [.forward, .cancelled(at: 0.3), .interactive], .phone),
      ("reversed half-way", [.interrupted(at: 0.5)], .phone),
      ("right-to-left", [.forward, .backward], Setting(layoutDirection: .rightToLeft)),
      ("with reduced motion", [.forward, .backward], Setting(prefersReducedMotion: true)),
      ("on a tablet", [.forward, .backward], .tablet),
    ]
    trials = ways.map { name, courses, setting in
      Trial(name: name, checks: SampleRun(sample, through: courses, in: setting).checks)
    }
  }

  /// True if all checks hold.
  var isRight: Bool { trials.allSatisfy { $0.checks.allSatisfy(\.holds) } }

  /// One line for each trial.
  var text: String {
    let width = trials.map(\.name.count).max() ?? 0
    return trials.map { trial in
      let name = trial.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let faults = trial.checks.filter { !$0.holds }.map { "NOT \($0.law.rawValue): \($0.detail)" }
      let laws = trial.checks.map(\.law.rawValue).joined(separator: ", ")
      return faults.isEmpty
        ? "passed  \(name)  \(laws)" : "FAILED  \(name)  \(faults.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
