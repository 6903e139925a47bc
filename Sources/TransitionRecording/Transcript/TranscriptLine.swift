/// One line of a transcript: a keyword, values, and named values.
struct TranscriptLine {
  /// The first word of the line, which is its kind.
  let keyword: String

  /// The values without a name, in order.
  var values: [TranscriptValue] = []

  /// The named values, in order.
  var fields: [(name: String, value: TranscriptValue)] = []

  init(
    _ keyword: String, _ values: [TranscriptValue] = [],
    _ fields: [(name: String, value: TranscriptValue)] = []
  ) {
    self.keyword = keyword
    self.values = values
    self.fields = fields
  }
}

extension TranscriptLine: CustomStringConvertible {
  var description: String {
    ([keyword] + values.map(\.description) + fields.map { "\($0.name)=\($0.value)" })
      .joined(separator: " ")
  }
}

extension TranscriptLine {
  /// Parses a line; nil for an empty line.
  init?(parsing line: Substring) throws(TranscriptError) {
    var scanner = TranscriptScanner(line)
    guard let keyword = scanner.word() else {
      guard scanner.isAtEnd else { throw .wrong("the line does not begin with a word") }
      return nil
    }
    self.init(keyword)
    while !scanner.isAtEnd {
      if let name = scanner.fieldName() {
        fields.append((name, try scanner.value()))
      } else {
        guard fields.isEmpty else {
          throw .wrong("a value without a name follows a value with a name")
        }
        values.append(try scanner.value())
      }
    }
  }

  /// The unnamed value at an index.
  func value(_ index: Int) throws(TranscriptError) -> TranscriptValue {
    guard values.indices.contains(index) else {
      throw .wrong("'\(keyword)' needs at least \(index + 1) values")
    }
    return values[index]
  }

  /// The value of a name, or nil if the line has no such name.
  subscript(name: String) -> TranscriptValue? {
    fields.last { $0.name == name }?.value
  }

  /// The value of a name; throws an error if the line has no such name.
  func field(_ name: String) throws(TranscriptError) -> TranscriptValue {
    guard let value = self[name] else { throw .wrong("'\(keyword)' needs a value for '\(name)'") }
    return value
  }
}
