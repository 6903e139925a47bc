import Testing

/// A record of a reference table: the words of a description, and the words of its values.
struct ReferenceRecord: Sendable, CustomTestStringConvertible {
  let description: String
  let values: [String]

  var testDescription: String { description }

  /// The words of the description.
  var words: [String] { description.split(separator: " ").map(String.init) }

  /// The values as numbers; a point, which means no value, is nil.
  var numbers: [Double?] { values.map { Double($0) } }

  /// The records of a table, each a description, a bar, values and a semicolon.
  static func records(in table: String) -> [ReferenceRecord] {
    table.split(separator: ";").compactMap { record in
      let halves = record.split(separator: "|")
      guard halves.count == 2 else { return nil }
      let description = halves[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let values = halves[1].split(whereSeparator: \.isWhitespace).map(String.init)
      return ReferenceRecord(description: description, values: values)
    }
  }
}
