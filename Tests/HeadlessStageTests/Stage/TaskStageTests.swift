import Expectations
import HeadlessStage
import HeadlessViews

@MainActor
@Suite("The stage of code that names none")
struct TaskStageTests {
  /// Adds an animation of nothing to a layer in no window, which is reported.
  private func err() { UIView().layer.add(CABasicAnimation(), forKey: nil) }

  private func stage() -> Stage {
    let stage = Stage()
    stage.diagnostics.handler = { _ in }
    return stage
  }

  @Test("is that of its own task, whatever other tasks run meanwhile (Time 15)")
  func tasks() async {
    let own = stage()
    let other = await Task {
      let other = stage()
      other.advance(by: 1)
      expectTrue(Timeline.current === other.timeline)
      err()
      return other
    }.value
    expectTrue(Timeline.current === own.timeline)
    err()
    expectEqual([own, other].map(\.diagnostics.issueCount), [1, 1])
  }

  @Test("is that which the task ran last, and an earlier one once that is gone (Time 15)")
  func several() {
    let (first, second) = (stage(), stage())
    expectTrue(Timeline.current === second.timeline)
    first.advance(by: 0)
    expectTrue(Timeline.current === first.timeline)
    do {
      let third = stage()
      expectTrue(Timeline.current === third.timeline)
    }
    expectTrue(Timeline.current === first.timeline)
    err()
    expectEqual([first, second].map(\.diagnostics.issueCount), [1, 0])
  }

  @Test("of a task without a stage is told nothing of it (Time 15)")
  func none() async {
    let other = stage()
    let count = await Task {
      let log = Diagnostics.fallback
      let handler = log.handler
      defer { log.handler = handler }
      log.handler = { _ in }
      let former = log.issueCount
      err()
      return log.issueCount - former
    }.value
    expectEqual(count, 1)
    expectEqual(other.diagnostics.issueCount, 0)
  }
}
