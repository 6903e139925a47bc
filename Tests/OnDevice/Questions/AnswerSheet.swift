import Foundation

/// The answers of one device, or of the stage: a text file of sorted lines, each `rule | question |
/// answer`.
struct AnswerSheet: Equatable {
  /// A question whose answers differ in two sheets.
  struct Difference: Equatable {
    let title: String
    let expected: String
    let found: String
  }

  /// The answers by the titles of their questions.
  private(set) var answers: [String: Answer] = [:]

  init() {}

  /// Reads a file; lines that begin with `#` are comments.
  init(reading text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: " | ")
      guard parts.count >= 3 else { continue }
      answers[parts[0] + " | " + parts[1]] = Answer(
        reading: parts[2...].joined(separator: " | "))
    }
  }

  mutating func note(_ answer: Answer, to title: String) {
    answers[title] = answer
  }

  /// The lines, sorted by article, by the rule's number and by the question's name.
  var text: String {
    answers.keys.sorted { Self.key(of: $0) < Self.key(of: $1) }
      .map { "\($0) | \(answers[$0]?.text ?? "")\n" }
      .joined()
  }

  /// Compares with the sheet of a device: a question that it has not answered is no difference.
  func differences(from device: AnswerSheet) -> [Difference] {
    device.answers.keys.sorted { Self.key(of: $0) < Self.key(of: $1) }.compactMap { title in
      guard let found = device.answers[title], !found.text.hasPrefix(Self.unasked) else {
        return nil
      }
      guard let expected = answers[title] else {
        return Difference(title: title, expected: "no such question", found: found.text)
      }
      if expected.agrees(with: found) { return nil }
      return Difference(title: title, expected: expected.text, found: found.text)
    }
  }

  /// The beginning of an answer that says why the question was not asked.
  static let unasked = "not asked"

  private static func key(of title: String) -> (String, Int, String) {
    let (rule, name) = title.components(separatedBy: " | ").halves
    let (article, number) = rule.components(separatedBy: " ").halves
    return (article, Int(number) ?? 0, name)
  }
}

extension [String] {
  /// The first element, and the others joined.
  fileprivate var halves: (String, String) {
    (first ?? "", dropFirst().joined(separator: " "))
  }
}
