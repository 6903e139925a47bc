import TransitionPictures

/// Something that the Catalog can be asked to do.
@MainActor
protocol Command {
  /// The word that asks for it.
  static var name: String { get }

  /// How to ask for it.
  static var help: String { get }

  /// Understands the words behind the command.
  init(_ words: [String]) throws(UsageError)

  /// Does it, and returns the exit status.
  func run(_ output: Output) throws -> Int32
}

/// Where a command writes, and what can be shown there.
@MainActor
struct Output {
  /// How pictures are drawn.
  let look: TerminalLook

  /// How many characters fit a line.
  let columns: Int

  /// The terminal at the other end, if there is one and somebody can press keys there.
  var terminal: (any Terminal)?

  /// Shows how far something is, in place of what it showed before; nothing where nobody looks.
  var progress: (String) -> Void = { _ in }

  /// Writes a file as it is; an error if that is impossible.
  var writeFile: (String) throws -> Void = { _ in }

  /// Writes a line; an error if that is impossible.
  let write: (String) throws -> Void

  /// Writes a line about what went wrong.
  let complain: (String) -> Void
}
