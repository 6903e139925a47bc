import Foundation
import TransitionPictures

/// A command of the Catalog.
@MainActor
protocol Command {
  /// The name of the command on the command line.
  static var name: String { get }

  /// The usage text.
  static var help: String { get }

  /// Parses the words after the command.
  init(_ words: [String]) throws(UsageError)

  /// Performs the command and returns the exit status.
  func run(_ output: Output) throws -> Int32
}

/// The output of a command, and the capabilities of the output.
@MainActor
struct Output {
  /// The look of pictures.
  let look: TerminalLook

  /// The number of characters in a line of pictures and of help.
  let columns: Int

  /// True if lines of text that are too long are wrapped, because people read them.
  var wrapsText = false

  /// The terminal for interactive commands; nil if input or output is not a terminal.
  var terminal: (any Terminal)?

  /// The file of the program itself, which can be run once more; nil if it is not known.
  var program: URL?

  /// Shows a progress line in place of the line before; does nothing if stderr is not a terminal.
  var progress: (String) -> Void = { _ in }

  /// Writes a line about the progress to stderr; does nothing if stderr is a terminal.
  var note: (String) -> Void = { _ in }

  /// Writes text without a line feed; throws an error if the text cannot be written.
  var writeFile: (String) throws -> Void = { _ in }

  /// Writes a line; throws an error if the line cannot be written.
  let write: (String) throws -> Void

  /// Writes an error message as a line.
  let complain: (String) -> Void
}

extension Output {
  /// Writes lines of text, wrapped if the output wraps text, and without spaces at their ends.
  func writeText(_ text: String) throws {
    try write(TextColumns.wrapped(text, to: wrapsText ? columns : .max))
  }

  /// Writes a page of help, in lines of at most `columns` characters.
  func writeHelp(_ text: String) throws { try write(TextColumns.reflowed(text, to: columns)) }
}
