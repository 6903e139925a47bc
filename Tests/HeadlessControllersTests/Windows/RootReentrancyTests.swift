import TestSupport
import Testing
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
    for name in ["R", "C"] {
      let witness = Witness(name)
      witness.read(log.what)
      #expect(witness.complaints == [], "\(log.what)")
      #expect(!witness.isInTransition, "\(log.what)")
      if name == "R" { #expect((witness.state == .didAppear) == isThere, "\(log.what)") }
    }
    #expect((root.viewIfLoaded?.window != nil) == isThere)
    // The window works as before afterwards.
    if let window {
      window.rootViewController = root
      stage.add(window)
      window.isHidden = false
      try stage.settle()
      #expect(root.view.window === window)
      let last = log.take().last { $0.hasPrefix("R") && $0.contains("viewD") }
      #expect(last == "R.viewDidAppear(false)")
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
    #expect(root.view.window === window)
    for name in ["R", "F"] {
      let witness = Witness(name)
      witness.read(log.what)
      #expect(witness.complaints == [], "\(log.what)")
      #expect(!witness.isInTransition, "\(log.what)")
    }
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
    #expect(issues == [.endlessRootChanges(controller: "Restless", changes: 100)])
    #expect(issues.allSatisfy { !$0.description.isEmpty })
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

  @Test("leaves a child with one parent at most if a callback moves the child as it leaves")
  func twoParents() throws {
    let scene = ControllerScene()
    let (home, other, child) = (
      scene.controller("A"), UINavigationController(), scene.controller("C", .fullScreen)
    )
    scene.back.addChild(home)
    home.addChild(child)
    home.view.addSubview(child.view)
    scene.back.view.addSubview(home.view)
    let sheet = scene.controller("S", .overCurrentContext)
    child.definesPresentationContext = true
    child.present(sheet, animated: false)
    try scene.stage.settle()
    // The child's presentation is dismissed with it, and calls back.
    sheet.reactions["viewWillDisappear"] = { other.show(child, sender: nil) }
    child.removeFromParent()
    try scene.stage.settle()
    let holders = [home, other].filter { $0.children.contains(child) }
    #expect(holders == [child.parent].compactMap { $0 })
  }
}
