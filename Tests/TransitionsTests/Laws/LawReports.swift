import Expectations
import TransitionLaws
import Transitions

/// Expects that a transition keeps a law, or declares that it does not.
///
/// The report is made once for all laws of a test. It interrupts the transition at one instant, and
/// shows it in one way: `.ci/laws` audits the sample of each transition, which presents it, at every
/// frame. So some transitions, and the variants of others, are pushed here, or are tabs.
///
/// ```swift
/// @Test("keeps the laws", arguments: TransitionLaw.standard)
/// func laws(_ law: TransitionLaw) { expectKept(law) { FadeTransition() } }
/// ```
///
/// - Parameters:
///   - variant: Distinguishes the transitions of a loop.
///   - placement: The way in which the controller comes onto the screen; one that has a presentation
///     of its own is presented.
///   - unchecked: The laws that have nothing to check: by default, that no finger drives the
///     transition, and that it names no specification.
///   - behind: Adds to the back view what the transition needs.
///   - make: Makes a transition for each run.
@MainActor
func expectKept(
  _ law: TransitionLaw, _ variant: String = "", as placement: AuditPlacement = .presented,
  unchecked: Set<LawName> = [.follows, .conforms],
  behind: @escaping @MainActor (UIView) -> Void = { _ in },
  _ location: SourceLocation = #_sourceLocation, _ make: @escaping @MainActor () -> any Transition
) {
  let key = LawReports.Key(location: location, variant: variant)
  let report = LawReports.shared.reports[key] ?? LawReports.make(placement, behind, make)
  LawReports.shared.reports[key] = report
  for row in report.rows where row.law == law.name && row.outcome == .violated {
    Issue.record("\(report.paragraph(of: row))", sourceLocation: location)
  }
  // A transition that does not run, or is not interrupted, breaks nothing.
  let isUnchecked = report.row(law.name)?.outcome == .nothingToCheck
  expectEqual(
    isUnchecked, unchecked.contains(law.name), "\(law) unchecked", sourceLocation: location)
}

/// The reports that the laws of a test share.
@MainActor
private final class LawReports {
  struct Key: Hashable {
    let location: SourceLocation
    let variant: String
  }

  static let shared = LawReports()

  var reports: [Key: AuditReport] = [:]

  /// Audits a transition: interrupted after a tenth of a second, and compared at every tenth frame.
  static func make(
    _ placement: AuditPlacement, _ behind: @escaping @MainActor (UIView) -> Void,
    _ make: @escaping @MainActor () -> any Transition
  ) -> AuditReport {
    let settings = AuditSettings(
      placements: make() is any TransitionWithPresentation ? [.presented] : [placement],
      frameStride: 10, instant: 0.1)
    return TransitionAudit(settings, behind: behind, make).report()
  }
}
