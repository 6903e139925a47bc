import CatalogSamples
import TransitionLaws
import TransitionPictures
import Transitioning

/// `catalog serve`: lets a program look at a sample and operate it.
struct ServeCommand: Command {
  static let name = "serve"
  static let help = """
    usage: catalog serve NAME [--device DEVICE] [--rtl] [--reduce-motion] [--dark]

    Reads a JSON object a line, and writes one a line:

      printf '%s\\n' '{"do":"forward"}' '{"do":"look"}' | catalog serve fade

      --device DEVICE    the screen: phone (default), tablet, or that of a phone that folds:
                         folded, unfolded
      --rtl              a right-to-left layout
      --reduce-motion    reduced motion is preferred
      --dark             a dark interface
      --help             this page

    The commands, each with its fields:

    \(SessionCommand.allCases.map { "  \($0.help)" }.joined(separator: "\n"))

    The exit status is 0 at the end of the input or after 'quit', 1 if the output could not be
    written, 64 if the command line is invalid.
    """

  private let sample: any Sample.Type
  private let screen: StageScreen

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words, RunOptions.screens)
    sample = try RunOptions.onlySample(arguments, of: Self.name)
    screen = RunOptions.screen(arguments)
  }

  func run(_ output: Output) throws -> Int32 {
    let means = SceneSession.Means(
      makeScene: { [sample] in AuditedSample(sample.init()) }, picture: { SVGPicture($0).text },
      values: MotionTable.lines)
    let session = SceneSession(named: sample.name, on: screen, with: means)
    try output.write(session.greeting)
    while !session.hasEnded, let line = readLine() { try output.write(session.answer(to: line)) }
    return 0
  }
}
