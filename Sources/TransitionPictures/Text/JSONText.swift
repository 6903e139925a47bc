import TransitionRecording

/// JSON (RFC 8259) that is safe inside a script element of a page.
enum JSONText {
  /// A string with its quotes; characters that could end a script or a line are escaped.
  static func quoted(_ string: String) -> String {
    var text = ScalarText(capacity: string.utf8.count + 2)
    text.append("\"" as Unicode.Scalar)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        text.append("\\" as Unicode.Scalar)
        text.append(scalar)
      case "<", ">", "&", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default:
        text.append(scalar)
      }
    }
    text.append("\"" as Unicode.Scalar)
    return text.string
  }

  /// A number with a maximum of decimal places; 0 for a number that is not finite.
  static func number(_ number: Double, places: Int = 4) -> String {
    number.isFinite ? Decimals.text(number, places: places) : "0"
  }

  /// An array of values that are JSON already.
  static func list(_ values: some Sequence<String>) -> String {
    "[\(values.joined(separator: ","))]"
  }
}
