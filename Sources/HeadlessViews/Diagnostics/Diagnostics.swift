import Foundation

/// Where refused requests are reported: kept in order, and printed on standard error by default.
///
/// ```swift
/// stage.diagnostics.handler = { issue in Issue.record(issue) }
/// ```
///
/// Whatever is refused leaves the tree as it was; the report is how anybody hears of it.
@preconcurrency @MainActor
public final class Diagnostics {
  /// How many issues are kept, so that a program that goes wrong in every frame does not grow without
  /// bound.
  public nonisolated static let capacity = 500

  /// What was reported first, oldest first: at most `capacity` issues.
  public private(set) var issues: [any DiagnosticIssue] = []

  /// How many issues were reported, those included that are not kept.
  public private(set) var issueCount = 0

  /// Called with each issue, kept or not, after it was added to `issues`; prints one line by default.
  public var handler: (any DiagnosticIssue) -> Void

  /// Called before `handler`, for whoever keeps a log.
  package var observer: ((any DiagnosticIssue) -> Void)?

  /// Where views that are in no window report; the current stage's, once there is one.
  package static var fallback = Diagnostics()

  /// An empty list of issues that prints what it receives.
  public init() {
    handler = { Diagnostics.printToStandardError($0) }
  }

  /// Adds an issue and tells the handler.
  public func report(_ issue: any DiagnosticIssue) {
    issueCount += 1
    if issues.count < Diagnostics.capacity { issues.append(issue) }
    observer?(issue)
    handler(issue)
  }

  /// Forgets what was reported so far.
  public func removeAll() {
    issues.removeAll()
    issueCount = 0
  }

  /// Prints one line about the issue on standard error.
  public nonisolated static func printToStandardError(_ issue: any DiagnosticIssue) {
    // Where nobody listens there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data("transitioning: \(issue)\n".utf8))
  }
}
