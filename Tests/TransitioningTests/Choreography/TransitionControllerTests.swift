import TestSupport
import Expectations
import Transitioning

@MainActor
@Suite("A transition controller")
struct TransitionControllerTests {
  private let scene = ControllerScene()

  @Test("is made once, and becomes the delegate if there is none (Material 1)")
  func delegate() {
    let controller = UIViewController()
    expectTrue(controller.transitioningDelegate == nil)
    let choreographer = controller.transitionController
    expectTrue(controller.transitionController === choreographer)
    expectTrue(controller.transitioningDelegate === choreographer)
    let other = UIViewController()
    let delegate = LoggingDelegate(scene.log)
    other.transitioningDelegate = delegate
    _ = other.transitionController
    expectTrue(other.transitioningDelegate === delegate)
  }

  @Test("gives its controller the style of the transition, and the old one back (Material 2)")
  func style() {
    let controller = scene.controller("B", .formSheet)
    let (custom, over) = (PresentingTransition(), PresentingTransition())
    over.style = .overCurrentContext
    controller.transitionController.transition = custom
    expectEqual(controller.modalPresentationStyle, .custom)
    controller.transitionController.transition = over
    expectEqual(controller.modalPresentationStyle, .overCurrentContext)
    controller.transitionController.transition = Fade()
    expectEqual(controller.modalPresentationStyle, .formSheet)
    controller.transitionController.transition = custom
    controller.transitionController.transition = nil
    expectEqual(controller.modalPresentationStyle, .formSheet)
  }

  @Test("keeps a style that was set after the transition")
  func styleChosenLater() {
    let controller = scene.controller("B")
    controller.transitionController.transition = PresentingTransition()
    controller.modalPresentationStyle = .fullScreen
    controller.transitionController.transition = nil
    expectEqual(controller.modalPresentationStyle, .fullScreen)
  }

  @Test("runs the transition both ways between the right controllers (Material 3)")
  func contexts() throws {
    var seen: [String] = []
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { [scene] context in
        let names = [
          context.sourceViewController, context.backViewController, context.foreViewController,
        ].map { $0?.title ?? "nil" }
        seen.append("\(context.direction): \(names.joined(separator: " "))")
        expectTrue(context.containerView.window === scene.window)
        context.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(seen, ["forward: P P B", "backward: P P B"])
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("knows the source at a dismissal, also if the presentation was not animated (Material 3)")
  func sourceUnanimated() throws {
    var source: UIViewController?
    let fore = scene.controller(
      "B",
      with: ScriptedTransition {
        source = $0.sourceViewController
        $0.transitionDidEnd()
      })
    scene.stack([fore])
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectTrue(source === scene.back)
  }

  @Test("names the running transition, from the query to the end (Material 14, 25)")
  func activeTransition() throws {
    let fallback = ScriptedTransition { [scene] context in
      scene.stage.perform(afterDelay: 0.2) { context.transitionDidEnd() }
    }
    let transition = ModestTransition()
    transition.fallback = { fallback }
    let fore = scene.controller("B", with: transition)
    let choreographer = fore.transitionController
    expectTrue(choreographer.activeTransition == nil)
    for isPresenting in [true, false] {
      if isPresenting {
        scene.back.present(fore, animated: true)
      } else {
        fore.dismiss(animated: true)
      }
      expectTrue(choreographer.activeTransition === fallback)
      scene.stage.advance(by: 0.1)
      expectTrue(choreographer.activeTransition === fallback)
      try scene.stage.settle()
      expectTrue(choreographer.activeTransition == nil)
    }
  }

  @Test("keeps a running transition when another is assigned")
  func assigningDuringARun() throws {
    let fore = scene.controller("B", with: Fade())
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    let other = ScriptedTransition()
    fore.transitionController.transition = other
    try scene.stage.settle()
    expectEqual(other.starts, 0)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(other.starts, 1)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps a presentation's style when the transition is removed during it")
  func removingDuringARun() throws {
    let transition = PresentingTransition { $0.endAfterAnimations() }
    transition.make = { UIPresentationController(presentedViewController: $0, presenting: $1) }
    let fore = scene.controller("B", .fullScreen)
    fore.transitionController.transition = transition
    scene.back.present(fore, animated: true)
    fore.transitionController.transition = nil
    try scene.stage.settle()
    expectEqual(fore.presentationController?.presentationStyle, .custom)
    expectTrue(scene.back.view.window === scene.window)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.window.subviews, [scene.back.view])
  }

  @Test("asks only a transition with presentation for a presentation controller (Material 4)")
  func presentationController() throws {
    var made: UIPresentationController?
    let transition = PresentingTransition { context in
      expectTrue(context.presentationController != nil)
      context.transitionDidEnd()
    }
    transition.make = {
      made = UIPresentationController(presentedViewController: $0, presenting: $1)
      return made
    }
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectTrue(fore.presentationController === made)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    let plain = scene.controller(
      "C",
      with: ScriptedTransition { context in
        expectTrue(context.presentationController == nil)
        context.transitionDidEnd()
      })
    plain.modalPresentationStyle = .custom
    scene.back.present(plain, animated: true)
    try scene.stage.settle()
  }

  @Test("logs the reason for each choice of a transition")
  func decisions() throws {
    let (plain, wary) = (scene.controller("B"), WaryTransition())
    _ = plain.transitionController
    wary.isFeasible = false
    let modest = ModestTransition()
    modest.fallback = { Fade() }
    scene.back.present(plain, animated: true)
    plain.transitionController.transition = wary
    try scene.stage.settle()
    plain.dismiss(animated: true)
    try scene.stage.settle()
    plain.transitionController.transition = modest
    scene.back.present(plain, animated: true)
    try scene.stage.settle()
    plain.dismiss(animated: false)
    try scene.stage.settle()
    let name = "LoggingViewController 'B'"
    expectEqual(
      scene.decisions,
      [
        "\(name): the transition controller has no transition",
        "\(name): no animation controller, so the system's coverVertical",
        "\(name): WaryTransition cannot run here",
        "\(name): no animation controller, so the system's coverVertical",
        "\(name): ModestTransition falls back to Fade",
        "\(name): Fade runs forward",
        "\(name): not animated, so no delegate is called",
      ])
  }
}
