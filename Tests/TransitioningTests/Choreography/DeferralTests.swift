import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("Deferred work")
struct DeferralTests {
  private let scene = ControllerScene()

  @Test(
    "runs in order, after the end of all parts and before any controller's callback (Material 12)")
  func order() throws {
    let log = scene.log
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { [scene] root in
        root.deferToCompletion { log.note("first") }
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
      })
    scene.back.present(fore, animated: true) { log.note("completion") }
    try scene.stage.settle()
    #expect(
      scene.log.take().suffix(6) == [
        "part ends", "first", "second", "third", "B.viewDidAppear(true)", "completion",
      ])
  }

  @Test("may defer more work, which runs after the rest (Material 27)")
  func nested() throws {
    let log = scene.log
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { context in
        context.deferToCompletion {
          log.note("first")
          context.deferToCompletion { log.note("third") }
        }
        context.deferToCompletion { log.note("second") }
        context.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(log.take().suffix(4) == ["first", "second", "third", "B.viewDidAppear(true)"])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("is refused after the end, and reported (Material 27)")
  func tooLate() throws {
    var kept: TransitionContext?
    let fore = scene.controller(
      "B",
      with: ScriptedTransition {
        kept = $0
        $0.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    kept?.deferToCompletion { Issue.record("it is too late") }
    #expect(
      scene.transitionIssues == [
        .tooLate(node: "ScriptedTransition", request: "defer work to its end")
      ])
  }

  @Test("may not compose, since all parts have ended")
  func composing() throws {
    let part = ScriptedTransition()
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { context in
        context.deferToCompletion { context.compose(with: part) }
        context.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(part.starts == 0)
    #expect(scene.transitionIssues == [.tooLate(node: "ScriptedTransition", request: "compose")])
  }

  @Test("runs in both directions")
  func directions() throws {
    let log = scene.log
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { context in
        context.deferToCompletion { log.note("deferred \(context.direction)") }
        context.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    try scene.stage.settle()
    #expect(
      log.take().filter { $0.hasPrefix("deferred") } == ["deferred forward", "deferred backward"])
  }
}
