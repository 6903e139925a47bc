import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("Appearance in a container")
struct AppearanceForwardingTests {
  private let scene = ControllerScene()

  /// Makes a child whose view is in the parent's.
  @discardableResult
  private func add(_ name: String, to parent: UIViewController) -> LoggingViewController {
    let child = scene.controller(name)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return child
  }

  /// The root with the children A (with A1 in it) and B, all at rest.
  private func family() -> [LoggingViewController] {
    let a = add("A", to: scene.back)
    let family = [a, add("A1", to: a), add("B", to: scene.back)]
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    return family
  }

  // Rules: ViewControllers 31, 32.
  @Test("reaches the parent before the children at *will*, and the children first at *did*")
  func order() {
    _ = family()
    scene.stage.remove(scene.window)
    expectEqual(
      scene.log.take(),
      [
        "P.viewWillDisappear(false)", "A.viewWillDisappear(false)", "A1.viewWillDisappear(false)",
        "B.viewWillDisappear(false)", "A1.viewDidDisappear(false)", "A.viewDidDisappear(false)",
        "B.viewDidDisappear(false)", "P.viewDidDisappear(false)",
      ])
    scene.stage.add(scene.window)
    scene.stage.advance(by: 0)
    expectEqual(
      scene.log.take(),
      [
        "P.viewWillAppear(false)", "A.viewWillAppear(false)", "A1.viewWillAppear(false)",
        "B.viewWillAppear(false)", "P.viewIsAppearing(false)", "A.viewIsAppearing(false)",
        "A1.viewIsAppearing(false)", "B.viewIsAppearing(false)", "A1.viewDidAppear(false)",
        "A.viewDidAppear(false)", "B.viewDidAppear(false)", "P.viewDidAppear(false)",
      ])
  }

  // Rules: ViewControllers 17, 18.
  @Test("changes with a presentation that removes the parent's view, and with no other")
  func presentation() throws {
    _ = family()
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let sheet = scene.controller("S", style)
      scene.back.present(sheet, animated: true)
      try scene.stage.settle()
      sheet.dismiss(animated: true)
      try scene.stage.settle()
      let lines = scene.log.take().filter { !$0.hasPrefix("S.") && $0.contains("Did") }
      let callbacks = ["DidDisappear", "DidAppear"]
      expectEqual(
        lines,
        (style == .overFullScreen
          ? []
          : callbacks.flatMap { call in ["A1", "A", "B", "P"].map { "\($0).view\(call)(true)" } }))
    }
    expectEqual(scene.picture, "P: P")
  }

  @Test("turns back with a presentation that is cancelled (ViewControllers 22, 23)")
  func cancelled() throws {
    _ = family()
    let sheet = scene.controller("S", .fullScreen)
    let delegate = LoggingDelegate(
      scene.log, animator: LoggingAnimator(scene.log, completes: false))
    sheet.transitioningDelegate = delegate
    scene.back.present(sheet, animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.log.take().filter { $0.hasPrefix("A1.") },
      [
        "A1.viewWillDisappear(true)", "A1.viewWillAppear(true)", "A1.viewDidAppear(true)",
      ])
  }

  // Rules: ViewControllers 28, 37.
  @Test("begins at once for a child whose view enters a visible parent's view, and ends likewise")
  func addingToVisible() {
    let child = scene.controller("A")
    var moving: [String] = []
    let callbacks = [
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    for callback in callbacks {
      child.reactions[callback] = {
        moving.append("\(child.isMovingToParent) \(child.isMovingFromParent)")
      }
    }
    scene.back.addChild(child)
    child.loadViewIfNeeded()
    _ = scene.log.take()
    scene.back.view.addSubview(child.view)
    child.didMove(toParent: scene.back)
    expectEqual(scene.log.take(), ["A.viewWillAppear(false)"])
    scene.stage.advance(by: 0)
    expectEqual(scene.log.take(), ["A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    expectEqual(scene.log.take(), ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    child.removeFromParent()
    expectEqual(
      moving, ["true false", "true false", "true false", "false true", "false true"])
    // A child may also be added after its view.
    scene.back.view.addSubview(child.view)
    scene.back.addChild(child)
    scene.stage.advance(by: 0)
    expectEqual(
      scene.log.take(),
      [
        "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
      ])
    expectEqual(scene.picture, "P: P")
  }

  // Rules: ViewControllers 37.
  @Test("begins with the parent's for a child that is added while the parent appears")
  func addingOnTheWay() throws {
    let sheet = scene.controller("S", .fullScreen)
    for callback in ["viewWillAppear", "viewIsAppearing"] {
      sheet.reactions[callback] = { add(callback == "viewWillAppear" ? "A" : "B", to: sheet) }
    }
    scene.back.present(sheet, animated: true)
    scene.stage.advance(by: 0)
    let start = scene.log.take().filter { $0.hasPrefix("A.view") || $0.hasPrefix("B.view") }
    expectEqual(
      start.filter { !$0.contains("Load") }.sorted(),
      [
        "A.viewIsAppearing(true)", "A.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewWillAppear(true)",
      ])
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "A.viewDidAppear(true)", "B.viewDidAppear(true)", "S.viewDidAppear(true)",
        "P.viewDidDisappear(true)",
      ])
  }

  // Rules: ViewControllers 10, 31, 33.
  @Test(
    "is not forwarded by a container that forwards manually, or to a view outside the parent's",
    arguments: [true, false])
  func manual(isInside: Bool) {
    let child = scene.controller("A")
    scene.back.forwards = !isInside
    scene.back.addChild(child)
    if isInside { scene.back.view.addSubview(child.view) } else { child.loadViewIfNeeded() }
    scene.stage.remove(scene.window)
    scene.stage.add(scene.window)
    scene.stage.advance(by: 0)
    expectTrue(!scene.log.take().contains { $0.hasPrefix("A.viewWill") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    // Once in each appearance, also if the container begins and ends it (ViewControllers 10).
    expectEqual(
      scene.log.take(),
      [
        "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
      ])
  }

  @Test(
    "calls overrides of begin and end, for a stack and for the app (ViewControllers 33, 34)"
  )
  func overridden() throws {
    final class Listener: UIViewController {
      var heard: [String] = []
      override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        heard.append("begin(\(isAppearing), \(animated))")
        super.beginAppearanceTransition(isAppearing, animated: animated)
      }
      override func endAppearanceTransition() {
        super.endAppearanceTransition()
        heard.append("end")
      }
      override func viewDidAppear(_ animated: Bool) { heard.append("did") }
    }
    let (listener, stack) = (
      Listener(), UINavigationController(rootViewController: UIViewController())
    )
    scene.window.rootViewController = stack
    try scene.stage.settle()
    stack.pushViewController(listener, animated: true)
    try scene.stage.settle()
    expectEqual(listener.heard, ["begin(true, true)", "did", "end"])
    listener.beginAppearanceTransition(false, animated: false)
    listener.beginAppearanceTransition(false, animated: false)
    listener.beginAppearanceTransition(true, animated: false)
    listener.endAppearanceTransition()
    expectEqual(listener.heard.count { $0 == "did" }, 2)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("ends for a child that leaves its parent during a transition")
  func leavingOnTheWay() throws {
    let child = family()[0]
    let sheet = scene.controller("S", .fullScreen)
    scene.back.present(sheet, animated: true)
    scene.stage.advance(by: 0.1)
    child.removeFromParent()
    try scene.stage.settle()
    expectEqual(
      scene.log.take().filter { $0.hasPrefix("A") },
      [
        "A.viewWillDisappear(true)", "A1.viewWillDisappear(true)", "A1.viewDidDisappear(true)",
        "A.viewDidDisappear(true)",
      ])
    expectEqual(scene.picture, "P > S: [] [S]")
  }

  @Test(
    "reports a view in a place that does not belong to its controller's parent (ViewControllers 6)")
  func inconsistent() {
    let family = family()
    let child = scene.controller("C")
    family[0].addChild(child)
    family[2].view.addSubview(child.view)
    let issue = ControllerIssue.viewInWrongPlace(
      controller: "LoggingViewController 'C'", parent: "LoggingViewController 'A'",
      place: "LoggingViewController 'B'")
    let free = scene.controller("F")
    family[2].view.addSubview(free.view)
    expectEqual(scene.issues, [issue])
  }

  @Test("reaches 100 nested levels, each once, as a change of size does")
  func deep() {
    var last: LoggingViewController = scene.back
    for level in 1...100 { last = add("\(level)", to: last) }
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    scene.stage.remove(scene.window)
    scene.stage.add(scene.window)
    scene.stage.advance(by: 0)
    expectEqual(scene.log.take().count, 101 * 5)
    last.view.removeFromSuperview()
    scene.stage.resize(to: CGSize(width: 400, height: 700), animatedFor: 0.1)
    scene.back.view.subviews.first?.removeFromSuperview()
    expectEqual(scene.log.take().count, 2 + 99 * 2)
  }
}
