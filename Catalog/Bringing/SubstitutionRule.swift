/// A change of the lines that have some words in them.
struct SubstitutionRule {
  /// A line without any of these words stays as it is: to look for a word is much faster than to
  /// match a pattern.
  let marks: [String]

  /// Why such lines are changed.
  let reason: String

  /// Returns the changed line.
  ///
  /// - Parameters:
  ///   - line: A line with one of the words.
  ///   - owner: The name of the type around the line.
  let change: @Sendable (_ line: String, _ owner: String) -> String

  init(
    _ marks: String..., because reason: String,
    change: @escaping @Sendable (_ line: String, _ owner: String) -> String
  ) {
    self.marks = marks
    self.reason = reason
    self.change = change
  }
}
