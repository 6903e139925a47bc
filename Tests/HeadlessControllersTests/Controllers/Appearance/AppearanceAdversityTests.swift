import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// A window on one of two stages, and controllers that check the order of their callbacks.
@MainActor
final class Turmoil {
  let (stage, other) = (Stage(), Stage())
  let window: UIWindow
  let log = Log()
  let (root, a, b): (LoggingViewController, LoggingViewController, LoggingViewController)
  let navigation: LoggingNavigationController

  init() {
    window = UIWindow(stage: stage)
    (root, a, b) = (
      LoggingViewController("R", log), LoggingViewController("A", log),
      LoggingViewController("B", log)
    )
    navigation = LoggingNavigationController(log)
    for each in [stage, other] { each.diagnostics.handler = { _ in } }
  }

  func show(_ controller: UIViewController) throws {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try settle()
  }

  func settle() throws {
    for _ in 0..<2 {
      try stage.settle()
      try other.settle()
    }
  }

  /// Presents a controller from the root, and advances to the middle.
  func present(_ controller: UIViewController) {
    root.present(controller, animated: true)
    stage.advance(by: 0.1)
  }

  /// The last callbacks of the controllers in words, and the faults of each.
  func report(_ others: String...) -> String {
    let witnesses = (["R", "N", "A", "B"] + others).map { name in
      let witness = Witness(name)
      witness.read(log.what)
      return witness
    }
    let states = witnesses.compactMap { witness in
      witness.state.map { "\(witness.name) \($0.rawValue.dropFirst(4))" }
    }
    return (states + witnesses.flatMap(\.faults)).joined(separator: ", ")
  }
}

/// A stack "N" that logs its appearance callbacks.
@MainActor
final class LoggingNavigationController: UINavigationController {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
    title = "N"
  }

  private func note(_ callback: String, _ animated: Bool) { log.note("N.\(callback)(\(animated))") }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }
}

extension LoggingViewController {
  /// Runs a reaction to the next callback of a name, once.
  fileprivate func react(to callback: String, _ reaction: @escaping () -> Void) {
    reactions[callback] = { [unowned self] in
      reactions[callback] = nil
      reaction()
    }
  }
}

extension UIViewController {
  fileprivate func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

@MainActor
@Suite("Appearance while callbacks interfere")
struct AppearanceAdversityTests {
  /// How a container is removed in the middle of a push.
  enum Removal: CaseIterable {
    case root, stage, view
  }

  @Test(
    "ends for both controllers of a push if a callback removes their container",
    arguments: Removal.allCases,
    ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"])
  func pushes(removal: Removal, callback: String) throws {
    for animated in [true, false] {
      let world = Turmoil()
      let (window, navigation) = (world.window, world.navigation)
      navigation.viewControllers = [world.a]
      world.root.embed(navigation)
      try world.show(world.root)
      let one = callback.hasPrefix("A") ? world.a : world.b
      one.react(to: String(callback.dropFirst(2))) {
        switch removal {
        case .root: window.rootViewController = nil
        case .stage: window.stage?.remove(window)
        case .view: navigation.view.removeFromSuperview()
        }
      }
      navigation.pushViewController(world.b, animated: animated)
      try world.settle()
      expectTrue(
        !world.report().contains("B DidAppear") && navigation.topViewController === world.b)
      // The container works as before afterwards.
      window.rootViewController = nil
      world.root.view.addSubview(navigation.view)
      world.other.add(window)
      try world.show(world.root)
      expectEqual(
        world.report(), "R DidAppear, N DidAppear, A DidDisappear, B DidAppear",
        "animated \(animated)")
    }
  }

  @Test(
    "begins again for all controllers of a window that a child's callback moves to another stage",
    arguments: ["viewDidAppear", "viewIsAppearing", "viewWillAppear"])
  func otherStage(callback: String) throws {
    let world = Turmoil()
    let (window, other) = (world.window, world.other)
    world.navigation.viewControllers = [world.a]
    world.root.embed(world.navigation)
    world.a.react(to: callback) { other.add(window) }
    try world.show(world.root)
    expectEqual(world.report(), "R DidAppear, N DidAppear, A DidAppear")
  }

  /// What interferes, and what the controllers' last callbacks are then.
  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let report: String
    let play: @MainActor @Sendable (Turmoil) throws -> String

    init(
      _ story: String, _ report: String,
      play: @escaping @MainActor @Sendable (Turmoil) throws -> String
    ) {
      (testDescription, self.report, self.play) = (story, report, play)
    }
  }

  private nonisolated static func lostView(unloads: Bool) -> Story {
    Story(
      "a covered child's view is \(unloads ? "unloaded" : "removed"), and its parent comes back",
      "R DidAppear, A DidDisappear, B DidAppear"
    ) { world in
      world.root.embed(world.a)
      try world.show(world.root)
      let fore = LoggingViewController("F", world.log)
      fore.modalPresentationStyle = .fullScreen
      world.present(fore)
      if unloads { world.a.view = nil } else { world.a.view.removeFromSuperview() }
      world.root.embed(world.b)
      world.root.dismiss(animated: true)
      try world.settle()
      return world.report()
    }
  }

  private nonisolated static func another(isRoot: Bool) -> Story {
    Story(
      "a dismissed controller becomes \(isRoot ? "the root" : "a child") in a callback of its presenter",
      isRoot ? "R DidDisappear, F DidAppear" : "R DidAppear, F DidAppear"
    ) { world in
      let (fore, root, window) = (LoggingViewController("F", world.log), world.root, world.window)
      fore.modalPresentationStyle = .fullScreen
      try world.show(root)
      world.present(fore)
      try world.settle()
      root.react(to: "viewDidAppear") {
        if isRoot { window.rootViewController = fore } else { root.embed(fore) }
      }
      root.dismiss(animated: true)
      try world.settle()
      return world.report("F")
    }
  }

  private nonisolated static func covered(animated: Bool) -> Story {
    Story(
      "an outgoing controller's own presentation removes its view, \(animated), and it comes back",
      "N DidAppear, A DidDisappear, B DidDisappear, F DidAppear"
    ) { world in
      let fore = LoggingViewController("F", world.log)
      world.navigation.viewControllers = [world.a]
      world.a.definesPresentationContext = true
      fore.modalPresentationStyle = .currentContext
      try world.show(world.navigation)
      world.navigation.pushViewController(world.b, animated: true)
      world.stage.advance(by: 0.1)
      world.a.present(fore, animated: animated)
      try world.settle()
      world.navigation.popViewController(animated: true)
      try world.settle()
      return world.report("F")
    }
  }

  nonisolated static let stories = [
    lostView(unloads: true), lostView(unloads: false), covered(animated: true),
    covered(animated: false), another(isRoot: true), another(isRoot: false),
    Story(
      "a callback moves a leaving container to another window",
      "R DidDisappear, N DidAppear, A DidDisappear, O DidAppear, L in the other window: true"
    ) { world in
      let last = LoggingViewController("L", Log())
      let otherRoot = LoggingViewController("O", world.log)
      let otherWindow = UIWindow(stage: world.stage)
      otherWindow.rootViewController = otherRoot
      otherWindow.makeKeyAndVisible()
      world.navigation.viewControllers = [world.a]
      world.root.embed(world.navigation)
      try world.show(world.root)
      world.navigation.pushViewController(last, animated: true)
      world.stage.advance(by: 0.1)
      last.react(to: "didMove") {
        otherRoot.embed(world.navigation)
      }
      world.window.rootViewController = nil
      try world.settle()
      let isThere = last.view.window === otherWindow
      return world.report("O") + ", L in the other window: \(isThere)"
    },
  ]

  @Test("comes to rest when", arguments: stories)
  func plays(story: Story) throws {
    let report = try story.play(Turmoil())
    expectEqual(report, story.report)
  }

  @Test("leaves a controller in its move to the parent that its viewDidAppear chose")
  func foundAnother() throws {
    let world = Turmoil()
    let (a, b) = (world.a, world.b)
    world.root.embed(a)
    world.root.embed(b)
    a.react(to: "viewDidAppear") {
      a.willMove(toParent: nil)
      a.view.removeFromSuperview()
      a.removeFromParent()
      b.addChild(a)
      expectTrue(a.isMovingToParent)
    }
    try world.show(world.root)
    expectTrue(a.parent === b && a.isMovingToParent)
    b.view.addSubview(a.view)
    try world.settle()
    expectTrue(!a.isMovingToParent)
    expectEqual(world.report(), "R DidAppear, A DidAppear, B DidAppear")
  }
}
