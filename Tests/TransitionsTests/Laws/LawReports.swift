import Expectations
import TransitionLaws
import Transitions

/// Expects that a transition keeps a law, or declares that it does not.
///
/// The reports are made once for all laws of a test, and at few frames: the audit of the whole
/// repertoire looks at all of them.
///
/// ```swift
/// @Test("keeps the laws", arguments: TransitionLaw.standard)
/// func laws(_ law: TransitionLaw) { expectKept(law) { FadeTransition() } }
/// ```
///
/// - Parameters:
///   - variant: Distinguishes the transitions of a loop.
///   - behind: Adds to the back view what the transition needs.
///   - make: Makes a transition for each run.
@MainActor
func expectKept(
  _ law: TransitionLaw, _ variant: String = "",
  behind: @escaping @MainActor (UIView) -> Void = { _ in },
  _ location: SourceLocation = #_sourceLocation, _ make: @escaping @MainActor () -> any Transition
) {
  let key = LawReports.Key(location: location, variant: variant)
  let reports = LawReports.shared.reports[key] ?? LawReports.make(behind, make)
  LawReports.shared.reports[key] = reports
  for report in reports {
    for row in report.rows where row.law == law.name.rawValue && row.outcome == .violated {
      Issue.record("\(report.paragraph(of: row))", sourceLocation: location)
    }
    // A transition that does not run breaks nothing.
    let doesRun = report.rows.allSatisfy { $0.law != LawName.ends.rawValue || $0.outcome == .kept }
    expectTrue(doesRun, sourceLocation: location)
  }
}

/// The reports that several rows of a test share.
@MainActor
private final class LawReports {
  struct Key: Hashable {
    let location: SourceLocation
    let variant: String
  }

  static let shared = LawReports()

  var reports: [Key: [AuditReport]] = [:]

  /// Audits a transition: at every seventh frame, and where it is pushed or a tab at few frames.
  static func make(
    _ behind: @escaping @MainActor (UIView) -> Void,
    _ make: @escaping @MainActor () -> any Transition
  ) -> [AuditReport] {
    var options = AuditOptions()
    (options.placements, options.frameStride) = ([.presented], 7)
    let presented = TransitionAudit(options, behind: behind, make).report()
    if make() is any TransitionWithPresentation { return [presented] }
    (options.placements, options.frameStride) = ([.pushed, .tab], 15)
    return [presented, TransitionAudit(options, behind: behind, make).report()]
  }
}
