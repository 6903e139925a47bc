import Expectations
import Foundation
import TransitionLaws
import Transitioning
import TransitioningTesting

/// Grows the fore view by an animation that leaves the former value to the model, which the deferred
/// work sets at the end.
private final class LateModelTransition: Transition {
  private let rest: CGFloat

  /// - Parameter rest: The scale that the deferred work sets on the way there, unitless.
  init(endingAt rest: CGFloat) { self.rest = rest }

  func start(with context: TransitionContext) {
    let view = context.foreView
    let scales: [CGFloat] = context.direction == .forward ? [0.9, 1] : [1, 0.9]
    let growth = CABasicAnimation(keyPath: "transform.scale")
    (growth.fromValue, growth.toValue) = (scales[0], scales[1])
    growth.duration = context.duration
    view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    view.layer.add(growth, forKey: "growth")
    context.animate(view, \.opacity, back: 0, fore: 1)
    let rest = context.direction == .forward ? rest : 1
    context.deferToCompletion { view.transform = CGAffineTransform(scaleX: rest, y: rest) }
    context.endAfterAnimations()
  }
}

@MainActor
@Suite("A jump inside an instant")
struct DisplayedJumpTests {
  private func row(of rest: CGFloat, for law: TransitionLaw) throws -> AuditReport.Row {
    let settings = AuditSettings(placements: [.presented])
    let report = TransitionAudit(settings) { LateModelTransition(endingAt: rest) }.report(for: [law]
    )
    return try #require(report.rows.first)
  }

  @Test("is no fault if the next frame shows the picture from before it")
  func hidden() throws {
    for law in [TransitionLaw.isSeen, .isContinuous] {
      expectEqual(try row(of: 1, for: law).violations.map(\.sentence), [])
    }
  }

  @Test("is a fault if the last frame shows it")
  func shown() throws {
    let row = try row(of: 0.9, for: .isSeen)
    expectEqual(row.outcome, .violated)
    expectContains(row.violations.first?.sentence, "moves by 46.5 pt at once as the way ends")
  }
}
