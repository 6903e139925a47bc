import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A window's root view controller")
struct RootViewControllerTests {
  private let log = Log()

  @Test("appears when the window is shown (ViewControllers 16)")
  func showing() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
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

  @Test("replaces the former root, behind everything else")
  func replacing() {
    let scene = ControllerScene()
    let bar = UIView()
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

  @Test("is unchanged if it is set again")
  func settingAgain() {
    let scene = ControllerScene()
    scene.window.rootViewController = scene.back
    scene.stage.advance(by: 0)
    #expect(scene.log.take() == [])
    #expect(scene.back.view.window === scene.window)
  }

  @Test("may be replaced before it has appeared")
  func replacingEarly() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.rootViewController = LoggingViewController("R", log)
    window.makeKeyAndVisible()
    window.rootViewController = LoggingViewController("S", log)
    _ = log.take()
    stage.advance(by: 0)
    #expect(log.take() == ["S.viewIsAppearing(false)", "S.viewDidAppear(false)"])
    #expect(stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "removes its presentations with itself",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func takingPresentations(style: UIModalPresentationStyle) {
    let scene = ControllerScene()
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

  @Test("removes a running presentation with itself", arguments: [0, 0.1, 0.25])
  func takingTransitions(after delay: TimeInterval) throws {
    let scene = ControllerScene()
    let sheet = scene.controller("B", .fullScreen)
    let delegate = LoggingDelegate(scene.log, animator: LoggingAnimator(scene.log))
    sheet.transitioningDelegate = delegate
    scene.back.present(sheet, animated: true) { scene.log.note("presented") }
    if delay > 0 { scene.stage.advance(by: delay) }
    sheet.dismiss(animated: true) { scene.log.note("dismissed") }
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

  @Test(
    "may be replaced in any callback of its own presentation or dismissal",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [true, false])
  func replacedWithin(style: UIModalPresentationStyle, isPresenting: Bool) throws {
    let callbacks = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear", "start", "completion",
    ]
    for (callback, isFore) in callbacks.flatMap({ [($0, true), ($0, false)] }) {
      let scene = ControllerScene()
      let other = scene.controller("O")
      let replace = { [window = scene.window] in window.rootViewController = other }
      let fore = scene.controller("B", style)
      fore.transitionController.transition = ScriptedTransition { context in
        if callback == "start", (context.direction == .forward) == isPresenting { replace() }
        context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
        context.endAfterAnimations()
      }
      if !isPresenting {
        scene.back.present(fore, animated: true)
        try scene.stage.settle()
      }
      (isFore ? fore : scene.back).reactions[callback] = replace
      let completion = { if callback == "completion" { replace() } }
      if isPresenting {
        scene.back.present(fore, animated: true, completion: completion)
      } else {
        fore.dismiss(animated: true, completion: completion)
      }
      try scene.stage.settle()
      guard scene.window.rootViewController === other else { continue }
      let lines = scene.log.take().filter { !$0.contains("IsAppearing") }
      let comment: Comment = "\(callback) of \(isFore ? "B" : "P"): \(lines)"
      #expect(scene.window.subviews == [other.view], comment)
      #expect(scene.back.presentedViewController == nil, comment)
      #expect(fore.presentingViewController == nil, comment)
      #expect(lines.last { $0.hasPrefix("O.") } == "O.viewDidAppear(false)", comment)
      for name in ["B.", "P."] {
        let last = lines.last { $0.hasPrefix(name) }
        #expect(last?.contains("DidDisappear") != false || last == "B.viewDidLoad", comment)
      }
      #expect(scene.issues.isEmpty, comment)
    }
  }
}
