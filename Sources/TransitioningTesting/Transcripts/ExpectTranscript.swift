import Foundation
import TransitionPictures
public import TransitionLaws

/// Compares the motion of a transition with its accepted transcript, a text file beside the test.
///
/// ```swift
/// @Test func drop() { expectTranscript(of: DropTransition()) }
/// ```
///
/// The file is `__Transcripts__/TestFile.test.name.transcript`. For a missing or a different
/// transcript, a proposal is written beside as `NAME.new`, which takes effect once it is renamed;
/// the issue has the command. `TranscriptRecording` has the other modes.
///
/// - Parameters:
///   - transition: Makes the transition.
///   - name: The name among several transcripts of one test; nil by default, for the only one.
///   - screen: The screen; a phone by default.
///   - placement: The placement of the controller; presented by default.
///   - record: The treatment of a missing or a different transcript; nil by default, for that of
///     the trait or the environment.
///   - behind: Adds to the back view the views that the transition needs.
///   - inside: Adds to the fore view the views that the transition needs.
///   - function: The test.
///   - fileID: The file in which issues are shown.
///   - filePath: The path of that file.
///   - line: The line in which issues are shown.
///   - column: The column in which issues are shown.
@MainActor
public func expectTranscript(
  of transition: @autoclosure @escaping @MainActor () -> any Transition, named name: String? = nil,
  on screen: StageScreen = .phone, as placement: AuditPlacement = .presented,
  record: TranscriptRecording? = nil,
  behind: @escaping @MainActor (UIView) -> Void = { _ in },
  inside: @escaping @MainActor (UIView) -> Void = { _ in },
  function: String = #function, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let settings = AuditSettings(screens: [screen], placements: [placement])
  let audit = TransitionAudit(settings, behind: behind, inside: inside, transition)
  let test = TranscriptTest(
    place: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    reference: TranscriptReference(
      beside: URL(filePath: "\(filePath)"), function: function, named: name))
  test.run(audit, "\(type(of: transition()))", record)
}

/// A comparison in a test.
struct TranscriptTest {
  let place: IssuePlace
  let reference: TranscriptReference
  var environment = TestEnvironment.current.variables

  /// The calls that used a transcript in this process, with the text that each found.
  @MainActor private static var uses: [URL: (line: UInt, text: String)] = [:]

  /// The folders whose unused transcripts were reported.
  @MainActor private static var reportedFolders: Set<URL> = []

  /// Records a transition, compares its transcript, and reports faults.
  @MainActor
  func run(_ audit: TransitionAudit, _ subject: String, _ record: TranscriptRecording?) {
    let legs = audit.recordings()
    let text = Transcript(legs).text
    reportUnused()
    if let fault = repeated(text) {
      place.fail(fault)
      return
    }
    guard let mode = record ?? AuditDefaults.current.record ?? TranscriptRecording(environment)
    else {
      let names = TranscriptRecording.allCases.map(\.rawValue).joined(separator: ", ")
      place.fail("TRANSITIONING_RECORD must be one of \(names)")
      return
    }
    switch reference.compare(text, of: subject, mode) {
    case .equal: break
    case .written(let message): place.warn(message)
    case .failed(var message):
      let name = reference.file.lastPathComponent
      if mode == .never { message += "\n  found: \(place.attach(text, named: name))" }
      let page = PlayerPage(title: subject, legs: legs)
      message += "\n  picture: \(place.attach(page, named: name + ".html"))"
      place.fail(message)
    }
  }

  /// The fault of a name that is used twice; nil if it is not, or if the same call found the same
  /// again.
  @MainActor
  private func repeated(_ text: String) -> String? {
    guard let use = Self.uses[reference.file] else {
      Self.uses[reference.file] = (place.line, text)
      return nil
    }
    guard use.line != place.line || use.text != text else { return nil }
    return
      "the transcript “\(reference.file.deletingPathExtension().lastPathComponent)” is used twice"
      + " (line \(use.line) and line \(place.line)): give each a name with named:"
  }

  /// Reports, once, the transcripts in the folder that no test uses, and fails on CI.
  @MainActor
  private func reportUnused() {
    let folder = reference.file.deletingLastPathComponent()
    guard Self.reportedFolders.insert(folder).inserted else { return }
    let unused = unusedTranscripts(in: folder.deletingLastPathComponent())
      .filter { $0.deletingLastPathComponent().path == folder.path }
    guard !unused.isEmpty else { return }
    let text =
      "\(unused.count) transcripts are used by no test: "
      + unused.map(\.lastPathComponent).joined(separator: ", ")
    if TranscriptRecording.isOnCI(environment) { place.fail(text) } else { place.warn(text) }
  }
}
