import CatalogSamples
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

    /// What the checks found, in a line.
    @MainActor var verdict: String {
      let faults = run.checks.filter { !$0.holds }.map { "not \($0.law.rawValue): \($0.detail)" }
      let laws = run.checks.map(\.law.rawValue).joined(separator: ", ")
      return faults.isEmpty ? "passed: \(laws)" : "FAILED: \(faults.joined(separator: ", "))"
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
}
