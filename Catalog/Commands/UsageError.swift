/// A command line that cannot be understood, in one helpful sentence.
struct UsageError: Error, Hashable {
  let message: String

  /// The exit status for a command line that cannot be understood, by the convention of `sysexits`.
  static let status: Int32 = 64

  init(_ message: String) {
    self.message = message
  }

  /// A name that is not among those known, with the nearest of these.
  init(unknown kind: String, _ name: String, among known: [String]) {
    // A text that long is no slip of the finger.
    let isName = name.utf8.count <= QuotedText.nameLength
    let nearest =
      isName ? known.min { Self.distance($0, name) < Self.distance($1, name) } : nil
    let hint =
      nearest.flatMap { Self.distance($0, name) <= max(2, name.count / 2) ? $0 : nil }
      .map { "did you mean '\($0)'?" } ?? "known are \(known.joined(separator: ", "))."
    self.init("There is no \(kind) \(QuotedText.name(name)): \(hint)")
  }

  /// How many letters must be put in, taken out or replaced to make one word of the other:
  /// Levenshtein's distance.
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
