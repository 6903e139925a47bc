import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A source view in a list")
struct ScrolledSourceTests {
  @Test("ends shown, in its slot and drawn once, wherever the list scrolls during a reveal")
  func law() {
    let settings = AuditSettings(placements: [.presented, .pushed])
    let audit = TransitionAudit(settings, behind: Self.addList) { Self.transition }
    let report = audit.report(for: [.ends, .returns, .survives])
    expectTrue(report.isPassed, "\(report)")
  }

  /// Adds a list with a few tiles.
  private static func addList(to back: UIView) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 160, width: 390, height: 500))
    list.contentSize = CGSize(width: 390, height: 2_000)
    for number in 0..<8 {
      let tile = UIView(frame: CGRect(x: 20, y: 120 * number, width: 100, height: 100))
      tile.backgroundColor = .green
      tile.accessibilityIdentifier = "tile \(number)"
      list.addSubview(tile)
    }
    back.addSubview(list)
  }

  private static var transition: any Transition {
    let find = { @MainActor (context: TransitionContext) -> UIView? in
      let list = context.backView.subviews.first { $0 is UIScrollView }
      return list?.subviews.first { $0.accessibilityIdentifier == "tile 2" }
    }
    return CircularRevealTransition.circularReveal(sourceView: find)
  }
}
