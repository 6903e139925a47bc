import Foundation
import TransitionPictures

/// The Catalog's way in from the command line.
@main
@MainActor
enum Catalog {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Does what the words ask for with the streams of the program, and returns the exit status.
  static func run(_ words: [String]) -> Int32 {
    StandardStreams.occupy()
    // A file that grows too large is then an error like any other, and no draft of it stays behind.
    signal(SIGXFSZ, SIG_IGN)
    return CommandLineTool.run(words, .standard)
  }
}

extension Output {
  /// The program's own streams, and its terminal if it has one.
  @MainActor
  fileprivate static var standard: Output {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Output(
      look: TerminalLook.detect(environment: environment, isTerminal: isTerminal),
      columns: environment["COLUMNS"].flatMap(Int.init).map { min(max($0, 1), 1000) } ?? 100,
      terminal: isTerminal && isatty(STDIN_FILENO) == 1 ? SystemTerminal() : nil,
      progress: { line in
        guard isatty(STDERR_FILENO) == 1 else { return }
        // Back to the first column, and the rest of the line away (ECMA-48). A bar that cannot be shown is
        // no reason to stop.
        try? StandardStreams.write("\r\(line)\u{1B}[K", to: .standardError)
      },
      writeFile: { try StandardStreams.write($0) },
      write: { try StandardStreams.write($0 + "\n") },
      complain: { StandardStreams.complain($0) })
  }
}
