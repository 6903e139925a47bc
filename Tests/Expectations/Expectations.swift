import Foundation
public import Testing

// The compiler expands and checks a macro at each use: `#expect` takes 30 ms of the build, these
// functions less than 1 ms. `#expect` stays for errors and exits, `#require` for optionals.

/// Records an issue at the caller's line, with the text of that line, if a condition is false.
///
/// - Parameters:
///   - condition: The condition.
///   - comment: The name of the case, or what else a person needs to know.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectTrue(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if condition { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record("Expectation failed", comment(), at: sourceLocation ?? place)
}

/// Records an issue at the caller's line, with both values, if they are not equal.
///
/// - Parameters:
///   - actual: The value that the code gives.
///   - expected: The value that it should give.
///   - comment: The name of the case, or what else a person needs to know.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if actual == expected { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = "\(String(reflecting: actual)) is not \(String(reflecting: expected))"
  record("Expectation failed: \(values)", comment(), at: sourceLocation ?? place)
}

/// Records an issue at the caller's line, with both values, if they differ by more than a tolerance.
///
/// - Parameters:
///   - actual: The value that the code gives.
///   - expected: The value that it should give.
///   - tolerance: The greatest difference that counts as none, in the unit of the numbers.
///   - comment: The name of the case, or what else a person needs to know.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectNear<Value: Approximate>(
  _ actual: Value, _ expected: Value, within tolerance: Double = 1e-9,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if actual.isNear(expected, within: tolerance) { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = "\(actual) is not within \(tolerance) of \(expected)"
  record("Expectation failed: \(values)", comment(), at: sourceLocation ?? place)
}

/// Records an issue at the caller's line, with both values, if the first is not less than the second.
///
/// - Parameters:
///   - lesser: The value that should be less.
///   - greater: The value that should be greater.
///   - comment: The name of the case, or what else a person needs to know.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectLess<Value: Comparable>(
  _ lesser: Value, _ greater: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if lesser < greater { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = "\(lesser) is not less than \(greater)"
  record("Expectation failed: \(values)", comment(), at: sourceLocation ?? place)
}

/// Records an issue at the caller's line, with both values, if the first is greater than the second.
///
/// - Parameters:
///   - lesser: The value that should be less, or the same.
///   - greater: The value that should be greater, or the same.
///   - comment: The name of the case, or what else a person needs to know.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectAtMost<Value: Comparable>(
  _ lesser: Value, _ greater: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if lesser <= greater { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = "\(lesser) is greater than \(greater)"
  record("Expectation failed: \(values)", comment(), at: sourceLocation ?? place)
}

/// Records an issue at the caller's line, with the whole text, if the text does not contain a part.
///
/// - Parameters:
///   - text: The text that the code gives.
///   - part: The part that it should contain.
///   - comment: The name of the case, or what else a person needs to know.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectContains<Text: StringProtocol>(
  _ text: Text?, _ part: String, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if text?.contains(part) == true { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let text = text.map { "\n\($0)" } ?? " nil"
  record("Expectation failed: \(part) is not in\(text)", comment(), at: sourceLocation ?? place)
}

/// Records an issue at the caller's line, with the whole text, if the text does not begin with a part.
///
/// - Parameters:
///   - text: The text that the code gives.
///   - part: The part that it should begin with.
///   - comment: The name of the case, or what else a person needs to know.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectPrefix<Text: StringProtocol>(
  _ text: Text?, _ part: String, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if text?.hasPrefix(part) == true { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let text = text.map { "\n\($0)" } ?? " nil"
  let message = "Expectation failed: \(part) is not the beginning of\(text)"
  record(message, comment(), at: sourceLocation ?? place)
}

/// Records an issue at the caller's line, with all texts, if a text is not among them.
///
/// - Parameters:
///   - texts: The texts that the code gives.
///   - text: The text that should be among them.
///   - comment: The name of the case, or what else a person needs to know.
///   - sourceLocation: The line to report; nil for the caller's.
public func expectContains<Text: StringProtocol>(
  _ texts: [Text], _ text: Text, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if texts.contains(text) { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let message = "Expectation failed: \(text) is not among\n\(texts.joined(separator: "\n"))"
  record(message, comment(), at: sourceLocation ?? place)
}

/// Records an issue with the text of its line.
private func record(_ message: String, _ comment: Comment?, at place: SourceLocation) {
  let parts = [message, SourceLine.text(at: place), comment?.rawValue].compactMap(\.self)
  Issue.record(Comment(rawValue: parts.joined(separator: "\n")), sourceLocation: place)
}
