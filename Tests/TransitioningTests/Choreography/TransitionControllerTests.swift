import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A transition controller")
struct TransitionControllerTests {
  private let scene = ControllerScene()

  @Test(
    """
    is made once, is the delegate if there is none, gives its controller the style of \
    the transition, and the old one back (Material 1, 2)
    """)
  func delegate() {
    let controller = UIViewController()
    expectTrue(controller.transitioningDelegate == nil)
    let choreographer = controller.transitionController
    expectTrue(
      controller.transitionController === choreographer
        && controller.transitioningDelegate === choreographer)
    let other = UIViewController()
    let delegate = LoggingDelegate(scene.log)
    other.transitioningDelegate = delegate
    _ = other.transitionController
    expectTrue(other.transitioningDelegate === delegate)
    let sheet = scene.controller("B", .formSheet)
    let (custom, over) = (PresentingTransition(), PresentingTransition())
    over.style = .overCurrentContext
    let transitions: [(any Transition)?] = [custom, over, Fade(), custom, nil]
    let styles = transitions.map { transition in
      sheet.transitionController.transition = transition
      return sheet.modalPresentationStyle
    }
    expectEqual(styles, [.custom, .overCurrentContext, .formSheet, .custom, .formSheet])
    // A style that was set after the transition stays.
    sheet.transitionController.transition = custom
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitionController.transition = nil
    expectEqual(sheet.modalPresentationStyle, .fullScreen)
  }

  @Test("runs the transition both ways between the right controllers (Material 3)")
  func contexts() throws {
    var seen: [String] = []
    let fore = try scene.play(
      ScriptedTransition { [scene] context in
        let names = [
          context.sourceViewController, context.backViewController, context.foreViewController,
        ].map { $0?.title ?? "nil" }
        seen.append("\(context.direction): \(names.joined(separator: " "))")
        expectTrue(context.containerView.window === scene.window)
        context.transitionDidEnd()
      })
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
    var seen: [Bool] = []
    func look() { seen.append(fore.transitionController.activeTransition === fallback) }
    look()
    for isPresenting in [true, false] {
      if isPresenting { scene.back.present(fore, animated: true) }
      if !isPresenting { fore.dismiss(animated: true) }
      look()
      scene.stage.advance(by: 0.1)
      look()
      try scene.stage.settle()
      look()
      expectTrue(fore.transitionController.activeTransition == nil)
    }
    expectEqual(seen, [false, true, true, false, true, true, false])
  }

  @Test(
    """
    keeps a running transition when another is assigned, and a style when the transition \
    is removed
    """)
  func assigningDuringARun() throws {
    let fore = scene.present(Fade())
    scene.stage.advance(by: 0.1)
    let other = ScriptedTransition()
    fore.transitionController.transition = other
    try scene.stage.settle()
    expectEqual(other.starts, 0)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(other.starts, 1)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    let presenting = PresentingTransition { $0.endAfterAnimations() }
    presenting.make = { UIPresentationController(presentedViewController: $0, presenting: $1) }
    let sheet = scene.controller("C", .fullScreen)
    sheet.transitionController.transition = presenting
    scene.back.present(sheet, animated: true)
    sheet.transitionController.transition = nil
    try scene.stage.settle()
    expectTrue(
      sheet.presentationController?.presentationStyle == .custom
        && scene.back.view.window === scene.window)
    sheet.dismiss(animated: true)
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
    let fore = try scene.play(transition)
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
    try scene.stage.settle()
    plain.transitionController.transition = wary
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
