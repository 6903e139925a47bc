import Foundation
import TransitionRecording
import Transitioning

/// `catalog run`: runs samples and shows what happened.
struct RunCommand: Command {
  static let name = "run"
  static let help = """
    usage: catalog run NAME ... [--device phone|tablet] [--rtl] [--reduce-motion]
           catalog run NAME ... [--cancel PART] [--interactive]
           catalog run NAME ... --interrupt PART
           catalog run NAME ... [--look color|plain] [--json]
           catalog run --all ...

    Takes a sample there and back on a stage of its own and shows what happened: why the
    transition ran, what was called when, a filmstrip, and whether all was right.

      --all              every sample, one line each
      --interactive      a finger drives the way back, lets go when it is far enough, and it
                         finishes; a sample that has no gesture for it is lent one
      --cancel PART      a finger drives PART of the way back, too little to go on, and lets go, so
                         that all is as it was; then comes the way back
      --interrupt PART   takes the way back when PART of the way there has passed: it turns round
                         where it is, or goes back when it is there
      --device DEVICE    the size of the screen: phone (default) or tablet
      --rtl              lines begin at the right, and so does everything else
      --reduce-motion    for somebody who wants as little movement as possible: nothing may move
                     but what follows a finger
      --look LOOK        how pictures are drawn: color or plain; by default as the terminal can
      --json             the same as JSON
      --help             this page

    PART is a number from 0 to 1. All options can be combined, but for --interrupt with a finger.

    The exit status is 0 when every sample passed, 1 when one failed, 64 when the command line
    cannot be understood.
    """

  private let samples: [any Sample.Type]
  private let courses: [Leg.Course]
  private let isAll: Bool
  private let isJSON: Bool
  private let setting: Setting
  private let look: TerminalLook?

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, flags: ["--all", "--interactive", "--rtl", "--reduce-motion", "--json"],
      options: ["--device": ["phone", "tablet"], "--look": ["color", "plain"]],
      fractions: ["--cancel", "--interrupt"])
    isAll = arguments.has("--all")
    isJSON = arguments.has("--json")
    setting = Setting(
      size: arguments.value(of: "--device") == "tablet" ? Stage.tablet : Stage.phone,
      layoutDirection: arguments.has("--rtl") ? .rightToLeft : .leftToRight,
      prefersReducedMotion: arguments.has("--reduce-motion"))
    look = arguments.value(of: "--look").map { $0 == "color" ? .color : .plain }
    courses = try Self.courses(arguments)
    samples = try Self.samples(arguments, isAll: isAll)
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

  /// The samples that are asked for.
  private static func samples(
    _ arguments: Arguments, isAll: Bool
  ) throws(UsageError) -> [any Sample.Type] {
    guard !isAll else {
      guard arguments.names.isEmpty else {
        throw UsageError("'--all' runs every sample; leave out the names or leave out '--all'.")
      }
      return Samples.all
    }
    guard !arguments.names.isEmpty else {
      throw UsageError("'catalog run' needs the name of a sample, or '--all'.")
    }
    var chosen: [any Sample.Type] = []
    for name in arguments.names {
      guard let sample = Samples.named(name) else {
        throw UsageError(unknown: "sample", name, among: Samples.all.map { $0.name })
      }
      chosen.append(sample)
    }
    return chosen
  }

  func run(_ output: Output) throws -> Int32 {
    let runs = samples.map { SampleRun($0, through: courses, in: setting) }
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
