/// An invalid command line, explained in one sentence.
struct UsageError: Error, Hashable {
  let message: String

  /// The exit status for an invalid command line, `EX_USAGE` of `sysexits`.
  static let status: Int32 = 64

  init(_ message: String) {
    self.message = message
  }

  /// Creates an error about an unknown name, with the nearest known name.
  init(unknown kind: String, _ name: String, among known: [String]) {
    // A longer text is not a mistyped name.
    let isName = name.utf8.count <= QuotedText.nameLength
    let nearest =
      isName ? known.min { Self.distance($0, name) < Self.distance($1, name) } : nil
    let hint =
      nearest.flatMap { Self.distance($0, name) <= max(2, name.count / 2) ? $0 : nil }
      .map { "did you mean '\($0)'?" } ?? Self.list(known)
    self.init("There is no \(kind) \(QuotedText.name(name)): \(hint)")
  }

  /// The known names, or the command that lists them if they are too many for a sentence.
  private static func list(_ known: [String]) -> String {
    known.count > 20
      ? "'catalog list' lists the \(known.count) known names."
      : "the known names are \(known.joined(separator: ", "))."
  }

  /// The number of letters to insert, delete or replace to turn one word into another: the
  /// Levenshtein distance.
  static func distance(_ first: String, _ second: String) -> Int {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in letters.indices {
        let replaced = diagonal + (letter == letters[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[letters.count]
  }
}
