public import TransitionLaws

/// Audits a transition between two plain screens, and fails the test once for each law that it
/// violates.
///
/// ```swift
/// @Test func drop() { audit(DropTransition()) }
/// ```
///
/// The settings of `.auditing(…)` on a suite or a test hold as far as a call sets no others.
///
/// - Parameters:
///   - transition: Makes the transition; evaluated for each run, so that each has a fresh one.
///   - laws: The laws; all by default.
///   - settings: The situations, the ignored differences, and exceptions from laws.
///   - behind: Adds to the back view the views that the transition needs.
///   - inside: Adds to the fore view the views that the transition needs.
///   - fileID: The file in which issues are shown.
///   - filePath: The path of that file.
///   - line: The line in which issues are shown.
///   - column: The column in which issues are shown.
/// - Returns: The findings.
@discardableResult
@MainActor
public func audit(
  _ transition: @autoclosure @escaping @MainActor () -> any Transition,
  for laws: [TransitionLaw]? = nil, settings: AuditSettings = AuditSettings(),
  behind: @escaping @MainActor (UIView) -> Void = { _ in },
  inside: @escaping @MainActor (UIView) -> Void = { _ in },
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> AuditReport {
  let defaults = AuditDefaults.current.replaced(
    by: AuditDefaults(laws: laws, settings: settings, madeIn: "this call"))
  let audit = TransitionAudit(defaults.settings, behind: behind, inside: inside, transition)
  return defaults.report(
    audit, of: audit.subject,
    at: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Not for use: a transition is written in parentheses, as in `audit(DropTransition())`.
@available(*, unavailable, message: "write the transition in parentheses: audit(DropTransition())")
@MainActor
public func audit(_ transition: @MainActor () -> any Transition) {}

/// Audits an app's scene, and fails the test once for each law that it violates.
///
/// ```swift
/// let settings = AuditSettings(screens: [.phone, .tablet])
/// @Test func album() { audit(scene: AlbumScene(), settings: settings) }
/// ```
///
/// - Parameters:
///   - scene: Makes the scene; evaluated for each stage.
///   - laws: The laws; all by default.
///   - settings: The situations, the ignored differences, and exceptions from laws.
///   - fileID: The file in which issues are shown.
///   - filePath: The path of that file.
///   - line: The line in which issues are shown.
///   - column: The column in which issues are shown.
/// - Returns: The findings.
@discardableResult
@MainActor
public func audit(
  scene: @autoclosure @escaping @MainActor () -> any AuditScene,
  for laws: [TransitionLaw]? = nil, settings: AuditSettings = AuditSettings(),
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> AuditReport {
  let defaults = AuditDefaults.current.replaced(
    by: AuditDefaults(laws: laws, settings: settings, madeIn: "this call"))
  let first = scene()
  let audit = TransitionAudit(named: "\(type(of: first))", defaults.settings, scene)
  return defaults.report(
    audit, of: TransitionAudit.description(of: first),
    at: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension AuditDefaults {
  /// Runs an audit, and records its findings.
  @MainActor
  fileprivate func report(
    _ audit: TransitionAudit, of subject: String?, at place: IssuePlace
  ) -> AuditReport {
    let laws = laws ?? TransitionLaw.standard
    let report = audit.report(for: laws)
    if laws.isEmpty { place.fail("\(report.name) is held to no law") }
    let record = AuditCounts.current.place(place.record(of: subject), of: report)
    let results = report.record(at: place, as: record, laws, settings: summary) {
      audit.recordings(of: $0)
    }
    ReportWriter.write(results.report, results.failures, at: place, as: record)
    return report
  }
}
