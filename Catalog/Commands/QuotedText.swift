/// Text from the command line in a form that is safe to show in a sentence.
enum QuotedText {
  /// The maximum length of a shown name, in scalars; all real names are much shorter.
  static let nameLength = 60

  /// A name in quotes, shortened as in `shown`.
  static func name(_ text: String) -> String { "'\(shown(text))'" }

  /// A name on one line, without control characters, shortened at its end to `nameLength` scalars.
  static func shown(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(nameLength + 1).map(harmless)
    guard shown.count > nameLength else { return string(shown[...]) }
    return string(shown.prefix(nameLength - 1)) + "…"
  }

  /// The path of a file in quotes, without control characters.
  ///
  /// The path is shortened at its beginning to four times `nameLength` scalars, because its end is
  /// more distinctive.
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
