import ControllerSupport
import StageSupport
import Expectations
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
    expectEqual(log.take(), [])
    window.makeKeyAndVisible()
    log.note("shown")
    log.includesLayout = true
    stage.advance(by: 0)
    expectEqual(
      log.take(),
      [
        "R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)", "shown",
        "R.viewIsAppearing(false)", "R.viewWillLayoutSubviews", "R.viewDidLayoutSubviews",
        "R.viewDidAppear(false)",
      ])
    expectEqual(window.picture, "R: R")
    expectEqual(root.view.frame, window.bounds)
  }

  @Test("replaces the former root, behind everything else, and is unchanged if it is set again")
  func replacing() {
    let scene = ControllerScene()
    scene.window.addSubview(UIView())
    let other = scene.controller("O")
    for _ in 0..<2 {
      scene.window.rootViewController = other
      scene.stage.advance(by: 0)
    }
    expectEqual(
      scene.log.take(),
      [
        "P.viewWillDisappear(false)", "P.viewDidDisappear(false)",
        "O.loadView", "O.viewDidLoad", "O.viewWillAppear(false)",
        "O.viewIsAppearing(false)", "O.viewDidAppear(false)",
      ])
    expectEqual(scene.picture, "O: O []")
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
    expectEqual(log.take(), ["S.viewIsAppearing(false)", "S.viewDidAppear(false)"])
    expectEqual(window.picture, "S: S")
  }

  @Test(
    "removes its presentations with itself",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func takingPresentations(style: UIModalPresentationStyle) {
    let scene = ControllerScene()
    let controllers = [scene.controller("B", style), scene.controller("C", style)]
    scene.stack(controllers)
    scene.window.rootViewController = scene.controller("O")
    scene.stage.advance(by: 0)
    expectEqual(scene.picture, "O: O")
    expectTrue(([scene.back] + controllers).allSatisfy { $0.presentedViewController == nil })
    expectTrue(controllers.allSatisfy { $0.presentingViewController == nil })
    let last = Dictionary(scene.log.take().map { ($0.prefix(1), $0) }, uniquingKeysWith: { $1 })
    expectEqual(
      [last["C"], last["P"]], ["C.viewDidDisappear(false)", "P.viewDidDisappear(false)"])
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
    scene.window.rootViewController = scene.controller("O")
    try scene.stage.settle()
    let lines = scene.log.take()
    expectEqual(lines.filter { $0.hasSuffix("ed") }.sorted(), ["dismissed", "presented"])
    expectEqual(
      ["B.", "P."].map { name in lines.last { $0.hasPrefix(name) } },
      ["B.viewDidDisappear(true)", "P.viewDidDisappear(false)"])
    expectEqual(scene.picture, "O: O")
  }

  @Test(
    "may be replaced in any callback of its own presentation or dismissal",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [true, false])
  func replacedWithin(style: UIModalPresentationStyle, isPresenting: Bool) throws {
    let callbacks = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear", "start", "completion",
    ]
    var replaced = 0
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
      expectEqual(scene.picture, "O: O", comment)
      expectEqual(
        [scene.back.presentedViewController, fore.presentingViewController], [nil, nil], comment)
      let ends = ["B", "P", "O"].compactMap { name in lines.last { $0.hasPrefix("\(name).view") } }
      expectEqual(ends.last, "O.viewDidAppear(false)", comment)
      expectTrue(
        ends.dropLast().allSatisfy { $0.contains("DidDisappear") || $0 == "B.viewDidLoad" }, comment
      )
      replaced += 1
    }
    expectLess(5, replaced)
  }
}
