import Foundation

/// The answer to a question: a text, or a number with its tolerance.
///
/// In a file of answers each one is the end of a line: `Sheets 3 | greatest value | 759 ± 0.5`.
struct Answer: Equatable, Sendable {
  /// The text; of a number, the number and its tolerance.
  let text: String

  /// The number and how far another one may be from it and still be the same; nil for a text.
  let number: (value: Double, tolerance: Double)?

  static func == (one: Answer, other: Answer) -> Bool { one.text == other.text }

  /// One of a few words.
  static func text(_ text: String) -> Answer { Answer(text: text, number: nil) }

  static func yes(_ isSo: Bool) -> Answer { .text(isSo ? "yes" : "no") }

  /// Calls, in their order.
  static func calls(_ calls: [String]) -> Answer {
    .text(calls.isEmpty ? "nothing" : calls.joined(separator: ", "))
  }

  /// No answer: the reason, and what was noted before.
  static func puzzled(_ reason: String, after calls: [String]) -> Answer {
    let noted = calls.isEmpty ? "" : "; so far: \(calls.suffix(20).joined(separator: ", "))"
    return .text("puzzled: \(reason)\(noted)")
  }

  /// A number; `tolerance` is in the unit of the number.
  static func number(_ value: Double, within tolerance: Double) -> Answer {
    Answer(
      text: "\(rounded(value)) ± \(rounded(tolerance))", number: (value, tolerance))
  }

  /// A time, in seconds, within some frames of a screen with 60 a second.
  static func seconds(_ time: TimeInterval, frames: Double = 2) -> Answer {
    .number(time, within: frames / 60)
  }

  /// Several numbers of one tolerance, as a text in which each is a multiple of it.
  ///
  /// A number between two multiples may differ by one step; ask for one number where that matters.
  static func numbers(_ values: [Double], step: Double) -> Answer {
    .text(values.map { rounded(($0 / step).rounded() * step) }.joined(separator: " "))
  }

  /// True if the other answer is the same, or a number within the tolerance of this one.
  func agrees(with other: Answer) -> Bool {
    guard let number, let found = other.number else { return text == other.text }
    return abs(number.value - found.value) <= number.tolerance
      || number.value.isNaN && found.value.isNaN
  }

  /// A number with four decimals at most.
  static func rounded(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let number = (value * 10_000).rounded() / 10_000
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension Answer {
  /// Reads the end of a line.
  init(reading text: some StringProtocol) {
    let parts = text.split(separator: " ")
    if parts.count == 3, parts[1] == "±", let value = Double(parts[0]),
      let tolerance = Double(parts[2])
    {
      self.init(text: String(text), number: (value, tolerance))
    } else {
      self.init(text: String(text), number: nil)
    }
  }
}
