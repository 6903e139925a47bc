import Expectations
import TransitionLaws
import Transitioning

@MainActor
@Suite("A view of another stage")
struct OtherStageTests {
  /// Flies a snapshot from a cell.
  private final class FlightTransition: Transition {
    private let cell: UIView

    init(from cell: UIView) { self.cell = cell }

    func start(with context: TransitionContext) {
      let snapshotter = TransitionViewSnapshotter(containerView: context.containerView)
      let snapshot = snapshotter.snapshot(of: cell, isAppearing: false)
      context.animate(snapshot, \.position.y, back: 0, fore: 100)
      context.animate(context.foreView, \.opacity, back: 0, fore: 1)
      context.deferToCompletion { snapshotter.removeAllSnapshots() }
      context.endAfterAnimations()
    }
  }

  @Test("in a transition breaks its law that ends, and is not only a line on standard error")
  func reported() throws {
    let root = UIViewController()
    let stage = Stage(showing: root)
    stage.diagnostics.handler = { _ in }
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.backgroundColor = .red
    root.view.addSubview(cell)
    stage.advance(by: 0)
    let settings = AuditSettings(placements: [.presented])
    let report = TransitionAudit(settings) { FlightTransition(from: cell) }.report(for: [.ends])
    expectContains(report.description, "is reported: UIView and TransitionContainerView")
    expectContains(report.description, "are not in the same tree")
    expectTrue(!stage.diagnostics.issues.isEmpty)
  }
}
