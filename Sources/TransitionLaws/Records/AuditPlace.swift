/// The call of an audit in the source of a test.
package struct AuditPlace: Hashable, Sendable, Codable {
  /// The path of the file, relative to the checkout if it is in it.
  package let file: String

  /// The module and the name of the file: `AppTests/DropTests.swift`.
  package let fileID: String

  /// The line, counted from 1.
  package let line: Int

  /// The column, counted from 1.
  package let column: Int

  /// The function of the test with its suites: `DropTests/drop()`; nil in XCTest, which does not
  /// name it.
  package let test: String?

  /// What tells the audits of one test apart: the arguments of a parameterised test, such as
  /// `way: .left`, or the description of the transition if it has one of its own; nil without.
  package let variant: String?

  /// The number of the audit among those of one test that nothing else tells apart; nil for the
  /// first one.
  package let number: Int?

  /// Creates a place in a file.
  package init(
    file: String, fileID: String, line: Int, column: Int, test: String? = nil,
    variant: String? = nil, number: Int? = nil
  ) {
    (self.file, self.fileID, self.test) = (file, fileID, test)
    (self.line, self.column) = (line, column)
    (self.variant, self.number) = (variant, number)
  }

  /// The place with a number.
  package func numbered(_ number: Int) -> AuditPlace {
    AuditPlace(
      file: file, fileID: fileID, line: line, column: column, test: test, variant: variant,
      number: number)
  }

  /// The name of a transition with what tells this audit from others: `LanternTransition
  /// (way: .left)`.
  package func title(of name: String) -> String {
    let parts = [variant, number.map { "audit \($0)" }].compactMap(\.self)
    return parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
  }

  /// The audit of a transition by words that no other audit has, and that stay if lines move, unless
  /// the test has no name, as in XCTest.
  package func key(of name: String) -> String { "\(title(of: name)) in \(fileID), \(testOrLine)" }

  /// The name of the test, or else the line and column of the audit.
  package var testOrLine: String { test ?? "line \(line), column \(column)" }
}
