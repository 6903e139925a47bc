import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("The presenter")
struct PresenterTests {
  private let scene = ControllerScene()

  /// Adds a child that fills its parent.
  private func child(_ name: String, of parent: LoggingViewController) -> LoggingViewController {
    let child = scene.controller(name)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    return child
  }

  // Rules: Presentation 1–3, 7; PresentationControllers 3, 21.
  @Test("of a full screen fills it, and is not always the source")
  func source() throws {
    let source = child("S", of: child("C", of: scene.back))
    let modal = LoggedModal(scene)
    let (fore, back) = (modal.controller, scene.back)
    var pairs: [[UIViewController?]] = []
    modal.animator.onAnimate = { context in
      pairs.append([context.viewController(forKey: .from), context.viewController(forKey: .to)])
    }
    source.present(fore, animated: true)
    expectEqual(
      scene.log.take().prefix(2),
      [
        "presentationController(forPresented: B, presenting: P, source: S)",
        "animationController(forPresented: B, presenting: P, source: S)",
      ])
    try scene.stage.settle()
    let presenters = [fore, child("I", of: fore)].map(\.presentingViewController)
    expectEqual(presenters + [modal.manager?.presentingViewController], [back, back, back])
    expectEqual([source, back].map(\.presentedViewController), [fore, fore])
    source.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(pairs, [[back, fore], [fore, back]])
    expectEqual(scene.picture, "P: P")
  }

  @Test("is the presented controller that contains the source (Presentation 2)")
  func lastPresented() throws {
    let sheet = scene.controller("M", .pageSheet)
    scene.stack([sheet])
    let source = child("S", of: sheet)
    let modal = LoggedModal(scene, .fullScreen)
    source.present(modal.controller, animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "P > M > B: P [] [B]")
    // Only the controller in front is called: the sheet is removed with its content
    // (ViewControllers 17, 18).
    expectEqual(
      scene.log.take().filter { !$0.hasPrefix("B.") && $0.contains("Disappear") },
      [
        "M.viewWillDisappear(true)", "S.viewWillDisappear(true)",
        "S.viewDidDisappear(true)", "M.viewDidDisappear(true)",
      ])
  }

  @Test("of a context is the source's nearest ancestor that defines one (Presentation 4)")
  func context() throws {
    let outer = child("C", of: scene.back)
    let source = child("S", of: outer)
    let modal = LoggedModal(scene, .overCurrentContext)
    var presenters: [UIViewController?] = []
    for isDefined in [false, true] {
      outer.definesPresentationContext = isDefined
      source.present(modal.controller, animated: false)
      try scene.stage.settle()
      presenters.append(modal.controller.presentingViewController)
      source.dismiss(animated: false)
      try scene.stage.settle()
    }
    expectEqual(presenters, [scene.back, outer])
  }

  // Rules: Presentation 5, 9; PresentationControllers 3.
  @Test("changes with a presentation controller that does not cover the screen")
  func changed() throws {
    let source = child("S", of: scene.back)
    source.definesPresentationContext = true
    let modal = LoggedModal(scene)
    modal.configure = { $0.coversScreen = false }
    source.present(modal.controller, animated: true)
    expectEqual(
      scene.log.take().prefix(2),
      [
        "presentationController(forPresented: B, presenting: P, source: S)",
        "animationController(forPresented: B, presenting: S, source: S)",
      ])
    try scene.stage.settle()
    let fore = modal.controller
    expectEqual(
      [fore.presentingViewController, modal.manager?.presentingViewController], [source, source])
    expectTrue(fore.view.superview?.superview === scene.back.view && source.view.window != nil)
    expectTrue(scene.back.presentedViewController == nil)
    source.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    expectTrue(source.view.superview === scene.back.view)
    // It may also differ from the presentation controller's first one.
    modal.delegate.makePresentationController = { presented, _ in
      UIPresentationController(
        presentedViewController: presented, presenting: UIViewController())
    }
    scene.back.present(fore, animated: true)
    expectTrue(fore.presentationController?.presentingViewController === scene.back)
    try scene.stage.settle()
  }
}
