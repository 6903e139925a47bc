import Testing
import Transitioning

@MainActor
@Suite("A fallback")
struct FallbackTests {
  private let scene = Scene()

  @Test("runs in the place of the transition, however far it falls (Material 13)")
  func chain() throws {
    let (first, second, last) = (ModestTransition(), ModestTransition(), ScriptedTransition())
    first.fallback = { second }
    second.fallback = { last }
    let fore = scene.controller("B", with: first)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect((first.starts, second.starts, last.starts) == (0, 0, 1))
  }

  @Test("that answers itself runs itself (Material 13)")
  func itself() throws {
    let transition = ModestTransition()
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(transition.starts == 1)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("is taken by parts of a composition as well (Material 19)")
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
    "in a circle is found and reported, and the first one runs (Material 19)",
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
    #expect(scene.issues == [.fallbackCycle(chain: [name, name, name])])
  }

  @Test("that never comes to an end is given up")
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
    #expect(scene.issues.count == 1)
  }

  @Test("is asked whether it can run (Material 19)")
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
