import TestSupport
import Testing
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
    #expect(
      scene.log.take().prefix(2) == [
        "presentationController(forPresented: B, presenting: P, source: S)",
        "animationController(forPresented: B, presenting: P, source: S)",
      ])
    try scene.stage.settle()
    #expect(fore.presentingViewController === back)
    #expect(modal.manager?.presentingViewController === back)
    for controller in [source, back] { #expect(controller.presentedViewController === fore) }
    let inner = child("I", of: fore)
    #expect(inner.presentingViewController === back)
    source.dismiss(animated: true)
    try scene.stage.settle()
    #expect(pairs == [[back, fore], [fore, back]])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("is the presented controller that contains the source (Presentation 2)")
  func lastPresented() throws {
    let sheet = scene.controller("M", .pageSheet)
    scene.stack([sheet])
    let source = child("S", of: sheet)
    let modal = LoggedModal(scene, .fullScreen)
    source.present(modal.controller, animated: true)
    try scene.stage.settle()
    #expect(modal.controller.presentingViewController === sheet)
    #expect(scene.back.presentedViewController === sheet)
    // Only the controller in front is called: the sheet is removed with its content
    // (ViewControllers 17, 18).
    #expect(
      scene.log.take().filter { !$0.hasPrefix("B.") && $0.contains("Disappear") } == [
        "M.viewWillDisappear(true)", "S.viewWillDisappear(true)",
        "S.viewDidDisappear(true)", "M.viewDidDisappear(true)",
      ])
  }

  @Test("of a context is the source's nearest ancestor that defines one (Presentation 4)")
  func context() throws {
    let outer = child("C", of: scene.back)
    let source = child("S", of: outer)
    let modal = LoggedModal(scene, .overCurrentContext)
    source.present(modal.controller, animated: false)
    #expect(modal.controller.presentingViewController === scene.back, "none defines one")
    source.dismiss(animated: false)
    try scene.stage.settle()
    outer.definesPresentationContext = true
    source.present(modal.controller, animated: false)
    try scene.stage.settle()
    #expect(modal.controller.presentingViewController === outer)
  }

  // Rules: Presentation 5, 9; PresentationControllers 3.
  @Test("changes with a presentation controller that does not cover the screen")
  func changed() throws {
    let source = child("S", of: scene.back)
    source.definesPresentationContext = true
    let modal = LoggedModal(scene)
    modal.configure = { $0.coversScreen = false }
    source.present(modal.controller, animated: true)
    #expect(
      scene.log.take().prefix(2) == [
        "presentationController(forPresented: B, presenting: P, source: S)",
        "animationController(forPresented: B, presenting: S, source: S)",
      ])
    try scene.stage.settle()
    #expect(modal.controller.presentingViewController === source)
    #expect(modal.manager?.presentingViewController === source)
    #expect(scene.back.presentedViewController == nil)
    source.dismiss(animated: true)
    try scene.stage.settle()
    #expect(source.view.superview === scene.back.view)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "may differ from the presentation controller's first one (PresentationControllers 3)"
  )
  func resolved() throws {
    let modal = LoggedModal(scene)
    let (fore, stranger) = (modal.controller, UIViewController())
    modal.delegate.makePresentationController = { presented, _ in
      UIPresentationController(presentedViewController: presented, presenting: stranger)
    }
    scene.back.present(fore, animated: true)
    #expect(fore.presentationController?.presentingViewController === scene.back)
    try scene.stage.settle()
  }
}
