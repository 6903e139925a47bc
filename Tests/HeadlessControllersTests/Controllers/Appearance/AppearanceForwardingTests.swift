import TestSupport
import Testing
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
    #expect(
      scene.log.take() == [
        "P.viewWillDisappear(false)", "A.viewWillDisappear(false)", "A1.viewWillDisappear(false)",
        "B.viewWillDisappear(false)", "A1.viewDidDisappear(false)", "A.viewDidDisappear(false)",
        "B.viewDidDisappear(false)", "P.viewDidDisappear(false)",
      ])
    scene.stage.add(scene.window)
    scene.stage.advance(by: 0)
    #expect(
      scene.log.take() == [
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
      let lines = scene.log.take()
      #expect(lines.contains("A1.viewDidDisappear(true)") == (style == .fullScreen))
      #expect(lines.contains { $0.hasPrefix("B.") } == (style == .fullScreen))
      sheet.dismiss(animated: true)
      try scene.stage.settle()
      let back = scene.log.take()
      #expect(back.contains("A1.viewDidAppear(true)") == (style == .fullScreen))
    }
    #expect(scene.stage.diagnostics.issues.isEmpty)
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
    #expect(
      scene.log.take().filter { $0.hasPrefix("A1.") } == [
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
    #expect(scene.log.take() == ["A.viewWillAppear(false)"])
    scene.stage.advance(by: 0)
    #expect(scene.log.take() == ["A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    #expect(scene.log.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    child.removeFromParent()
    #expect(
      moving == ["true false", "true false", "true false", "false true", "false true"])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("begins for a child that is added after its view")
  func addingLate() {
    let child = scene.controller("A")
    scene.back.view.addSubview(child.view)
    _ = scene.log.take()
    scene.back.addChild(child)
    scene.stage.advance(by: 0)
    #expect(
      scene.log.take() == [
        "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
      ])
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
    let start = scene.log.take()
    #expect(start.contains("A.viewWillAppear(true)"))
    #expect(start.contains("B.viewWillAppear(true)"))
    #expect(start.contains("A.viewIsAppearing(true)"))
    #expect(start.contains("B.viewIsAppearing(true)"))
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "A.viewDidAppear(true)", "B.viewDidAppear(true)", "S.viewDidAppear(true)",
        "P.viewDidDisappear(true)",
      ])
  }

  @Test("is not forwarded by a container that forwards manually (ViewControllers 10, 33)")
  func manual() {
    let child = scene.controller("A")
    scene.back.forwards = false
    scene.back.addChild(child)
    scene.back.view.addSubview(child.view)
    scene.stage.remove(scene.window)
    scene.stage.add(scene.window)
    scene.stage.advance(by: 0)
    #expect(!scene.log.take().contains { $0.hasPrefix("A.viewWill") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    // Once in each appearance, also if the container begins and ends it (ViewControllers 10).
    #expect(
      scene.log.take() == [
        "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
      ])
  }

  @Test("that the app begins and ends in no window calls the same (ViewControllers 10)")
  func offScreen() {
    let child = scene.controller("A")
    child.loadViewIfNeeded()
    _ = scene.log.take()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      scene.log.take() == [
        "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
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
    #expect(listener.heard == ["begin(true, true)", "did", "end"])
    listener.beginAppearanceTransition(false, animated: false)
    listener.beginAppearanceTransition(false, animated: false)
    listener.beginAppearanceTransition(true, animated: false)
    listener.endAppearanceTransition()
    #expect(listener.heard.filter { $0 == "did" }.count == 2)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("does not begin for a child whose view is not in the parent's (ViewControllers 31)")
  func outside() {
    let child = scene.controller("A")
    scene.back.addChild(child)
    child.loadViewIfNeeded()
    scene.stage.remove(scene.window)
    scene.stage.add(scene.window)
    scene.stage.advance(by: 0)
    #expect(!scene.log.take().contains { $0.hasPrefix("A.viewWill") })
  }

  @Test("ends for a child that leaves its parent during a transition")
  func leavingOnTheWay() throws {
    let child = family()[0]
    let sheet = scene.controller("S", .fullScreen)
    scene.back.present(sheet, animated: true)
    scene.stage.advance(by: 0.1)
    child.removeFromParent()
    try scene.stage.settle()
    #expect(
      scene.log.take().filter { $0.hasPrefix("A") } == [
        "A.viewWillDisappear(true)", "A1.viewWillDisappear(true)", "A1.viewDidDisappear(true)",
        "A.viewDidDisappear(true)",
      ])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "reports a view in a place that does not belong to its controller's parent (ViewControllers 6)")
  func inconsistent() {
    let family = family()
    let child = scene.controller("C")
    family[0].addChild(child)
    family[2].view.addSubview(child.view)
    let issue = TransitionIssue.viewInWrongPlace(
      controller: "LoggingViewController 'C'", parent: "LoggingViewController 'A'",
      place: "LoggingViewController 'B'")
    #expect(scene.issues == [issue])
    #expect(!issue.description.isEmpty)
    let free = scene.controller("F")
    family[2].view.addSubview(free.view)
    #expect(scene.issues == [issue])
  }

  @Test("reaches 300 nested levels, each once, as a change of size does")
  func deep() {
    var last: LoggingViewController = scene.back
    for level in 1...300 { last = add("\(level)", to: last) }
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    scene.stage.remove(scene.window)
    scene.stage.add(scene.window)
    scene.stage.advance(by: 0)
    #expect(scene.log.take().count == 301 * 5)
    last.view.removeFromSuperview()
    scene.stage.resize(to: CGSize(width: 400, height: 700), animatedFor: 0.1)
    scene.back.view.subviews.first?.removeFromSuperview()
    #expect(scene.log.take().count == 2 + 299 * 2)
  }
}
