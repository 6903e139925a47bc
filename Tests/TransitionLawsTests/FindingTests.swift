import Expectations
import Transitioning
import TransitioningTesting

@testable import TransitionLaws

@Suite("A finding")
struct FindingTests {
  @Test("counts the faults that it does not list, also those of other findings")
  func others() {
    var finding = LawFinding(checkedCount: 5)
    for _ in 0..<5 { finding.add(Violation("moves")) }
    expectEqual(finding.violations.map(\.others), [0, 0, 2])
    var sum = LawFinding()
    sum.add(finding)
    sum.add(finding)
    expectEqual(sum.checkedCount, 10)
    expectEqual(sum.violations.map(\.others), [0, 0, 7])
    var few = LawFinding(checkedCount: 1)
    few.add(Violation("moves"))
    few.add(finding)
    expectEqual(few.violations.map(\.others), [0, 0, 3])
  }
}

@Suite("A row that was not asked")
struct UnaskedRowTests {
  private static func row(
    _ law: LawName, _ outcome: AuditReport.Outcome, root: LawName? = nil
  ) -> AuditReport.Row {
    AuditReport.Row(
      law: law, title: law.rawValue, situation: .init(placement: .presented, screen: "tablet"),
      outcome: outcome, checkedCount: 1, violations: [], reason: nil, seconds: 0, root: root)
  }

  private let report = AuditReport(
    name: "Fade",
    rows: [
      row(.ends, .violated), row(.cancels, .notAsked, root: .returns),
      row(.mirrors, .notAsked, root: .ends),
    ], runs: 1, seconds: 0)

  @Test("has a call that asks the law that prevents it")
  func again() throws {
    let settings = "settings: AuditSettings(screens: [.tablet], placements: [.presented])"
    #expect(
      try report.again(#require(report.row(.cancels)))
        == "audit(Fade(), for: [.returns], \(settings))")
    #expect(
      try report.again(#require(report.row(.mirrors)))
        == "audit(Fade(), for: [.ends], \(settings))")
  }

  @Test("counts for a transition that does not end only if that is its reason")
  func count() throws {
    #expect(
      try report.paragraph(of: #require(report.row(.ends)))
        .contains("  not asked: 1 other law, until it ends\n"))
  }
}

@MainActor
@Suite("The time of a law")
struct LawTimeTests {
  @Test("that it ends has the time of the runs that it makes")
  func seconds() throws {
    let report = TransitionAudit(AuditSettings(placements: [.presented])) {
      PlainGrowth()
    }.report(for: [.ends])
    #expect(try report.seconds / 2 < #require(report.row(.ends)).seconds)
  }
}

private final class PlainGrowth: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
