import Testing
import Transitioning

@MainActor
@Suite("A window's root view controller")
struct RootViewControllerTests {
  private let log = CallLog()

  @Test("appears when the window is shown (A16)")
  func showing() {
    let stage = Stage()
    let window = Window(stage: stage)
    let root = LoggingViewController("R", log)
    window.rootViewController = root
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(log.take() == ["R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)"])
    #expect(root.view.superview === window)
    #expect(root.view.frame == window.bounds)
    log.includesLayout = true
    stage.advance(by: 0)
    #expect(
      log.take() == [
        "R.viewIsAppearing(false)", "R.viewWillLayoutSubviews", "R.viewDidLayoutSubviews",
        "R.viewDidAppear(false)",
      ])
  }

  @Test("takes the place of the one before, behind everything else")
  func replacing() {
    let scene = Scene()
    let bar = View()
    scene.window.addSubview(bar)
    let other = scene.controller("O")
    scene.window.rootViewController = other
    scene.stage.advance(by: 0)
    #expect(
      scene.log.take() == [
        "P.viewWillDisappear(false)", "P.viewDidDisappear(false)",
        "O.loadView", "O.viewDidLoad", "O.viewWillAppear(false)",
        "O.viewIsAppearing(false)", "O.viewDidAppear(false)",
      ])
    #expect(scene.window.subviews == [other.view, bar])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("is left alone when it is set again")
  func settingAgain() {
    let scene = Scene()
    scene.window.rootViewController = scene.back
    scene.stage.advance(by: 0)
    #expect(scene.log.take() == [])
    #expect(scene.back.view.window === scene.window)
  }

  @Test("may be replaced before it has appeared")
  func replacingEarly() {
    let stage = Stage()
    let window = Window(stage: stage)
    window.rootViewController = LoggingViewController("R", log)
    window.makeKeyAndVisible()
    window.rootViewController = LoggingViewController("S", log)
    _ = log.take()
    stage.advance(by: 0)
    #expect(log.take() == ["S.viewIsAppearing(false)", "S.viewDidAppear(false)"])
    #expect(stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "takes what it presents with it", arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func takingPresentations(style: ModalPresentationStyle) {
    let scene = Scene()
    let (sheet, dialog) = (scene.controller("B", style), scene.controller("C", style))
    scene.stack([sheet, dialog])
    let other = scene.controller("O")
    scene.window.rootViewController = other
    scene.stage.advance(by: 0)
    #expect(scene.window.subviews == [other.view])
    #expect(scene.back.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(dialog.presentingViewController == nil)
    let last = Dictionary(
      scene.log.take().map { ($0.prefix(1), $0) }, uniquingKeysWith: { $1 })
    #expect(last["C"] == "C.viewDidDisappear(false)")
    #expect(last["P"] == "P.viewDidDisappear(false)")
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("takes a presentation with it that is under way", arguments: [0, 0.1, 0.25])
  func takingTransitions(after delay: TimeInterval) throws {
    let scene = Scene()
    let sheet = scene.controller("B", .fullScreen)
    let delegate = LoggingDelegate(scene.log, animator: LoggingAnimator(scene.log))
    sheet.transitioningDelegate = delegate
    scene.back.present(sheet, animated: true) { scene.log.add("presented") }
    if delay > 0 { scene.stage.advance(by: delay) }
    sheet.dismiss(animated: true) { scene.log.add("dismissed") }
    let other = scene.controller("O")
    scene.window.rootViewController = other
    try scene.stage.settle()
    let lines = scene.log.take()
    #expect(lines.filter { $0 == "presented" }.count == 1)
    #expect(lines.filter { $0 == "dismissed" }.count == 1)
    #expect(lines.last { $0.hasPrefix("B.") } == "B.viewDidDisappear(true)")
    #expect(lines.last { $0.hasPrefix("P.") } == "P.viewDidDisappear(false)")
    #expect(scene.window.subviews == [other.view])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }
}
