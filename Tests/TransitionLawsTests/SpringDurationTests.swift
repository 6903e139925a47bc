import Expectations
import Foundation
import TransitionLaws
import Transitioning

@MainActor
@Suite("The duration of a transition with springs")
struct SpringDurationTests {
  /// The drop of the first page of documentation, on a spring.
  private class Drop: Transition {
    func start(with context: TransitionContext) {
      let view: UIView = context.foreViewController.view
      context.animate(
        view, \.position.y, back: -view.bounds.midY, fore: view.center.y,
        timing: .spring(response: 0.35, dampingRatio: 0.7))
      context.animate(view, \.opacity, back: 0, fore: 1, during: 0...0.4)
      context.endAfterAnimations()
    }
  }

  /// The same drop with a duration of its own.
  private final class TimedDrop: Drop, TransitionWithCustomDuration {
    private let duration: TimeInterval

    init(_ duration: TimeInterval) { self.duration = duration }

    func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }
  }

  /// A badge that springs up, and leaves along a curve.
  private final class Badge: Transition {
    func start(with context: TransitionContext) {
      let view: UIView = context.foreViewController.view
      context.animate(
        view, \.transform.scale, back: 0.5, fore: 1,
        timing: .spring(response: 0.35, dampingRatio: 0.7),
        backwardTiming: .timing(.eased(.standardAccelerate)))
      context.animate(
        view, \.opacity, back: 0, fore: 1, during: 0...0.3, backwardTiming: .during(0.4...1))
      context.endAfterAnimations()
    }
  }

  /// A change by `UIView.animate` that takes too long.
  private final class Slow: Transition {
    func start(with context: TransitionContext) {
      let isForward = context.direction == .forward
      context.foreView.alpha = isForward ? 0 : 1
      UIView.animate(withDuration: 0.5) {
        context.foreView.alpha = isForward ? 1 : 0
      } completion: { _ in
        context.foreView.alpha = 1
        context.transitionDidEnd()
      }
    }
  }

  private func settings(stride: Int = 9) -> AuditSettings {
    AuditSettings(placements: [.presented, .pushed], frameStride: stride)
  }

  @Test("is that of the springs, unless the transition has one of its own (Material 7)")
  func springs() {
    for report in [
      TransitionAudit(settings()) { Badge() }.report(),
      TransitionAudit(settings()) { TimedDrop(0.601) }.report(),
      TransitionAudit(settings()) { Drop() }.report(for: [.ends]),
    ] {
      expectEqual(report.violatedRows.map { report.paragraph(of: $0) }, [])
    }
  }

  @Test("in which nothing is seen any more breaks a law that says why, and what to write")
  func unseen() throws {
    let report = TransitionAudit(settings()) { Drop() }.report()
    expectEqual(Set(report.violatedRows.map(\.law)), ["is seen"])
    expectContains(
      report.paragraph(of: try #require(report.violatedRows.first)),
      "the spring of position.y outlasts what is seen, because the other parts are those of a"
        + " shorter duration: adopt TransitionWithCustomDuration with `func transitionDuration(with"
        + " context: TransitionContext) -> TimeInterval { 0.601 }`")
  }

  @Test("too short for them is a late end, with the time and the line to write")
  func short() throws {
    let report = TransitionAudit(settings()) { TimedDrop(0.35) }.report(for: [.ends])
    let text = report.paragraph(of: try #require(report.violatedRows.first))
    expectContains(text, "ends 251 ms after its duration of 350 ms")
    expectContains(
      text,
      "likely: the spring of position.y comes to rest after 601 ms, which is longer than what"
        + " transitionDuration(with:) returns: return 0.601 there")
  }

  @Test("too short for another animation is a late end with other advice")
  func slow() throws {
    let report = TransitionAudit(settings()) { Slow() }.report(for: [.ends])
    expectContains(
      report.paragraph(of: try #require(report.violatedRows.first)),
      "give it that duration, or adopt TransitionWithCustomDuration with `func"
        + " transitionDuration(with context: TransitionContext) -> TimeInterval { 0.500 }`")
  }

  @Test("that is too short stops no other law; an end that never comes does, and the report counts")
  func others() throws {
    let late = TransitionAudit(settings()) { TimedDrop(0.35) }.report()
    expectTrue(!late.rows.contains { $0.outcome == .notAsked })
    expectLess(20, late.rows.filter { $0.outcome == .kept }.count)
    expectTrue(!late.description.contains("not asked"))
    let endless = TransitionAudit(settings()) { NeverEndingTransition() }.report()
    expectContains(endless.description, "0 of 36 kept, 2 violated, 34 not asked; ")
    expectContains(
      endless.paragraph(of: try #require(endless.violatedRows.first)),
      "  not asked: 17 other laws, until it ends\n")
  }
}
