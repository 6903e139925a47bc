import Foundation
import TransitionPictures

/// The entry point of the command line tool.
@main
@MainActor
enum Catalog {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs a command with the standard streams of the process, and returns the exit status.
  static func run(_ words: [String]) -> Int32 {
    StandardStreams.occupy()
    // A write beyond the file size limit then fails with an ordinary error, and the draft is
    // removed.
    signal(SIGXFSZ, SIG_IGN)
    return CommandLineTool.run(words, .standard)
  }
}

extension Output {
  /// The standard streams, and the terminal if the process has one.
  @MainActor
  fileprivate static var standard: Output {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let chosen = environment["COLUMNS"].flatMap(Int.init)
    return Output(
      look: TerminalLook.detect(environment: environment, isTerminal: isTerminal),
      columns: columns(chosen ?? (isTerminal ? SystemTerminal.size?.columns : nil)),
      wrapsText: isTerminal || chosen != nil,
      terminal: isTerminal && isatty(STDIN_FILENO) == 1 ? SystemTerminal() : nil,
      program: Bundle.main.executableURL,
      progress: { line in
        guard isatty(STDERR_FILENO) == 1 else { return }
        // ECMA-48: to the first column, and clear the rest of the line. A failure to show progress
        // is ignored.
        try? StandardStreams.write("\r\(line)\u{1B}[K", to: .standardError)
      },
      note: { line in
        guard isatty(STDERR_FILENO) == 0 else { return }
        StandardStreams.complain(line)
      },
      writeFile: { try StandardStreams.write($0) },
      write: { try StandardStreams.write($0 + "\n") },
      complain: { StandardStreams.complain($0) })
  }

  /// A number of columns within the limits; 100 if it is not known.
  private static func columns(_ count: Int?) -> Int { count.map { min(max($0, 1), 1000) } ?? 100 }
}
