import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// `catalog run`: runs samples and shows their runs.
struct RunCommand: Command {
  static let name = "run"
  static let help = """
    usage: catalog run NAME ... [--device DEVICE] [--rtl] [--reduce-motion] [--dark]
           catalog run NAME ... [--cancel PART] [--interactive]
           catalog run NAME ... --interrupt PART [--interactive]
           catalog run NAME ... --resize
           catalog run NAME ... [--look color|plain] [--json]
           catalog run --all ...

    Runs a sample there and back on its own stage and prints why the transition ran, the calls with
    their times, a filmstrip, and what the laws find.

      --all              every sample, one line each
    \(RunOptions.help)
      --look LOOK        color or plain pictures; by default what the terminal can show
      --json             the same as JSON
      --help             this page

    PART is a number from 0 to 1. With --cancel the finger is lifted at PART: up to 0.3 at rest, and
    beyond that on its way back, because a finger that rests there might finish. All options can be
    combined, except --interrupt with --cancel, and --resize with --interrupt, --interactive or
    --cancel.

    The laws that a run can show:

    \(TransitionLaw.glossary(of: JudgedRun.laws))

    'catalog audit' has all laws, at every frame.

    The exit status is 0 if every sample passed, 1 if one failed or the output could not be written,
    64 if the command line is invalid.
    """

  private let samples: [any Sample.Type]
  private let options: RunOptions
  private let isAll: Bool
  private let isJSON: Bool
  private let look: TerminalLook?

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, RunOptions.ways, RunOptions.screens, RunOptions.looks,
      ["--all": .flag, "--json": .flag])
    isAll = arguments.has("--all")
    isJSON = arguments.has("--json")
    look = RunOptions.look(arguments)
    options = try RunOptions(arguments)
    samples = try RunOptions.samples(arguments, of: Self.name)
  }

  func run(_ output: Output) throws -> Int32 {
    var reports: [RunReport] = []
    var isRight = true
    // A run is large, so only one is kept at a time.
    for sample in samples {
      let run = SampleRun(
        sample, through: options.legs, on: options.screen, midframes: !isAll && !isJSON)
      isRight = isRight && run.report.isPassed
      if isJSON {
        reports.append(RunReport(run))
      } else {
        let story = RunStory(run: run, look: look ?? output.look, columns: output.columns)
        try output.writeText(isAll ? story.line : story.text)
      }
    }
    if isJSON { try output.write(JSONFile.text(reports)) }
    return isRight ? 0 : 1
  }
}
