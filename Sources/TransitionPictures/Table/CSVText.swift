import Foundation
import TransitionRecording

/// Rows of fields as RFC 4180 has them, with a line feed after a carriage return at the end of each row.
struct CSVText {
  private(set) var text = ""

  /// Adds a row.
  mutating func add(_ fields: [String]) {
    text += fields.joined(separator: ",") + "\r\n"
  }

  /// How many scalars of a text a field holds at most.
  static let maximumLength = 200

  /// Text from elsewhere as a field: what is longer than `maximumLength` scalars ends in an ellipsis, for a
  /// field is repeated in every row.
  ///
  /// A spreadsheet takes what begins with `=`, `+`, `-`, `@`, a tab or a carriage return for a formula:
  /// an apostrophe goes before it, as OWASP advises ("CSV Injection"), and such fields are quoted.
  static func field(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    let text = text.shortened(to: maximumLength)
    let isRisky = "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first)
    let harmless = isRisky ? "'" + text : text
    let needsQuotes = harmless.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard isRisky || needsQuotes else { return harmless }
    return "\"\(harmless.replacing("\"", withText: "\"\""))\""
  }

  /// A number as a field; nil, and what is not finite, is empty.
  static func field(_ number: Double?, places: Int = 3) -> String {
    guard let number, number.isFinite else { return "" }
    return Decimals.text(number, places: places)
  }
}
