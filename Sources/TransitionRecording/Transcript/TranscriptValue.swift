import Foundation

/// A value as a transcript has it: a number, a word, a text, or several of these.
///
/// Numbers have nine places behind the point at most; texts are in quotes; lists in parentheses, with
/// blanks between.
enum TranscriptValue: Hashable, Sendable {
  /// A number as it is printed; those that are not finite are words.
  case decimal(Double)

  /// A name of the format's own.
  case word(String)

  /// Somebody's text.
  case text(String)

  /// Several values, in order.
  case list([TranscriptValue])

  /// The absence of a value.
  static let none = TranscriptValue.word("none")

  /// A finite number, to as many places as are printed: what prints alike is equal.
  static func number(_ number: Double) -> TranscriptValue {
    .decimal(Decimals.rounded(number, places: places))
  }

  /// How many places numbers have behind the point at most.
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

  /// A text in quotes on one line, with everything written out that could not be seen there.
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
  /// The number that this is.
  var number: Double {
    get throws(TranscriptError) {
      guard case .decimal(let number) = self else { throw .wrong("\(self) is no number") }
      return number
    }
  }

  /// The whole number that this is.
  var integer: Int {
    get throws(TranscriptError) {
      guard let integer = Int(exactly: try number) else {
        throw .wrong("\(self) is no whole number")
      }
      return integer
    }
  }

  /// The text that this is.
  var text: String {
    get throws(TranscriptError) {
      guard case .text(let text) = self else { throw .wrong("\(self) is no text in quotes") }
      return text
    }
  }

  /// The word that this is.
  var word: String {
    get throws(TranscriptError) {
      guard case .word(let word) = self else { throw .wrong("\(self) is no word") }
      return word
    }
  }

  /// The values in it.
  var list: [TranscriptValue] {
    get throws(TranscriptError) {
      guard case .list(let values) = self else { throw .wrong("\(self) is no list") }
      return values
    }
  }

  /// The numbers in it, of which there must be as many.
  func numbers(_ count: Int? = nil) throws(TranscriptError) -> [Double] {
    let values = try list
    guard count == nil || values.count == count else {
      throw .wrong("\(self) has not \(count ?? 0) numbers")
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try value.number) }
    return numbers
  }

  /// The word that a list begins with, and what follows it.
  var tagged: (tag: String, rest: [TranscriptValue]) {
    get throws(TranscriptError) {
      let values = try list
      guard case .word(let tag)? = values.first else { throw .wrong("\(self) begins with no word") }
      return (tag, Array(values.dropFirst()))
    }
  }

  /// The case of an enumeration that this word names.
  func named<Name: RawRepresentable>(_ type: Name.Type) throws(TranscriptError) -> Name
  where Name.RawValue == String {
    guard let name = Name(rawValue: try word) else { throw .wrong("\(self) is not known here") }
    return name
  }
}
