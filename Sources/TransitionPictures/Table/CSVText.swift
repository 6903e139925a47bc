import Foundation
import TransitionRecording

/// Rows of fields in the format of RFC 4180; each row ends with a carriage return and a line feed.
struct CSVText {
  private(set) var text = ""

  mutating func add(_ fields: [String]) {
    text += fields.joined(separator: ",") + "\r\n"
  }

  /// The maximum length of a text field, in scalars.
  static let maximumLength = 200

  /// A text as a field.
  ///
  /// A text longer than `maximumLength` scalars ends in an ellipsis, because every row repeats the
  /// field.
  ///
  /// A spreadsheet reads a field that begins with `=`, `+`, `-`, `@`, a tab or a carriage return as
  /// a formula. Such a field gets a leading apostrophe, as OWASP advises ("CSV Injection"), and
  /// quotes.
  static func field(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    let text = text.shortened(to: maximumLength)
    let isRisky = "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first)
    let harmless = isRisky ? "'" + text : text
    let needsQuotes = harmless.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard isRisky || needsQuotes else { return harmless }
    return "\"\(harmless.replacing("\"", withText: "\"\""))\""
  }

  /// A number as a field; empty for nil and for a number that is not finite.
  static func field(_ number: Double?, places: Int = 3) -> String {
    guard let number, number.isFinite else { return "" }
    return Decimals.text(number, places: places)
  }
}
