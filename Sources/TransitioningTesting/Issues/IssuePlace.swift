import Foundation
import TransitionLaws
import TransitionPictures

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The place in a test at which its issues are shown, in Swift Testing or in XCTest.
struct IssuePlace {
  let fileID: String
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the current test, also at the line in a workflow of GitHub.
  ///
  /// - Parameters:
  ///   - text: The issue.
  ///   - title: The issue in a few words.
  /// - Returns: False if the test knows the issue by `withKnownIssue`.
  @discardableResult
  func fail(_ text: String, title: String = "Transitioning") -> Bool {
    let isNew = record(text)
    if isNew { show(.error, text, title: title) }
    return isNew
  }

  /// Fails the current test; false if it knows the issue.
  private func record(_ text: String) -> Bool {
    #if canImport(Testing)
      // Outside of a test, Swift Testing fails the whole run, and XCTest ignores the issue.
      let issue = Issue.record(Comment(rawValue: text), sourceLocation: location)
      if Test.current != nil { return Self.isNew(issue) }
    #endif
    #if canImport(XCTest)
      XCTFail(text, file: filePath, line: line)
    #endif
    return true
  }

  /// Shows a text at the line in a workflow of GitHub.
  func show(_ kind: WorkflowCommand.Kind, _ text: String, title: String) {
    let environment = TestEnvironment.current
    guard environment.isOnGitHub else { return }
    WorkflowCommand(
      kind: kind, file: environment.path(of: "\(filePath)"), line: line, column: column,
      title: title, message: text
    ).print()
  }

  /// The place as records have it.
  ///
  /// - Parameter description: The transition's own description; nil without.
  func record(of description: String?) -> AuditPlace {
    var (test, variant): (String?, String?) = (nil, nil)
    #if canImport(Testing)
      test = Test.current?.id.nameComponents.joined(separator: "/")
      variant = TestCaseArguments(of: Test.Case.current).text
    #endif
    return AuditPlace(
      file: TestEnvironment.current.path(of: "\(filePath)"), fileID: fileID, line: Int(line),
      column: Int(column), test: test, variant: (variant ?? description).map(Self.line))
  }

  /// A text as one line that is not too long for a heading.
  private static func line(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 100 ? words : words.prefix(99) + "…"
  }

  /// Prints a warning, which does not fail the current test.
  func warn(_ text: String) {
    #if canImport(Testing) && compiler(>=6.3)
      if Test.current != nil {
        Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
        return
      }
    #endif
    print("\(filePath):\(line): warning: \(text)")
  }

  /// Attaches a page to a failure.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - page: The page.
  /// - Returns: The path of the page, or the instruction to keep it.
  func attach(_ page: PlayerPage, named name: String) -> String {
    attach(AttachedText { page.html }, named: name)
  }

  /// Attaches a text to a failure.
  func attach(_ text: String, named name: String) -> String {
    attach(AttachedText { text }, named: name)
  }

  private func attach(_ text: AttachedText, named name: String) -> String {
    #if canImport(Testing)
      if Test.current != nil {
        Attachment.record(text, named: name, sourceLocation: location)
        return "\(name) (swift test --attachments-path DIR keeps it)"
      }
    #endif
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    do {
      try text.make().write(to: file, atomically: true, encoding: .utf8)
      return file.path
    } catch {
      return "none, \(error)"
    }
  }

  #if canImport(Testing)
    /// False if the test knows an issue; an older compiler does not say it.
    private static func isNew(_ issue: Issue) -> Bool {
      #if compiler(>=6.3)
        issue.isFailure
      #else
        true
      #endif
    }

    private var location: SourceLocation {
      SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  #endif
}

/// A text that is made only if attachments are kept.
private struct AttachedText: Sendable {
  let make: @Sendable () -> String
}

#if canImport(Testing)
  extension AttachedText: Attachable {
    func withUnsafeBytes<Result>(
      for attachment: borrowing Attachment<AttachedText>,
      _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
      var text = make()
      return try text.withUTF8 { try body(UnsafeRawBufferPointer($0)) }
    }
  }
#endif
