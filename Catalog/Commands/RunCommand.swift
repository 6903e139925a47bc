import Foundation
import TransitionRecording
import Transitioning

/// `catalog run`: runs samples and shows what happened.
struct RunCommand: Command {
  static let name = "run"
  static let help = """
    usage: catalog run NAME ... [--device phone|tablet] [--look color|plain] [--json]
           catalog run --all [--device phone|tablet] [--json]

    Presents and dismisses a sample on a stage of its own and shows what happened: why the
    transition ran, what was called when, a filmstrip, and whether all was right.

      --all              every sample, one line each
      --device DEVICE    the size of the screen: phone (default) or tablet
      --look LOOK        how pictures are drawn: color or plain; by default as the terminal can
      --json             the same as JSON
      --help             this page

    The exit status is 0 when every sample passed, 1 when one failed, 64 when the command line
    cannot be understood.
    """

  private let samples: [any Sample.Type]
  private let isAll: Bool
  private let isJSON: Bool
  private let size: CGSize
  private let look: TerminalLook?

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, flags: ["--all", "--json"],
      options: ["--device": ["phone", "tablet"], "--look": ["color", "plain"]])
    isAll = arguments.has("--all")
    isJSON = arguments.has("--json")
    size = arguments.value(of: "--device") == "tablet" ? Stage.tablet : Stage.phone
    look = arguments.value(of: "--look").map { $0 == "color" ? .color : .plain }
    guard !isAll || arguments.names.isEmpty else {
      throw UsageError("'--all' runs every sample; leave out the names or leave out '--all'.")
    }
    guard isAll || !arguments.names.isEmpty else {
      throw UsageError("'catalog run' needs the name of a sample, or '--all'.")
    }
    var chosen = isAll ? Samples.all : []
    for name in arguments.names {
      guard let sample = Samples.named(name) else {
        throw UsageError(unknown: "sample", name, among: Samples.all.map { $0.name })
      }
      chosen.append(sample)
    }
    samples = chosen
  }

  func run(_ output: Output) throws -> Int32 {
    let runs = samples.map { SampleRun($0, on: size) }
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
