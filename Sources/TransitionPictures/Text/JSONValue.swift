/// A JSON value; keys are printed in the order given, in the same bytes everywhere.
enum JSONValue: Hashable {
  case null
  case number(Double)
  case text(String)
  case flag(Bool)
  case list([JSONValue])
  case object([Entry])

  /// A key and its value.
  struct Entry: Hashable {
    let key: String
    let value: JSONValue
  }

  /// A list of numbers.
  static func numbers(_ numbers: [Double]) -> JSONValue { .list(numbers.map { .number($0) }) }

  /// The value as JSON, without spaces, numbers to four decimal places.
  var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .number(let number): text += JSONText.number(number)
    case .text(let string): text += JSONText.quoted(string)
    case .flag(let flag): text += flag ? "true" : "false"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += "," }
        text += JSONText.quoted(entry.key) + ":"
        entry.value.write(to: &text)
      }
      text += "}"
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Entry(key: $0.0, value: $0.1) })
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}
