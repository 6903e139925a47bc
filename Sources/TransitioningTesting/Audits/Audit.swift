public import Foundation
public import TransitionLaws

/// Audits a transition between two plain screens, and fails the test once for each law that it
/// violates.
///
/// ```swift
/// @Test func drop() { audit(DropTransition()) }
/// ```
///
/// The settings of `.auditing(…)` on a suite or a test replace the arguments that a call omits.
///
/// - Parameters:
///   - transition: Makes the transition; evaluated for each run, so that each has a fresh one.
///   - laws: The laws; all by default.
///   - law: The name of the only one of `laws` to check; nil by default, for all.
///   - screens: The screens; a phone by default.
///   - placements: The placements of the controller; by default, all that the transition supports.
///   - frames: The frames at which the transition is interrupted; all by default.
///   - instant: The only instant at which the transition is interrupted, in seconds.
///   - tolerance: The ignored differences; 1 pt and an opacity of 0.02 by default.
///   - spec: The specification of the motion; the transition's own by default.
///   - exceptions: Exceptions from laws, with reasons.
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
  for laws: [TransitionLaw]? = nil, only law: LawName? = nil, on screens: [AuditScreen]? = nil,
  as placements: [AuditPlacement]? = nil, frames: AuditFrames? = nil,
  at instant: TimeInterval? = nil, within tolerance: AuditTolerance? = nil,
  spec: MotionSpec? = nil, allowing exceptions: [LawException] = [],
  behind: @escaping @MainActor (UIView) -> Void = { _ in },
  inside: @escaping @MainActor (UIView) -> Void = { _ in },
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> AuditReport {
  let settings = AuditDefaults.current.replaced(
    by: AuditDefaults(
      laws: laws, screens: screens, placements: placements, frames: frames, tolerance: tolerance,
      spec: spec, exceptions: exceptions, madeIn: "this call"))
  let audit = TransitionAudit(
    settings.options(at: instant), behind: behind, inside: inside, transition)
  return settings.report(
    audit, of: audit.subject, only: law,
    at: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Not for use: a transition is written in parentheses, as in `audit(DropTransition())`.
@available(*, unavailable, message: "write the transition in parentheses: audit(DropTransition())")
@MainActor
public func audit(_ transition: @MainActor () -> any Transition) {}

/// Audits an app's scene, and fails the test once for each law that it violates.
///
/// ```swift
/// @Test func album() { audit(scene: AlbumScene(), on: [.phone, .tablet]) }
/// ```
///
/// - Parameters:
///   - scene: Makes the scene; evaluated for each stage.
///   - laws: The laws; all by default.
///   - law: The name of the only one of `laws` to check; nil by default, for all.
///   - screens: The screens; a phone by default.
///   - frames: The frames at which the transition is interrupted; all by default.
///   - instant: The only instant at which the transition is interrupted, in seconds.
///   - tolerance: The ignored differences; 1 pt and an opacity of 0.02 by default.
///   - spec: The specification of the motion; the transition's own by default.
///   - exceptions: Exceptions from laws, with reasons.
///   - fileID: The file in which issues are shown.
///   - filePath: The path of that file.
///   - line: The line in which issues are shown.
///   - column: The column in which issues are shown.
/// - Returns: The findings.
@discardableResult
@MainActor
public func audit(
  scene: @autoclosure @escaping @MainActor () -> any AuditScene,
  for laws: [TransitionLaw]? = nil, only law: LawName? = nil, on screens: [AuditScreen]? = nil,
  frames: AuditFrames? = nil, at instant: TimeInterval? = nil,
  within tolerance: AuditTolerance? = nil, spec: MotionSpec? = nil,
  allowing exceptions: [LawException] = [],
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> AuditReport {
  let settings = AuditDefaults.current.replaced(
    by: AuditDefaults(
      laws: laws, screens: screens, frames: frames, tolerance: tolerance, spec: spec,
      exceptions: exceptions, madeIn: "this call"))
  let first = scene()
  let audit = TransitionAudit(
    named: "\(type(of: first))", settings.options(at: instant), scene)
  return settings.report(
    audit, of: TransitionAudit.description(of: first), only: law,
    at: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension AuditDefaults {
  /// Runs an audit, and records its findings.
  @MainActor
  fileprivate func report(
    _ audit: TransitionAudit, of subject: String?, only name: LawName?, at place: IssuePlace
  ) -> AuditReport {
    let laws = (laws ?? .standard).filter { name == nil || $0.name == name }
    let report = audit.report(for: laws)
    if laws.isEmpty {
      place.fail(
        "\(report.name) is held to no law" + (name.map { ", not to “\($0.rawValue)”" } ?? ""))
    }
    let record = AuditCounts.current.place(place.record(of: subject), of: report)
    let results = report.record(at: place, as: record, laws, settings: summary) {
      audit.recordings(of: $0)
    }
    ReportWriter.write(results.report, results.failures, at: place, as: record)
    return report
  }
}
