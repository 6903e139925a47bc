public import TransitionLaws

/// Proves that a law can fail: fails the test if a broken transition keeps the law.
///
/// ```swift
/// @Test func headerLaw() { expectCaught(JumpingHeaderTransition(), by: headerStays) }
/// ```
///
/// - Parameters:
///   - transition: Makes the broken transition; evaluated for each run.
///   - law: The law.
///   - words: Words of the report; nil by default, for any.
///   - screen: The screen; a phone by default.
///   - placement: The placement of the controller; presented by default.
///   - behind: Adds to the back view the views that the transition needs.
///   - inside: Adds to the fore view the views that the transition needs.
///   - fileID: The file in which issues are shown.
///   - filePath: The path of that file.
///   - line: The line in which issues are shown.
///   - column: The column in which issues are shown.
/// - Returns: The findings.
@discardableResult
@MainActor
public func expectCaught(
  _ transition: @autoclosure @escaping @MainActor () -> any Transition, by law: TransitionLaw,
  saying words: String? = nil, on screen: StageScreen = .phone,
  as placement: AuditPlacement = .presented,
  behind: @escaping @MainActor (UIView) -> Void = { _ in },
  inside: @escaping @MainActor (UIView) -> Void = { _ in },
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> AuditReport {
  let settings = AuditSettings(screens: [screen], placements: [placement])
  let report = TransitionAudit(settings, behind: behind, inside: inside, transition)
    .report(for: [law])
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let row = report.rows.first else { return report }
  let caught = !row.violations.isEmpty
  if !caught {
    let found =
      switch row.outcome {
      case .nothingToCheck: "it had nothing to check, \(row.reason ?? "")"
      case .notAsked: "\(row.reason ?? ""), so that the law was not asked"
      default: "it made \(row.checkedCount) checks and found no fault"
      }
    place.fail("“\(law.title)” does not catch \(report.name) (\(row.situation)): \(found)")
  } else if let words, !report.paragraph(of: row).contains(words) {
    place.fail(
      "“\(law.title)” catches \(report.name) without saying “\(words)”:\n\(report.paragraph(of: row))"
    )
  }
  return report
}
