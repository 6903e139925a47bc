import Foundation
import TransitionPictures
import Transitioning

/// The runs of a sample in every way, with their checks.
@MainActor
struct SampleTrials {
  /// One run, with its way.
  struct Trial {
    /// The way of the run.
    let way: Way

    /// The recordings and checks.
    let run: SampleRun

    /// One line about the run.
    @MainActor var text: String { text(width: way.name.count) }

    /// One line about the run, with its name in a column of a width.
    @MainActor
    func text(width: Int) -> String {
      let name = way.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let faults = run.checks.filter { !$0.holds }.map { "NOT \($0.law.rawValue): \($0.detail)" }
      let laws = run.checks.map(\.law.rawValue).joined(separator: ", ")
      return faults.isEmpty
        ? "passed  \(name)  \(laws)" : "FAILED  \(name)  \(faults.joined(separator: ", "))"
    }
  }

  let trials: [Trial]

  /// Runs a sample in every way.
  init(of sample: any Sample.Type) {
    trials = Way.all.map { way in
      Trial(way: way, run: SampleRun(sample, through: way.courses, in: way.setting))
    }
  }

  /// True if all checks hold.
  var isRight: Bool { trials.allSatisfy(\.run.isRight) }

  /// The legs of the first way.
  var legs: [RecordedLeg] { trials.first?.run.recordedLegs ?? [] }

  /// One line for each trial.
  var text: String {
    let width = trials.map(\.way.name.count).max() ?? 0
    return trials.map { $0.text(width: width) }.joined(separator: "\n")
  }
}
