import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A composition")
struct CompositionTests {
  private let scene = ControllerScene()

  private func present(_ transition: any Transition) -> LoggingViewController {
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    return fore
  }

  @Test("starts its parts at once, in the order of the calls (Material 10)")
  func order() throws {
    var starts: [String] = []
    let part = { (name: String) in
      ScriptedTransition {
        starts.append(name)
        $0.transitionDidEnd()
      }
    }
    _ = present(
      ScriptedTransition { context in
        starts.append("root")
        context.compose(with: part("first"))
        context.compose(with: part("second"))
        starts.append("root again")
        context.transitionDidEnd()
      })
    #expect(starts == ["root", "first", "second", "root again"])
    try scene.stage.settle()
  }

  @Test(
    "ends when every node at any depth has ended, in any order (Material 11, 21)",
    arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [0, 2, 1, 3], [1, 0, 3, 2]])
  func depth(order: [Int]) throws {
    var contexts: [TransitionContext] = []
    func nested(_ depth: Int) -> ScriptedTransition {
      ScriptedTransition { context in
        contexts.append(context)
        if depth > 0 { context.compose(with: nested(depth - 1)) }
      }
    }
    let fore = present(nested(3))
    #expect(contexts.count == 4)
    for (step, index) in order.enumerated() {
      #expect(fore.transitionController.activeTransition != nil, "before step \(step)")
      contexts[index].transitionDidEnd()
    }
    #expect(fore.transitionController.activeTransition == nil)
    #expect(scene.log.take().last == "B.viewDidAppear(true)")
    try scene.stage.settle()
  }

  @Test("may grow after a part has ended, while another part runs")
  func growing() throws {
    var late: TransitionContext?
    let part = ScriptedTransition()
    _ = present(
      ScriptedTransition { context in
        context.compose(with: ScriptedTransition { late = $0 })
        context.transitionDidEnd()
        context.compose(with: part)
      })
    #expect(part.starts == 1)
    late?.transitionDidEnd()
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("cannot grow after the end, and reports the attempt")
  func tooLate() throws {
    let part = ScriptedTransition()
    var kept: TransitionContext?
    _ = present(
      ScriptedTransition { context in
        kept = context
        context.transitionDidEnd()
        context.compose(with: part)
      })
    try scene.stage.settle()
    kept?.compose(with: part)
    #expect(part.starts == 0)
    let issue = TransitionIssue.tooLate(node: "ScriptedTransition", request: "compose")
    #expect(scene.transitionIssues == [issue, issue])
  }

  @Test("starts a presentation controller that is a transition first, each time (Material 5, 9)")
  func presentationFirst() throws {
    var starts: [String] = []
    let transition = PresentingTransition { context in
      starts.append("transition \(context.direction)")
      context.transitionDidEnd()
    }
    var manager: StartingPresentationController?
    transition.make = { presented, presenting in
      let controller = StartingPresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.script = { [scene] context in
        starts.append("presentation \(context.direction)")
        scene.stage.perform(afterDelay: 1) { context.transitionDidEnd() }
      }
      manager = controller
      return controller
    }
    let fore = present(transition)
    #expect(starts == ["presentation forward", "transition forward"])
    #expect(try scene.stage.settle() == 1)
    fore.dismiss(animated: true)
    #expect(try scene.stage.settle() == 1)
    #expect(starts.suffix(2) == ["presentation backward", "transition backward"])
    #expect(manager?.starts == 2)
  }

  @Test("may end within start at any depth")
  func instant() throws {
    let fore = present(
      ScriptedTransition { context in
        context.compose(with: ScriptedTransition())
        context.transitionDidEnd()
      })
    #expect(try scene.stage.settle() == 0)
    #expect(
      scene.log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
      ])
    fore.dismiss(animated: true)
    #expect(try scene.stage.settle() == 0)
    #expect(scene.window.subviews == [scene.back.view])
  }

  @Test("of many parts ends in acceptable time")
  func many() throws {
    let count = 20_000
    var ended = 0
    _ = present(
      ScriptedTransition { [scene] context in
        for _ in 0..<count {
          context.compose(
            with: ScriptedTransition { part in
              scene.stage.perform(afterDelay: 0.1) {
                ended += 1
                part.transitionDidEnd()
              }
            })
        }
        context.transitionDidEnd()
      })
    try scene.stage.settle()
    #expect(ended == count)
    #expect(scene.log.take().last == "B.viewDidAppear(true)")
  }
}
