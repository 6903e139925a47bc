/// Text from a command line, made fit to be shown to a person in a sentence.
enum QuotedText {
  /// No name of a sample, an option or a command is nearly as long.
  static let nameLength = 60

  /// A name in quotes, as `shown` has it.
  static func name(_ text: String) -> String { "'\(shown(text))'" }

  /// A name on one line, without what would steer a terminal, cut at its end to `nameLength` scalars.
  static func shown(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(nameLength + 1).map(harmless)
    guard shown.count > nameLength else { return string(shown[...]) }
    return string(shown.prefix(nameLength - 1)) + "…"
  }

  /// The path of a file in quotes, as `name` has it, but longer, and cut at its beginning: its end is what
  /// tells it from others.
  static func path(_ text: String) -> String {
    let length = 4 * nameLength
    let shown = text.unicodeScalars.suffix(length + 1).map(harmless)
    guard shown.count > length else { return "'\(string(shown[...]))'" }
    return "'…\(string(shown.suffix(length - 1)))'"
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: "?"
    default: scalar
    }
  }
}
