import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("Feasibility")
struct FeasibilityTests {
  private let scene = ControllerScene()

  @Test(
    """
    false runs the system's transition, and keeps the custom presentation controller \
    (Material 6)
    """)
  func system() throws {
    let transition = WaryTransition()
    transition.isFeasible = false
    let fore = scene.present(transition)
    #expect(try scene.stage.settle() == 0.5)
    expectTrue(transition.starts == 0 && fore.view.window === scene.window)
    transition.isFeasible = true
    fore.dismiss(animated: true)
    #expect(try scene.stage.settle() == 0)
    expectEqual(transition.starts, 1)
    final class Careful: Transition, TransitionWithPresentation, TransitionWithFeasibility {
      func start(with context: TransitionContext) {}
      func canPerformTransition(with context: TransitionContext) -> Bool { false }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController?
      ) -> UIPresentationController? {
        StartingPresentationController(presentedViewController: presented, presenting: presenting)
      }
    }
    let manager = try scene.play(Careful()).presentationController
    expectEqual((manager as? StartingPresentationController)?.starts, 0)
  }

  @Test("is asked before the container exists, with the controllers and a size (Material 6)")
  func question() throws {
    let transition = WaryTransition()
    var seen: [String] = []
    transition.onQuestion = { [scene] context in
      let names = [context.backViewController, context.foreViewController].map { $0.title ?? "" }
      let container = context.containerView
      seen.append(
        "\(names) \(container.bounds == scene.window.bounds) \(container.window == nil)"
          + " \(context.duration)")
      // It may neither start nor end anything.
      context.transitionDidEnd()
      context.compose(with: Fade())
      context.deferToCompletion { Issue.record("nothing was started") }
    }
    try scene.play(transition)
    expectEqual(seen, [#"["P", "B"] true true 0.35"#])
    expectEqual(
      scene.transitionIssues,
      ["end", "compose", "defer work to its end"].map {
        .tooEarly(node: "WaryTransition", request: $0)
      })
    expectEqual(scene.log.take().last, "B.viewDidAppear(true)")
  }

  @Test("is asked of parts; parts that cannot run are left out (Material 19)")
  func parts() throws {
    let (part, other) = (WaryTransition(), WaryTransition())
    part.isFeasible = false
    scene.present(
      ScriptedTransition {
        $0.compose(with: part)
        $0.compose(with: other)
        $0.transitionDidEnd()
      })
    #expect(try scene.stage.settle() == 0)
    expectTrue((part.starts, other.starts) == (0, 1))
  }
}
