import CatalogSamples
import Foundation
import TransitionLaws
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
      "\(run.report.isPassed ? "passed" : "FAILED"): \(run.report.judgement)"
    }
  }

  let trials: [Trial]

  /// Runs a sample in every mode.
  init(of sample: any Sample.Type) {
    trials = RunMode.all(of: sample).map { mode in
      // A finger moves at frames only, and a page under a finger has a drag besides.
      Trial(
        mode: mode,
        run: SampleRun(
          sample, through: mode.legs, on: mode.screen, midframes: !mode.isDragged))
    }
  }

  /// True if all checks hold.
  var isRight: Bool { trials.allSatisfy(\.run.report.isPassed) }

  /// The legs of the first mode.
  var legs: [RecordedLeg] { trials.first?.run.legs ?? [] }
}
