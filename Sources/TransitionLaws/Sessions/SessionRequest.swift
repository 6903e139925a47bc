import Foundation

/// A line that a program has written to a session: a JSON object with a command and its fields.
struct SessionRequest {
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
  init(_ line: String) throws(SessionRefusal) {
    guard line.utf8.count <= Self.maximumLength else {
      throw SessionRefusal("The line has more than \(Self.maximumLength) bytes.")
    }
    guard let fields = try? JSONDecoder().decode([String: SessionValue].self, from: Data(line.utf8))
    else {
      throw SessionRefusal(#"The line is no JSON object, such as {"id":1,"do":"look"}."#)
    }
    self.fields = fields
    if case .number(let id) = fields["id"] { self.id = id } else { id = nil }
  }

  /// The text of a field; nil without the field.
  func text(_ name: String) throws(SessionRefusal) -> String? {
    guard let value = fields[name] else { return nil }
    guard case .text(let text) = value else { throw SessionRefusal("'\(name)' takes a text.") }
    return text
  }

  /// The number of a field within limits; nil without the field.
  func number(_ name: String, in range: ClosedRange<Double>) throws(SessionRefusal) -> Double? {
    guard let value = fields[name] else { return nil }
    guard case .number(let number) = value, range.contains(number) else {
      throw SessionRefusal(
        "'\(name)' takes a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// True or false, as a field says; nil without the field.
  func flag(_ name: String) throws(SessionRefusal) -> Bool? {
    guard let value = fields[name] else { return nil }
    guard case .flag(let flag) = value else {
      throw SessionRefusal("'\(name)' takes true or false.")
    }
    return flag
  }

  /// The command, if it has all the fields of the line.
  func command() throws(SessionRefusal) -> SessionCommand {
    let commands = SessionCommand.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = try text("do") else {
      throw SessionRefusal("'do' is missing: the commands are \(commands).")
    }
    guard let command = SessionCommand(rawValue: name) else {
      throw SessionRefusal(
        "There is no command '\(name.prefix(60))': the commands are \(commands).")
    }
    let names = ["id", "do"] + command.fields
    if let other = fields.keys.sorted().first(where: { !names.contains($0) }) {
      throw SessionRefusal(
        "'\(name)' has no field '\(other.prefix(60))': the fields are "
          + "\(names.joined(separator: ", ")).")
    }
    return command
  }

  /// A time of at most a minute, in seconds, in seconds or in frames.
  func interval(at frameRate: Double) throws(SessionRefusal) -> TimeInterval {
    let limit = 60.0
    let (seconds, frames) = (
      try number("seconds", in: 0...limit), try number("frames", in: 0...limit * frameRate)
    )
    switch (seconds, frames) {
    case (let seconds?, nil): return seconds
    case (nil, let frames?): return frames / frameRate
    default: throw SessionRefusal("Give either 'seconds' or 'frames'.")
    }
  }

  /// A size in points; nil without its fields.
  func size() throws(SessionRefusal) -> CGSize? {
    let range = 50.0...5_000
    switch (try number("width", in: range), try number("height", in: range)) {
    case (nil, nil): return nil
    case (let width?, let height?): return CGSize(width: width, height: height)
    default: throw SessionRefusal("A size has 'width' and 'height'.")
    }
  }
}
