import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("Feasibility")
struct FeasibilityTests {
  private let scene = ControllerScene()

  @Test("false runs the system's transition (Material 6)")
  func system() throws {
    let transition = WaryTransition()
    transition.isFeasible = false
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    #expect(try scene.stage.settle() == 0.5)
    #expect(transition.starts == 0)
    #expect(fore.view.window === scene.window)
    transition.isFeasible = true
    fore.dismiss(animated: true)
    #expect(try scene.stage.settle() == 0)
    #expect(transition.starts == 1)
  }

  @Test("is asked before the container exists, with the controllers and a size (Material 6)")
  func question() throws {
    let transition = WaryTransition()
    var questions = 0
    let fore = scene.controller("B", with: transition)
    transition.onQuestion = { [scene] context in
      questions += 1
      #expect(context.backViewController === scene.back)
      #expect(context.foreViewController === fore)
      #expect(context.containerView.bounds == scene.window.bounds)
      #expect(context.containerView.window == nil)
      #expect(context.duration == TransitionDefaults.duration)
    }
    scene.back.present(fore, animated: true)
    #expect(questions == 1)
    transition.onQuestion = nil
    try scene.stage.settle()
  }

  @Test("is asked of parts; parts that cannot run are left out (Material 19)")
  func parts() throws {
    let (part, other) = (WaryTransition(), WaryTransition())
    part.isFeasible = false
    let fore = scene.controller(
      "B",
      with: ScriptedTransition {
        $0.compose(with: part)
        $0.compose(with: other)
        $0.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    #expect(try scene.stage.settle() == 0)
    #expect((part.starts, other.starts) == (0, 1))
  }

  @Test("false keeps the custom presentation controller (Material 6)")
  func presentation() throws {
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
    let fore = scene.controller("B", with: Careful())
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    let manager = fore.presentationController as? StartingPresentationController
    #expect(manager != nil)
    #expect(manager?.starts == 0)
  }

  @Test("may neither start nor end anything; an attempt is reported")
  func tooEarly() throws {
    let transition = WaryTransition()
    transition.onQuestion = {
      $0.transitionDidEnd()
      $0.compose(with: Fade())
      $0.deferToCompletion { Issue.record("nothing was started") }
    }
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(
      scene.transitionIssues
        == ["end", "compose", "defer work to its end"].map {
          .tooEarly(node: "WaryTransition", request: $0)
        })
    #expect(scene.log.take().last == "B.viewDidAppear(true)")
  }
}
