/// Parses a line of a transcript, value by value.
struct TranscriptScanner {
  private var rest: Substring.UnicodeScalarView

  /// The maximum depth of nested lists.
  private static let deepest = 32

  init(_ line: Substring) {
    rest = line.unicodeScalars
    skipBlanks()
  }

  /// True if no text is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next word, or nil if another kind of value is next.
  mutating func word() -> String? {
    guard let first = rest.first, Self.isLetter(first) else { return nil }
    let word = rest.prefix { Self.isLetter($0) || Self.isDigit($0) || $0 == "-" || $0 == "." }
    rest = rest[word.endIndex...]
    skipBlanks()
    return String(word)
  }

  /// The next name before an equals sign, or nil if no name is next.
  mutating func fieldName() -> String? {
    let start = rest
    let name = rest.prefix { Self.isLetter($0) }
    let behind = rest[name.endIndex...]
    guard !name.isEmpty, behind.first == "=" else {
      rest = start
      return nil
    }
    rest = behind.dropFirst()
    return String(name)
  }

  /// The next value.
  mutating func value() throws(TranscriptError) -> TranscriptValue { try value(inside: 0) }

  private mutating func value(inside depth: Int) throws(TranscriptError) -> TranscriptValue {
    guard depth < Self.deepest else { throw .wrong("the lists are nested too deeply") }
    guard let first = rest.first else { throw .wrong("a value is missing at the end") }
    if first == "\"" { return .text(try text()) }
    if first == "(" {
      rest.removeFirst()
      skipBlanks()
      var values: [TranscriptValue] = []
      while rest.first != ")" {
        guard !rest.isEmpty else { throw .wrong("a list has no closing parenthesis") }
        values.append(try value(inside: depth + 1))
      }
      rest.removeFirst()
      skipBlanks()
      return .list(values)
    }
    if let word = word() { return .word(word) }
    let digits = rest.prefix { $0 != " " && $0 != ")" && $0 != "(" }
    guard let number = Double(String(digits)), number.isFinite else {
      throw .wrong("'\(String(digits.prefix(40)))' is not a value")
    }
    rest = rest[digits.endIndex...]
    skipBlanks()
    return .number(number)
  }

  private mutating func text() throws(TranscriptError) -> String {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        skipBlanks()
        return String(text)
      case "\\": text.append(try escape())
      default: text.append(scalar)
      }
    }
    throw .wrong("a text has no closing quote")
  }

  private mutating func escape() throws(TranscriptError) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      guard rest.first == "{", digits.endIndex < rest.endIndex,
        let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      else { throw .wrong("a text has an invalid escape") }
      rest = rest[digits.endIndex...].dropFirst()
      return scalar
    default: throw .wrong("a text has an invalid escape")
    }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
