import Foundation
import TransitionPictures
import Transitioning

/// The runs of a sample in every mode, with their checks.
@MainActor
struct SampleTrials {
  /// One run, with its mode.
  struct Trial {
    /// The mode of the run.
    let mode: RunMode

    /// The recordings and checks.
    let run: SampleRun

    /// One line about the run.
    @MainActor var text: String { text(width: mode.name.count) }

    /// One line about the run, with its name in a column of a width.
    @MainActor
    func text(width: Int) -> String {
      let name = mode.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let faults = run.checks.filter { !$0.holds }.map { "NOT \($0.law.rawValue): \($0.detail)" }
      let laws = run.checks.map(\.law.rawValue).joined(separator: ", ")
      return faults.isEmpty
        ? "passed  \(name)  \(laws)" : "FAILED  \(name)  \(faults.joined(separator: ", "))"
    }
  }

  let trials: [Trial]

  /// Runs a sample in every mode.
  init(of sample: any Sample.Type) {
    trials = RunMode.all.map { mode in
      Trial(mode: mode, run: SampleRun(sample, through: mode.courses, in: mode.setting))
    }
  }

  /// True if all checks hold.
  var isRight: Bool { trials.allSatisfy(\.run.isRight) }

  /// The legs of the first mode.
  var legs: [RecordedLeg] { trials.first?.run.recordedLegs ?? [] }

  /// One line for each trial.
  var text: String {
    let width = trials.map(\.mode.name.count).max() ?? 0
    return trials.map { $0.text(width: width) }.joined(separator: "\n")
  }
}
