import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A fallback")
struct FallbackTests {
  private let scene = ControllerScene()

  @Test("runs in place of the transition, through any number of fallbacks (Material 13)")
  func chain() throws {
    let (first, second, last) = (ModestTransition(), ModestTransition(), ScriptedTransition())
    first.fallback = { second }
    second.fallback = { last }
    let fore = scene.controller("B", with: first)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect((first.starts, second.starts, last.starts) == (0, 0, 1))
  }

  @Test("that returns itself runs (Material 13)")
  func itself() throws {
    let transition = ModestTransition()
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(transition.starts == 1)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("replaces parts of a composition as well (Material 19)")
  func parts() throws {
    let (part, other) = (ModestTransition(), ScriptedTransition())
    part.fallback = { other }
    let fore = scene.controller(
      "B",
      with: ScriptedTransition {
        $0.compose(with: part)
        $0.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect((part.starts, other.starts) == (0, 1))
  }

  @Test(
    "in a circle is found and reported, and the first transition runs (Material 19)",
    arguments: [true, false])
  func circle(isPart: Bool) throws {
    let (first, second) = (ModestTransition(), ModestTransition())
    first.fallback = { [unowned second] in second }
    second.fallback = { [unowned first] in first }
    let fore = scene.controller(
      "B",
      with: isPart
        ? ScriptedTransition {
          $0.compose(with: first)
          $0.transitionDidEnd()
        } : first)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect((first.starts, second.starts) == (1, 0))
    let name = "ModestTransition"
    #expect(scene.transitionIssues == [.fallbackCycle(chain: [name, name, name])])
  }

  @Test("chain without an end is cut off")
  func endless() throws {
    func another() -> ModestTransition {
      let transition = ModestTransition()
      transition.fallback = { another() }
      return transition
    }
    let first = another()
    let fore = scene.controller("B", with: first)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(first.starts == 1)
    #expect(scene.transitionIssues.count == 1)
  }

  @Test("is asked for its feasibility (Material 19)")
  func infeasible() throws {
    let (first, wary) = (ModestTransition(), WaryTransition())
    wary.isFeasible = false
    first.fallback = { wary }
    let fore = scene.controller("B", with: first)
    scene.back.present(fore, animated: true)
    #expect(fore.transitionController.activeTransition == nil)
    #expect(try scene.stage.settle() == 0.5)
    #expect((first.starts, wary.starts) == (0, 0))
  }
}
