import TransitionLaws
import Transitioning

/// The cost of auditing a transition.
@MainActor
enum AuditWorks {
  /// The transition of the README's first example.
  private final class DropTransition: Transition {
    func start(with context: TransitionContext) {
      let view: UIView = context.foreViewController.view
      context.animate(view, \.position.y, back: -view.bounds.midY, fore: view.center.y)
      context.animate(view, \.opacity, back: 0, fore: 1, during: 0...0.4)
      context.endAfterAnimations()
    }
  }

  /// Milliseconds for all laws, with an interruption at every frame: presented for 1 placement,
  /// then also pushed, then also as a tab.
  static func audit(_ placements: Int) -> Work.Run {
    let settings = AuditSettings(placements: Array(AuditPlacement.allCases.prefix(placements)))
    let audit = TransitionAudit(settings) { DropTransition() }
    let count = 5
    return {
      Measure.time {
        for _ in 0..<count {
          let report = audit.report()
          require(report.violatedRows.isEmpty, "\(report)")
          require(report.rows.contains { $0.checkedCount > 100 }, "few frames were looked at")
        }
      } / Double(count) / 1_000_000
    }
  }
}
