public import Testing

// A macro is expanded and checked by the compiler at each use: `#expect` takes 30 ms of the build,
// these functions less than 1 ms. `#expect` stays for errors and exits, `#require` for optionals.

/// Records an issue at the caller's line, with the text of that line, if a condition is false.
///
/// - Parameters:
///   - condition: The condition.
///   - comment: What a person needs to know about the case, such as its name.
///   - sourceLocation: The line to report; nil for the caller's.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if condition { return }
  let place =
    sourceLocation
    ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record("Expectation failed", in: place, comment())
}

/// Records an issue at the caller's line, with both values, if they are not equal.
///
/// - Parameters:
///   - actual: The value that the code gives.
///   - expected: The value that it should give.
///   - comment: What a person needs to know about the case, such as its name.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if actual == expected { return }
  let place =
    sourceLocation
    ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record(
    "Expectation failed: \(String(reflecting: actual)) is not \(String(reflecting: expected))",
    in: place, comment())
}

/// Records an issue with the text of its line.
private func record(_ message: String, in place: SourceLocation, _ comment: Comment?) {
  let parts = [message, SourceLine.text(at: place), comment?.rawValue]
  Issue.record(
    Comment(rawValue: parts.compactMap(\.self).joined(separator: "\n")), sourceLocation: place)
}
