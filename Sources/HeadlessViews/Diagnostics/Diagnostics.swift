import Foundation

/// A log of refused requests, kept in order and printed on standard error by default.
///
/// ```swift
/// stage.diagnostics.handler = { issue in Issue.record(issue) }
/// ```
///
/// A refused request leaves the tree as it was; the report is its only effect.
@preconcurrency @MainActor
public final class Diagnostics {
  /// The greatest number of issues that are kept, so that a failure in every frame needs no more
  /// memory.
  public nonisolated static let capacity = 500

  /// The first issues that were reported, oldest first: at most `capacity` of them.
  public private(set) var issues: [any DiagnosticIssue] = []

  /// The number of issues that were reported, including the issues that are not kept.
  public private(set) var issueCount = 0

  /// Called with each issue after it was added to `issues`, kept or not; prints one line by
  /// default.
  public var handler: (any DiagnosticIssue) -> Void

  /// What has worked here and would not on a device: sentences, each of them once.
  ///
  /// A remark is no issue: nothing was refused.
  public private(set) var remarks: [String] = []

  /// Called with each new remark; prints one line by default, once in a process.
  public var remarkHandler: (String) -> Void = { sentence in
    guard Diagnostics.printed.insert(sentence).inserted else { return }
    Diagnostics.printLine(sentence)
  }

  private static var printed: Set<String> = []

  /// Called before `handler`; a log or recorder installs it.
  package var observer: ((any DiagnosticIssue) -> Void)?

  /// The log for views that are in no window: that of the stage of the current task, if it has one,
  /// and otherwise a log of no stage.
  package static var fallback: Diagnostics {
    get { ofCurrentStage() ?? ofNoStage }
    set { ofNoStage = newValue }
  }

  /// Returns the log of the stage of the current task, nil if it has none; the stage's module sets
  /// it.
  package static var ofCurrentStage: () -> Diagnostics? = { nil }

  private static var ofNoStage = Diagnostics()

  /// An empty log that prints what it receives.
  public init() {
    handler = { Diagnostics.printToStandardError($0) }
  }

  /// Adds an issue and calls the handler.
  public func report(_ issue: any DiagnosticIssue) {
    issueCount += 1
    if issues.count < Diagnostics.capacity { issues.append(issue) }
    observer?(issue)
    handler(issue)
  }

  /// Adds a remark, unless it was made before, and calls `remarkHandler`.
  package func remark(_ sentence: String) {
    guard !remarks.contains(sentence) else { return }
    remarks.append(sentence)
    remarkHandler(sentence)
  }

  /// Removes all issues and remarks, and resets the count.
  public func removeAll() {
    remarks.removeAll()
    issues.removeAll()
    issueCount = 0
  }

  /// Prints one line about the issue on standard error.
  public nonisolated static func printToStandardError(_ issue: any DiagnosticIssue) {
    printLine("\(issue)")
  }

  private nonisolated static func printLine(_ sentence: String) {
    // A failure to write is ignored, because there is nowhere to report it.
    try? FileHandle.standardError.write(contentsOf: Data("transitioning: \(sentence)\n".utf8))
  }
}
