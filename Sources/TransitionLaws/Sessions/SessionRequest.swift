import Foundation

/// A line that a program has written to a session: a JSON object with a command and its fields.
struct SessionRequest {
  /// A line that is refused, explained in one sentence.
  struct Refusal: Error {
    let message: String
  }

  /// The value of a field.
  enum SessionValue: Decodable {
    case number(Double)
    case text(String)
    case flag(Bool)
    /// A list, an object or null, which no command takes.
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = (try? container.decode(String.self)).map { .text($0) } ?? .other
      }
    }
  }

  /// The greatest length of a line, in bytes.
  static let maximumLength = 10_000

  /// The number with which the answer begins; nil without one.
  let id: Double?

  private let fields: [String: SessionValue]

  /// Reads a line.
  init(_ line: String) throws(Refusal) {
    guard line.utf8.count <= Self.maximumLength else {
      throw Refusal(message: "The line has more than \(Self.maximumLength) bytes.")
    }
    guard let fields = try? JSONDecoder().decode([String: SessionValue].self, from: Data(line.utf8))
    else {
      throw Refusal(message: #"The line is no JSON object, such as {"id":1,"do":"look"}."#)
    }
    self.fields = fields
    if case .number(let id) = fields["id"] { self.id = id } else { id = nil }
  }

  /// The text of a field; nil without the field.
  func text(_ name: String) throws(Refusal) -> String? {
    guard let value = fields[name] else { return nil }
    guard case .text(let text) = value else { throw Refusal(message: "'\(name)' takes a text.") }
    return text
  }

  /// The number of a field within limits; nil without the field.
  func number(_ name: String, in range: ClosedRange<Double>) throws(Refusal) -> Double? {
    guard let value = fields[name] else { return nil }
    guard case .number(let number) = value, range.contains(number) else {
      throw Refusal(
        message: "'\(name)' takes a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// True or false, as a field says; nil without the field.
  func flag(_ name: String) throws(Refusal) -> Bool? {
    guard let value = fields[name] else { return nil }
    guard case .flag(let flag) = value else {
      throw Refusal(message: "'\(name)' takes true or false.")
    }
    return flag
  }

  /// Refuses fields that a command does not have.
  func allow(_ known: [String]) throws(Refusal) {
    let names = ["id", "do"] + known
    guard let other = fields.keys.sorted().first(where: { !names.contains($0) }) else { return }
    throw Refusal(
      message: "There is no field '\(other.prefix(60))': the fields are "
        + "\(names.joined(separator: ", ")).")
  }
}
