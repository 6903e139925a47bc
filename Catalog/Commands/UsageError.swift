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
    let hint = Self.nearest(name, known).map { "did you mean '\($0)'?" } ?? Self.list(known)
    self.init("There is no \(kind) \(QuotedText.name(name)): \(hint)")
  }

  /// Creates an error about words that no sample has, with the nearest known word if it is one.
  init(noSampleHas words: [String], among known: [String]) {
    let near = words.count == 1 ? Self.nearest(words[0].lowercased(), known) : nil
    let hint = near.map { ": did you mean '\($0)'?" } ?? "; 'catalog list' lists all."
    let names = words.prefix(3).map(QuotedText.name).joined(separator: " and ")
    self.init("No sample has \(names)\(hint)")
  }

  /// Creates an error about the value of an option, with the nearest choice and all choices.
  init(unknown option: String, _ value: String, choices: [String]) {
    let hint = Self.nearest(value, choices).map { "did you mean '\($0)'? The" } ?? "the"
    self.init(
      "There is no choice for \(option) \(QuotedText.name(value)): \(hint) choices are"
        + " \(choices.joined(separator: ", ")).")
  }

  /// The known name that is most like a name; nil if none is like it.
  private static func nearest(_ name: String, _ known: [String]) -> String? {
    // A longer text is not a mistyped name.
    guard name.utf8.count <= QuotedText.nameLength,
      let nearest = known.min(by: { distance($0, name) < distance($1, name) })
    else { return nil }
    return distance(nearest, name) <= max(2, name.count / 2) ? nearest : nil
  }

  /// The known names, or the command that lists them if they are too many for a sentence.
  private static func list(_ known: [String]) -> String {
    known.count > 20
      ? "'catalog list' lists all, and 'catalog list WORD' those that have a word."
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
