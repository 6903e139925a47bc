import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A composition")
struct CompositionTests {
  private let scene = ControllerScene()

  @Test(
    "starts its parts at once, in the order of the calls, and may end within start (Material 10)")
  func order() throws {
    var starts: [String] = []
    let part = { (name: String) in
      ScriptedTransition {
        starts.append(name)
        $0.transitionDidEnd()
      }
    }
    let fore = scene.present(
      ScriptedTransition { context in
        starts.append("root")
        context.compose(with: part("first"))
        context.compose(with: part("second"))
        starts.append("root again")
        context.transitionDidEnd()
      })
    #expect(try scene.stage.settle() == 0)
    expectEqual(starts, ["root", "first", "second", "root again"])
    expectEqual(
      scene.log.take(),
      [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
      ])
    fore.dismiss(animated: true)
    #expect(try scene.stage.settle() == 0)
    expectEqual(scene.window.subviews, [scene.back.view])
  }

  @Test("whose parts animate one property begins where the first of them does")
  func shared() throws {
    let fade = { (span: ClosedRange<Double>) in
      ScriptedTransition { context in
        context.animate(
          context.foreView, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: span)
        context.endAfterAnimations()
      }
    }
    let fore = scene.present(
      ScriptedTransition { context in
        context.compose(with: fade(0...0.5))
        context.compose(with: fade(0.5...1))
        context.endAfterAnimations()
      })
    scene.stage.advance(by: 0.3 * TransitionDefaults.duration)
    expectEqual(try #require(fore.view.layer.presentation()).opacity, 0)
    scene.stage.advance(by: 0.45 * TransitionDefaults.duration)
    expectNear(Double(try #require(fore.view.layer.presentation()).opacity), 0.5, within: 1e-6)
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
    let fore = scene.present(nested(3))
    scene.stage.advance(by: 0)
    expectEqual(contexts.count, 4)
    for (step, index) in order.enumerated() {
      expectTrue(fore.transitionController.activeTransition != nil, "before step \(step)")
      contexts[index].transitionDidEnd()
    }
    expectTrue(fore.transitionController.activeTransition == nil)
    expectEqual(scene.log.take().last, "B.viewDidAppear(true)")
    try scene.stage.settle()
  }

  @Test("may grow after a part has ended while another part runs, and not after the end")
  func growing() throws {
    var (root, late): (TransitionContext?, TransitionContext?)
    let (part, refused) = (ScriptedTransition(), ScriptedTransition())
    scene.present(
      ScriptedTransition { context in
        root = context
        context.compose(with: ScriptedTransition { late = $0 })
        context.transitionDidEnd()
        context.compose(with: part)
      })
    scene.stage.advance(by: 0)
    late?.transitionDidEnd()
    root?.compose(with: refused)
    try scene.stage.settle()
    root?.compose(with: refused)
    expectTrue((part.starts, refused.starts) == (1, 0))
    let issue = TransitionIssue.tooLate(node: "ScriptedTransition", request: "compose")
    expectEqual(scene.transitionIssues, [issue, issue])
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
    let fore = scene.present(transition)
    #expect(try scene.stage.settle() == 1)
    fore.dismiss(animated: true)
    #expect(try scene.stage.settle() == 1)
    expectEqual(
      starts,
      [
        "presentation forward", "transition forward", "presentation backward",
        "transition backward",
      ])
    expectEqual(manager?.starts, 2)
  }
}
