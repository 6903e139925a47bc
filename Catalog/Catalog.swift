import Foundation
import TransitionRecording

/// The Catalog's way in from the command line.
@main
@MainActor
enum Catalog {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(FileHandle.standardOutput.fileDescriptor) == 1
    let output = Output(
      look: TerminalLook.detect(environment: environment, isTerminal: isTerminal),
      columns: environment["COLUMNS"].flatMap(Int.init).map { min(max($0, 1), 1000) } ?? 100,
      terminal: isTerminal && isatty(FileHandle.standardInput.fileDescriptor) == 1
        ? SystemTerminal() : nil,
      progress: { line in
        guard isatty(FileHandle.standardError.fileDescriptor) == 1 else { return }
        // Back to the first column, and the rest of the line away (ECMA-48).
        FileHandle.standardError.write(Data("\r\(line)\u{1B}[K".utf8))
      },
      writeFile: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          throw OutputError.unwritable("the standard output", OutputError.reason(error))
        }
      },
      write: { print($0) },
      complain: { FileHandle.standardError.write(Data("catalog: \($0)\n".utf8)) })
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), output))
  }
}
