/// The call of an audit in the source of a test.
public struct AuditPlace: Hashable, Sendable, Codable {
  /// The path of the file, relative to the checkout if it is in it.
  public let file: String

  /// The module and the name of the file: `AppTests/DropTests.swift`.
  public let fileID: String

  /// The line, counted from 1.
  public let line: Int

  /// The column, counted from 1.
  public let column: Int

  /// The function of the test; nil in XCTest, which does not name it.
  public let test: String?

  /// Creates a place in a file.
  public init(file: String, fileID: String, line: Int, column: Int, test: String? = nil) {
    (self.file, self.fileID, self.test) = (file, fileID, test)
    (self.line, self.column) = (line, column)
  }
}
