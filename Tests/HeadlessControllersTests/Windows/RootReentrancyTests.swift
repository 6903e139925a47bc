import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A window that is shown or removed in a callback of its root")
struct RootReentrancyTests {
  private let log = Log()

  /// The change that a callback makes to the window.
  enum Deed: CaseIterable {
    case remove, move, removeAndAdd, hide, release
  }

  private nonisolated static let callbacks = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear",
  ]

  @Test("leaves no root in transition", arguments: Deed.allCases, callbacks)
  func pairs(deed: Deed, callback: String) throws {
    let (stage, other) = (Stage(), Stage())
    var window: UIWindow? = UIWindow(stage: stage)
    weak let weakWindow = window
    let (root, child) = (LoggingViewController("R", log), LoggingViewController("C", log))
    for each in [stage, other] { each.diagnostics.handler = { _ in } }
    root.addChild(child)
    root.view.addSubview(child.view)
    if callback.contains("oad") { root.view = nil }
    _ = log.take()
    root.reactions[callback] = { [unowned root] in
      root.reactions = [:]
      guard let window = weakWindow else { return }
      switch deed {
      case .remove: stage.remove(window)
      case .move: other.add(window)
      case .removeAndAdd:
        stage.remove(window)
        stage.add(window)
      case .hide: window.isHidden = true
      case .release: window.rootViewController = nil
      }
    }
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    try stage.settle()
    if callback.contains("Disappear") {
      window?.rootViewController = nil
      try stage.settle()
    }
    try other.settle()
    let isThere = window?.rootViewController === root && window?.stage != nil
    let witness = Witness("R")
    witness.read(log.what)
    expectEqual(Witness.faults(of: ["R", "C"], in: log.what), [], "\(log.what)")
    expectEqual(
      [witness.state == .didAppear, root.viewIfLoaded?.window != nil], [isThere, isThere],
      "\(log.what)")
    // The window works as before afterwards.
    if let window {
      window.rootViewController = root
      stage.add(window)
      window.isHidden = false
      try stage.settle()
      expectTrue(root.view.window === window)
      let last = log.take().last { $0.hasPrefix("R") && $0.contains("viewD") }
      expectEqual(last, "R.viewDidAppear(false)")
    }
    window = nil
  }

  @Test("before its first turn and under a presentation leaves the appearance to the presentation")
  func covered() throws {
    let (stage, other) = (Stage(), Stage())
    let window = UIWindow(stage: stage)
    let (root, fore) = (LoggingViewController("R", log), LoggingViewController("F", log))
    window.rootViewController = root
    window.makeKeyAndVisible()
    fore.modalPresentationStyle = .fullScreen
    root.present(fore, animated: false)
    fore.reactions["viewDidAppear"] = { [unowned fore] in
      fore.reactions = [:]
      stage.advance(by: 1)
    }
    other.add(window)
    try stage.settle()
    try other.settle()
    expectTrue(root.view.window === window)
    expectEqual(Witness.faults(of: ["R", "F"], in: log.what), [], "\(log.what)")
  }

  @Test("while its root leaves keeps the root")
  func shownAgain() throws {
    let scene = ControllerScene()
    scene.back.reactions["viewWillDisappear"] = { scene.stage.add(scene.window) }
    scene.stage.remove(scene.window)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    expectEqual(scene.log.calls(), ["P.viewWillDisappear", "P.viewWillAppear", "P.viewDidAppear"])
  }

  @Test(
    "and gets another root there, has that one",
    arguments: ["viewWillDisappear", "viewDidDisappear"], [false, true])
  func anotherRoot(callback: String, isNone: Bool) throws {
    let scene = ControllerScene()
    let (first, second) = (scene.controller("A"), scene.controller("B"))
    scene.back.reactions[callback] = { scene.window.rootViewController = isNone ? nil : second }
    scene.window.rootViewController = first
    try scene.stage.settle()
    expectEqual(scene.picture, (isNone ? "nothing: nothing" : "B: B"))
    let calls = scene.log.calls().filter { $0 != "B.viewIsAppearing" }
    expectEqual(
      calls.filter { $0.hasPrefix("P") }, ["P.viewWillDisappear", "P.viewDidDisappear"])
    expectEqual(
      calls.filter { !$0.hasPrefix("P") }, (isNone ? [] : ["B.viewWillAppear", "B.viewDidAppear"]))
  }

  @Test("presents nothing from a root that leaves", arguments: [false, true])
  func presentsLeaving(isRemoved: Bool) throws {
    let scene = ControllerScene()
    let fore = scene.controller("B")
    scene.back.reactions["viewWillDisappear"] = {
      scene.back.present(fore, animated: true) { scene.log.note("completion") }
    }
    if isRemoved {
      scene.stage.remove(scene.window)
    } else {
      scene.window.rootViewController = nil
    }
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController == nil)
    expectEqual(scene.issues.count, 1)
    expectEqual(
      scene.log.calls().sorted(), ["P.viewDidDisappear", "P.viewWillDisappear", "completion"])
  }

  @Test("again and again is stopped, and reported")
  func endless() throws {
    let stage = Stage()
    stage.diagnostics.handler = { _ in }
    let window = UIWindow(stage: stage)
    let root = Restless()
    root.window = window
    root.home = stage
    window.rootViewController = root
    window.makeKeyAndVisible()
    let issues = stage.diagnostics.issues.compactMap { $0 as? ControllerIssue }
    expectEqual(issues, [.endlessRootChanges(controller: "Restless", changes: 100)])
    root.window = nil
    try stage.settle()
  }

  /// Removes its window whenever it appears, and adds the window whenever it disappears.
  private final class Restless: UIViewController {
    weak var window: UIWindow?
    weak var home: Stage?

    override func viewWillAppear(_ animated: Bool) {
      if let window { home?.remove(window) }
    }

    override func viewDidDisappear(_ animated: Bool) {
      if let window { home?.add(window) }
    }
  }
}
