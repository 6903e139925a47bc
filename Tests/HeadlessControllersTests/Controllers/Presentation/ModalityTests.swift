import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A presentation that is modal")
struct ModalityTests {
  /// A stack on a sheet over P, with A at its root.
  @MainActor
  private struct Stack {
    let scene = ControllerScene()
    let witness: SheetWitness
    let navigation: UINavigationController
    let root: LoggingViewController

    init() {
      witness = SheetWitness(scene.log)
      root = scene.controller("A")
      navigation = UINavigationController(rootViewController: root)
      navigation.presentationController?.delegate = witness
      scene.back.present(navigation, animated: false)
      scene.stage.advance(by: 0)
      _ = scene.log.take()
    }

    /// The delegate's calls while a finger drags the sheet down.
    func drag() throws -> [String] {
      scene.stage.drag(
        from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 830), duration: 0.3, holdingFor: 0.2)
      try scene.stage.settle()
      return scene.log.take().filter { !$0.contains("view") }
    }
  }

  @Test("depends on the visible content of its container, and on no other (Presentation 31)")
  func content() throws {
    let stack = Stack()
    stack.root.isModalInPresentation = true
    var calls = [try stack.drag()]
    let next = stack.scene.controller("B")
    stack.navigation.pushViewController(next, animated: false)
    try stack.scene.stage.settle()
    _ = stack.scene.log.take()
    // A controller further down the stack has no effect.
    stack.witness.should = false
    calls.append(try stack.drag())
    next.isModalInPresentation = true
    calls.append(try stack.drag())
    next.isModalInPresentation = false
    stack.witness.should = true
    calls.append(try stack.drag())
    expectEqual(
      calls,
      [
        ["attempt"], ["should", "attempt"], ["attempt"],
        ["should", "will, coordinator: true", "did"],
      ])
    expectEqual(stack.scene.picture, "P: P")
  }

  @Test(
    "blocks touches behind it, dimmed or not, and assistive technology too (Presentation 34)")
  func outside() throws {
    let world = SheetScene()
    try world.present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let container = try #require(world.fore.presentationController?.containerView)
    let outside = CGPoint(x: 100, y: 200)
    for isModal in [false, true, false, true] {
      world.fore.isModalInPresentation = isModal
      let hit = world.scene.window.hitTest(outside)
      expectEqual(
        [hit !== world.scene.back.view, container.accessibilityViewIsModal], [isModal, isModal])
      expectEqual(world.dimming?.alpha, 0)
    }
    world.stage.tap(at: outside)
    try world.stage.settle()
    expectEqual(world.scene.picture, "P > B: P [B]")
  }
}
