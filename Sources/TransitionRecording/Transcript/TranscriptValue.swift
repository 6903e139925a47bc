import Foundation

/// A value in a transcript: a number, a word, a text, or a list.
///
/// Numbers have at most nine decimal places. Texts are in quotes. Lists are in parentheses, with
/// spaces between their values.
enum TranscriptValue: Hashable, Sendable {
  /// A number, rounded as it is printed; a number that is not finite is a word.
  case decimal(Double)

  /// A name that the format defines.
  case word(String)

  /// A text of the recorded program, such as a layer's name.
  case text(String)

  /// Several values, in order.
  case list([TranscriptValue])

  /// The word for nil.
  static let none = TranscriptValue.word("none")

  /// A finite number, rounded to the printed decimal places, so that two numbers with the same text
  /// are equal.
  static func number(_ number: Double) -> TranscriptValue {
    .decimal(Decimals.rounded(number, places: places))
  }

  /// The maximum number of decimal places.
  private static let places = 9

  /// A list that begins with a word.
  static func tagged(_ word: String, _ values: [TranscriptValue]) -> TranscriptValue {
    .list([.word(word)] + values)
  }

  /// A list of numbers.
  static func numbers(_ numbers: [Double]) -> TranscriptValue { .list(numbers.map(number)) }
}

extension TranscriptValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .decimal(let number): Decimals.text(number, places: Self.places)
    case .word(let word): word
    case .text(let text): Self.quoted(text)
    case .list(let values): "(\(values.map(\.description).joined(separator: " ")))"
    }
  }

  /// A text in quotes on one line; invisible characters are escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
          .surrogate:
          quoted += "\\u{\(String(scalar.value, radix: 16))}"
        default: quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}

// MARK: - Reading

extension TranscriptValue {
  /// The number; throws for any other kind of value.
  var number: Double {
    get throws(TranscriptError) {
      guard case .decimal(let number) = self else { throw .wrong("\(self) is not a number") }
      return number
    }
  }

  /// The number as an integer; throws for any other value.
  var integer: Int {
    get throws(TranscriptError) {
      guard let integer = Int(exactly: try number) else {
        throw .wrong("\(self) is not an integer")
      }
      return integer
    }
  }

  /// The text; throws for any other kind of value.
  var text: String {
    get throws(TranscriptError) {
      guard case .text(let text) = self else { throw .wrong("\(self) is not a text in quotes") }
      return text
    }
  }

  /// The word; throws for any other kind of value.
  var word: String {
    get throws(TranscriptError) {
      guard case .word(let word) = self else { throw .wrong("\(self) is not a word") }
      return word
    }
  }

  /// The values of the list; throws for any other kind of value.
  var list: [TranscriptValue] {
    get throws(TranscriptError) {
      guard case .list(let values) = self else { throw .wrong("\(self) is not a list") }
      return values
    }
  }

  /// The numbers of the list; throws if there are not `count` of them.
  func numbers(_ count: Int? = nil) throws(TranscriptError) -> [Double] {
    let values = try list
    guard count == nil || values.count == count else {
      throw .wrong("\(self) does not have \(count ?? 0) numbers")
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try value.number) }
    return numbers
  }

  /// The first word of the list, and the values after it.
  var tagged: (tag: String, rest: [TranscriptValue]) {
    get throws(TranscriptError) {
      let values = try list
      guard case .word(let tag)? = values.first else {
        throw .wrong("\(self) does not begin with a word")
      }
      return (tag, Array(values.dropFirst()))
    }
  }

  /// The case of an enumeration whose raw value is the word.
  func named<Name: RawRepresentable>(_ type: Name.Type) throws(TranscriptError) -> Name
  where Name.RawValue == String {
    let word = try word
    // Some types accept every name.
    guard let name = Name(rawValue: word), name.rawValue == word else {
      throw .wrong("\(self) is unknown here")
    }
    return name
  }
}
