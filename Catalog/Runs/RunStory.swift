import Foundation
import TransitionRecording
import Transitioning

/// A run of a sample as a person wants to read it.
@MainActor
struct RunStory {
  let run: SampleRun
  let look: TerminalLook
  let columns: Int

  /// Headline, decisions, callbacks, pictures and figures, in this order.
  var text: String {
    """
    \(run.sample.name): \(run.sample.summary)
    uses \(run.protocols.joined(separator: ", "))

    Why it ran
    \(log(.decision))

    What was called
    \(log(.lifecycle, .transition, .diagnostic))

    \(strip(run.forward, "forward"))
    \(strip(run.backward, "backward"))
    \(figures)
    \(verdict)
    """
  }

  /// The outcome in one line.
  var line: String {
    let duration = "\(Self.seconds(run.forward.duration)) + \(Self.seconds(run.backward.duration))"
    let name = run.sample.name.padding(toLength: 16, withPad: " ", startingAt: 0)
    return "\(run.isRight ? "passed" : "FAILED")  \(name)  \(duration)  \(judgement)"
  }

  private func log(_ categories: StageEvent.Category...) -> String {
    let events = (run.forward.events + run.backward.events).filter {
      categories.contains($0.category)
    }
    let width = events.map(\.subject.count).max() ?? 0
    return events.map {
      let subject = $0.subject.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(Self.seconds($0.time))  \(subject)  \($0.message)"
    }.joined(separator: "\n")
  }

  private func strip(_ recording: Recording, _ direction: String) -> String {
    TerminalFilmstrip(columns: columns, look: look)
      .text(recording, title: direction)
  }

  private var figures: String {
    let events = run.forward.events + run.backward.events
    let calls = events.count { $0.category == .lifecycle }
    let layers = max(run.forward.mostLayers, run.backward.mostLayers)
    return """
      Figures
        forward   \(Self.seconds(run.forward.duration)), \(run.forward.frames.count) frames
        backward  \(Self.seconds(run.backward.duration)), \(run.backward.frames.count) frames
        up to \(layers) visible layers, \(calls) callbacks
      """
  }

  private var verdict: String {
    "\(run.isRight ? "Passed" : "FAILED"): \(judgement)"
  }

  private var judgement: String {
    run.checks.map { $0.holds ? $0.law : "NOT \($0.law) (\($0.detail))" }.joined(separator: ", ")
  }

  private static func seconds(_ time: TimeInterval) -> String {
    String(format: "%.3f s", time)
  }
}
