import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// The run of a sample as text for people.
@MainActor
struct RunStory {
  let run: SampleRun
  let look: TerminalLook
  let columns: Int

  /// The headline, the adopting lines, decisions, callbacks, pictures and figures, in this order.
  var text: String {
    """
    \(run.sample.name): \(run.sample.summary)
    uses \(run.uses.joined(separator: ", "))

    What adopts it
    \(adoption)

    Why it ran
    \(reasons)

    What was called
    \(log(.lifecycle, .transition, .diagnostic))

    \(strips)
    \(figures)
    \(verdict)
    """
  }

  /// The outcome in one line.
  var line: String {
    let durations = run.legs.map { Self.seconds($0.recording.duration) }
    let name = run.sample.name.padding(toLength: Samples.nameWidth, withPad: " ", startingAt: 0)
    return [
      run.report.isPassed ? "passed" : "FAILED", name, durations.joined(separator: " + "),
      run.report.judgement,
    ].joined(separator: "  ")
  }

  /// The events of some categories, leg by leg.
  private func log(_ categories: StageEvent.Category...) -> String {
    let legs = run.legs.map { leg in
      (leg.title, leg.recording.events.filter { categories.contains($0.category) })
    }
    let width = legs.flatMap(\.1).map(\.subject.count).max() ?? 0
    return legs.filter { !$1.isEmpty }.flatMap { name, events in
      ["  \(name)"]
        + events.map {
          let subject = $0.subject.padding(toLength: width, withPad: " ", startingAt: 0)
          return "    \(Self.seconds($0.time))  \(subject)  \($0.message)"
        }
    }.joined(separator: "\n")
  }

  private var adoption: String {
    run.sample.adoption.code.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  private var reasons: String {
    let decisions = log(.decision)
    return decisions.isEmpty ? "  the app's own code chose it" : decisions
  }

  private var strips: String {
    let filmstrip = TerminalFilmstrip(columns: columns, look: look)
    return run.legs.map { filmstrip.text($0.recording, title: $0.title) }.joined(separator: "\n")
  }

  private var figures: String {
    let calls = run.legs.flatMap(\.recording.events).count { $0.category == .lifecycle }
    let layers = run.legs.map(\.recording.mostLayers).max() ?? 0
    let width = run.legs.map(\.title.count).max() ?? 0
    let lines = run.legs.map {
      let name = $0.title.padding(toLength: width, withPad: " ", startingAt: 0)
      let recording = $0.recording
      return "  \(name)  \(Self.seconds(recording.duration)), \(recording.frames.count) frames"
    }
    return """
      Figures
      \(lines.joined(separator: "\n"))
        up to \(layers) visible layers, \(calls) callbacks
      """
  }

  private var verdict: String {
    "\(run.report.isPassed ? "Passed" : "FAILED"): \(run.report.judgement)"
  }

  private static func seconds(_ time: TimeInterval) -> String {
    String(format: "%.3f s", time)
  }
}

extension AuditReport {
  /// The laws that are kept, and those that are not with their faults, in a line.
  var judgement: String {
    rows.compactMap { row -> String? in
      switch row.outcome {
      case .kept: row.law.rawValue
      case .violated:
        "NOT \(row.law) (\(row.violations.map(\.sentence).joined(separator: "; ")))"
      case .declared: "not \(row.law), as declared"
      case .nothingToCheck, .notAsked: nil
      }
    }.joined(separator: ", ")
  }
}
