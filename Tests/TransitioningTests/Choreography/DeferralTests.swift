import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("Deferred work")
struct DeferralTests {
  private let scene = ControllerScene()

  @Test(
    """
    runs in order, both ways, after the end of all parts and before any controller's callback; it \
    may defer more work, which runs after the rest (Material 12, 27)
    """)
  func order() throws {
    let log = scene.log
    let transition = ScriptedTransition { [scene] root in
      root.deferToCompletion {
        log.note("first \(root.direction)")
        root.deferToCompletion { log.note("fourth") }
      }
      root.compose(
        with: ScriptedTransition { part in
          part.deferToCompletion { log.note("second") }
          scene.stage.perform(afterDelay: 0.1) {
            log.note("part ends")
            part.transitionDidEnd()
          }
        })
      root.deferToCompletion { log.note("third") }
      root.transitionDidEnd()
    }
    let fore = scene.present(transition) { log.note("completion") }
    try scene.stage.settle()
    let work = ["second", "third", "fourth"]
    expectEqual(
      log.take().suffix(7),
      ["part ends", "first forward"] + work + ["B.viewDidAppear(true)", "completion"])
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(
      log.take().suffix(6), ["part ends", "first backward"] + work + ["B.viewDidDisappear(true)"])
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("is refused after the end, and may not compose then; both are reported (Material 27)")
  func tooLate() throws {
    var kept: TransitionContext?
    let part = ScriptedTransition()
    try scene.play(
      ScriptedTransition { context in
        kept = context
        context.deferToCompletion { context.compose(with: part) }
        context.transitionDidEnd()
      })
    kept?.deferToCompletion { Issue.record("it is too late") }
    expectEqual(part.starts, 0)
    expectEqual(
      scene.transitionIssues,
      ["compose", "defer work to its end"].map {
        .tooLate(node: "ScriptedTransition", request: $0)
      })
  }
}
