import Foundation
import TransitionRecording
import Transitioning

/// `catalog run`: runs samples and shows what happened.
struct RunCommand: Command {
  static let name = "run"
  static let help = """
    usage: catalog run NAME ... [--device phone|tablet] [--look color|plain] [--json]
           catalog run NAME ... [--cancel PART] [--interactive]
           catalog run NAME ... --interrupt PART
           catalog run --all ...

    Presents and dismisses a sample on a stage of its own and shows what happened: why the
    transition ran, what was called when, a filmstrip, and whether all was right.

      --all              every sample, one line each; with --interactive or --cancel, every one
                         that a finger can drive
      --interactive      a finger drives the way back, lets go after 80 % of it, and it finishes
      --cancel PART      a finger drives PART of the way back, too little to go on, and lets go, so
                         that all is as it was; then comes the way back
      --interrupt PART   dismisses when PART of the way there has passed, and it turns round where
                         it is, or goes back when it is there
      --device DEVICE    the size of the screen: phone (default) or tablet
      --look LOOK        how pictures are drawn: color or plain; by default as the terminal can
      --json             the same as JSON
      --help             this page

    PART is a number from 0 to 1.

    The exit status is 0 when every sample passed, 1 when one failed, 64 when the command line
    cannot be understood.
    """

  private let samples: [any Sample.Type]
  private let courses: [Leg.Course]
  private let isAll: Bool
  private let isJSON: Bool
  private let size: CGSize
  private let look: TerminalLook?

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, flags: ["--all", "--interactive", "--json"],
      options: ["--device": ["phone", "tablet"], "--look": ["color", "plain"]],
      fractions: ["--cancel", "--interrupt"])
    isAll = arguments.has("--all")
    isJSON = arguments.has("--json")
    size = arguments.value(of: "--device") == "tablet" ? Stage.tablet : Stage.phone
    look = arguments.value(of: "--look").map { $0 == "color" ? .color : .plain }
    courses = try Self.courses(arguments)
    samples = try Self.samples(arguments, isAll: isAll, through: courses)
  }

  /// The legs that are asked for.
  private static func courses(_ arguments: Arguments) throws(UsageError) -> [Leg.Course] {
    let cancellation = arguments.fraction(of: "--cancel")
    let isInteractive = arguments.has("--interactive")
    if let interruption = arguments.fraction(of: "--interrupt") {
      guard !isInteractive, cancellation == nil else {
        let other = isInteractive ? "--interactive" : "--cancel"
        throw UsageError(
          "'--interrupt' leaves no way back that '\(other)' could drive; leave out one of them.")
      }
      return [.interrupted(at: interruption)]
    }
    let attempts = cancellation.map { [Leg.Course.cancelled(at: $0)] } ?? []
    return [.forward] + attempts + [isInteractive ? .interactive : .backward]
  }

  /// The samples that are asked for; all of them are all that can go through the legs.
  private static func samples(
    _ arguments: Arguments, isAll: Bool, through courses: [Leg.Course]
  ) throws(UsageError) -> [any Sample.Type] {
    let isDriven = courses.contains(where: \.needsFinger)
    let able = Samples.all.filter { !isDriven || $0 is any InteractiveSample.Type }
    guard !isAll else {
      guard arguments.names.isEmpty else {
        throw UsageError("'--all' runs every sample; leave out the names or leave out '--all'.")
      }
      return able
    }
    guard !arguments.names.isEmpty else {
      throw UsageError("'catalog run' needs the name of a sample, or '--all'.")
    }
    var chosen: [any Sample.Type] = []
    for name in arguments.names {
      guard let sample = Samples.named(name) else {
        throw UsageError(unknown: "sample", name, among: Samples.all.map { $0.name })
      }
      guard able.contains(where: { $0 == sample }) else {
        let option = arguments.has("--interactive") ? "--interactive" : "--cancel"
        throw UsageError(
          "No finger can drive '\(name)', as '\(option)' asks for; samples for it are: "
            + able.map { $0.name }.joined(separator: ", ") + ".")
      }
      chosen.append(sample)
    }
    return chosen
  }

  func run(_ output: Output) throws -> Int32 {
    let runs = samples.map { SampleRun($0, through: courses, on: size) }
    if isJSON {
      output.write(try JSON.text(runs.map(RunReport.init)))
    } else {
      for run in runs {
        let story = RunStory(run: run, look: look ?? output.look, columns: output.columns)
        output.write(isAll ? story.line : story.text)
      }
    }
    return runs.allSatisfy(\.isRight) ? 0 : 1
  }
}
