import Expectations
import TransitionLaws
import Transitioning

@MainActor
@Suite("A law of one's own")
struct OwnLawTests {
  /// Moves the header of the view behind.
  private final class HeaderMovingTransition: Transition {
    func start(with context: TransitionContext) {
      context.animate(context.backView, \.transform.translationY, back: 0, fore: -40)
      context.animate(context.foreView, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  private func stays(_ names: String...) -> TransitionLaw {
    TransitionLaw("\(names) stay") { run in
      run.violations("moves") { frame in
        names.contains { frame[$0].map { $0.transform.m42 != 0 } ?? false }
      }
    }
  }

  private func row(_ law: TransitionLaw) throws -> AuditReport.Row {
    let settings = AuditSettings(placements: [.presented])
    let report = TransitionAudit(settings) { HeaderMovingTransition() }.report(for: [law])
    return try #require(report.rows.first)
  }

  @Test("that looks for a name that nothing has is not kept, and lists the names there are")
  func misspelt() throws {
    let row = try row(stays("back.headre"))
    expectEqual(row.outcome, .nothingToCheck)
    expectEqual(
      row.reason,
      "no item 'back.headre'; there are 'back', 'back.header', 'back.badge', 'back.card', 'fore',"
        + " 'fore.header', 'fore.badge', 'fore.card'")
  }

  @Test("finds its fault, also beside a name that nothing has, and looks again for each law")
  func found() throws {
    expectEqual(try row(stays("back.header")).outcome, .violated)
    expectEqual(try row(stays("back.headre", "back.header")).outcome, .violated)
    let still = TransitionLaw("the badge is there") { run in
      run.violations("is gone") { $0["fore.badge"] == nil && $0["back.badge"] == nil }
    }
    expectEqual(try row(still).outcome, .kept)
  }
}
