import Expectations
import Foundation
import TransitionLaws
import Transitioning

/// Expects that the call in a report, with the instant of the first fault, finds that fault again.
@MainActor
func expectFoundAgain(
  _ law: TransitionLaw, _ make: @escaping @MainActor () -> any Transition,
  _ location: SourceLocation = #_sourceLocation
) throws {
  func row(at instant: TimeInterval?) throws -> AuditReport.Row {
    let settings = AuditSettings(placements: [.presented], instant: instant)
    let row = TransitionAudit(settings, make).report(for: [law]).rows.first
    return try #require(row, sourceLocation: location)
  }
  let first = try row(at: nil)
  let again = try row(at: first.instant)
  let sentences = [first, again].map { $0.violations.first?.sentence }
  expectTrue(
    sentences[0] != nil && sentences[0] == sentences[1], "\(sentences)", sourceLocation: location)
}
