import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("A fallback")
struct FallbackTests {
  private let scene = ControllerScene()

  @Test("runs in place of a transition or of a part, or for itself (Material 13, 19)")
  func chain() throws {
    let (first, second, last) = (ModestTransition(), ModestTransition(), ScriptedTransition())
    let (part, own) = (ModestTransition(), ModestTransition())
    first.fallback = { second }
    second.fallback = { last }
    part.fallback = { own }
    let composed = ScriptedTransition {
      $0.compose(with: part)
      $0.transitionDidEnd()
    }
    try scene.playEach([first, composed])
    expectEqual([first, second, last, part, own].map(\.starts), [0, 0, 1, 0, 1])
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "in a circle, or without an end, is found and reported, and the first one runs (Material 19)")
  func circle() throws {
    func another() -> ModestTransition {
      let transition = ModestTransition()
      transition.fallback = { another() }
      return transition
    }
    let (first, second, endless) = (ModestTransition(), ModestTransition(), another())
    first.fallback = { [unowned second] in second }
    second.fallback = { [unowned first] in first }
    let composed = ScriptedTransition {
      $0.compose(with: first)
      $0.transitionDidEnd()
    }
    try scene.playEach([first, composed, endless])
    expectEqual([first, second, endless].map(\.starts), [2, 0, 1])
    let issue = TransitionIssue.fallbackCycle(
      chain: Array(repeating: "ModestTransition", count: 3))
    expectEqual(scene.transitionIssues.prefix(2), [issue, issue])
    expectEqual(scene.transitionIssues.count, 3)
  }

  @Test("is asked for its feasibility (Material 19)")
  func infeasible() throws {
    let (first, wary) = (ModestTransition(), WaryTransition())
    wary.isFeasible = false
    first.fallback = { wary }
    let fore = scene.present(first)
    expectTrue(fore.transitionController.activeTransition == nil)
    #expect(try scene.stage.settle() == 0.5)
    expectTrue((first.starts, wary.starts) == (0, 0))
  }
}
