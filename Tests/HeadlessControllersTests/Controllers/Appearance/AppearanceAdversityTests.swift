import TestSupport
import TestWorlds
import Testing
import Transitioning

/// A window on one of two stages, and controllers that check the order of their callbacks.
@MainActor
private final class Turmoil {
  let (stage, other) = (Stage(), Stage())
  let window: UIWindow
  let root = WitnessViewController("R")
  let navigation = WitnessNavigationController("N")
  let (a, b) = (WitnessViewController("A"), WitnessViewController("B"))

  init() {
    window = UIWindow(stage: stage)
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

  var witnesses: [Witness] { [root.witness, navigation.witness, a.witness, b.witness] }

  var complaints: [String] { witnesses.flatMap(\.complaints) }

  /// The controllers that received *will* without *did*.
  var unfinished: [String] {
    witnesses.filter { $0.isInTransition }.map { "\($0.name) rests in transition" }
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
  private let world = Turmoil()

  /// How a container is removed in the middle of a push.
  enum Removal: CaseIterable {
    case root, stage, view
  }

  @Test(
    "ends for both controllers of a push if a callback removes their container",
    arguments: Removal.allCases,
    ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"])
  func pushes(removal: Removal, callback: String) throws {
    for animated in [true, false] { try push(removal, callback, animated) }
  }

  private func push(_ removal: Removal, _ callback: String, _ animated: Bool) throws {
    let world = Turmoil()
    let (window, navigation) = (world.window, world.navigation)
    navigation.viewControllers = [world.a]
    world.root.embed(navigation)
    try world.show(world.root)
    let one = callback.hasPrefix("A") ? world.a : world.b
    one.reactions[String(callback.dropFirst(2))] = {
      switch removal {
      case .root: window.rootViewController = nil
      case .stage: window.stage?.remove(window)
      case .view: navigation.view.removeFromSuperview()
      }
    }
    navigation.pushViewController(world.b, animated: animated)
    try world.settle()
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(world.b.witness.state != .didAppear)
    #expect(navigation.topViewController === world.b)
    // The container works as before afterwards.
    window.rootViewController = nil
    world.root.view.addSubview(navigation.view)
    world.other.add(window)
    try world.show(world.root)
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(world.b.witness.state == .didAppear)
  }

  @Test(
    "ends for a child whose view is lost under a cover, when its parent comes back",
    arguments: [true, false])
  func lostViews(unloads: Bool) throws {
    let (root, a, b) = (world.root, world.a, world.b)
    root.embed(a)
    try world.show(root)
    let fore = WitnessViewController("F")
    fore.modalPresentationStyle = .fullScreen
    root.present(fore, animated: true)
    world.stage.advance(by: 0.1)
    #expect(a.witness.state == .willDisappear)
    if unloads { a.view = nil } else { a.view.removeFromSuperview() }
    root.embed(b)
    root.dismiss(animated: true)
    try world.settle()
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(a.witness.state == .didDisappear)
    #expect(root.witness.state == .didAppear)
    #expect(b.witness.state == .didAppear)
  }

  @Test(
    "begins again for all controllers of a window that a child's callback moves to another stage",
    arguments: ["viewDidAppear", "viewIsAppearing", "viewWillAppear"])
  func otherStage(callback: String) throws {
    let (window, other) = (world.window, world.other)
    world.navigation.viewControllers = [world.a]
    world.root.embed(world.navigation)
    world.a.reactions[callback] = { other.add(window) }
    try world.show(world.root)
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    for each in [world.root.witness, world.navigation.witness, world.a.witness] {
      #expect(each.state == .didAppear)
    }
  }

  @Test("does not begin for a child if a viewDidLoad within the child removes its parent")
  func takenAway() throws {
    let (root, middle, navigation) = (world.root, world.b, world.navigation)
    let last = WitnessViewController("L")
    root.embed(middle)
    middle.embed(navigation)
    navigation.viewControllers = [last]
    last.reactions["viewDidLoad"] = {
      middle.willMove(toParent: nil)
      middle.view.removeFromSuperview()
      middle.removeFromParent()
    }
    try world.show(root)
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(navigation.witness.state == nil)
    #expect(last.witness.state == nil)
    #expect(middle.witness.state == .didDisappear)
  }

  @Test("ends for a container before callbacks that move the container elsewhere start another")
  func elsewhere() throws {
    let (window, navigation, a) = (world.window, world.navigation, world.a)
    let last = LoggingViewController("L", Log())
    let otherRoot = WitnessViewController("O")
    let otherWindow = UIWindow(stage: world.stage)
    otherWindow.rootViewController = otherRoot
    otherWindow.makeKeyAndVisible()
    navigation.viewControllers = [a]
    world.root.embed(navigation)
    try world.show(world.root)
    world.stage.advance(by: 0)
    navigation.pushViewController(last, animated: true)
    world.stage.advance(by: 0.1)
    last.reactions["didMove"] = { [unowned last] in
      last.reactions = [:]
      otherRoot.embed(navigation)
    }
    window.rootViewController = nil
    try world.settle()
    #expect(navigation.parent === otherRoot)
    #expect(last.view.window === otherWindow)
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(navigation.witness.state == .didAppear)
  }

  @Test(
    "ends for an outgoing controller whose view its own presentation removes meanwhile",
    arguments: [true, false])
  func covered(animated: Bool) throws {
    let (navigation, a, b) = (world.navigation, world.a, world.b)
    let fore = WitnessViewController("F")
    navigation.viewControllers = [a]
    a.definesPresentationContext = true
    fore.modalPresentationStyle = .currentContext
    try world.show(navigation)
    navigation.pushViewController(b, animated: true)
    world.stage.advance(by: 0.1)
    a.present(fore, animated: animated)
    try world.settle()
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(fore.witness.complaints == [])
    #expect(a.witness.state == .didDisappear)
    #expect(b.witness.state == .didAppear)
    #expect(!fore.witness.isInTransition)
    navigation.popViewController(animated: true)
    try world.settle()
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(fore.witness.complaints == [])
    #expect(fore.witness.state == .didAppear)
  }

  @Test("begins again for a child whose view stays in place because its new superview is inside it")
  func refusedMove() throws {
    let (root, a, b) = (world.root, world.a, world.b)
    let other = UIViewController()
    root.embed(a)
    a.embed(b)
    try world.show(root)
    b.reactions["viewWillDisappear"] = { b.view.addSubview(other.view) }
    other.view.addSubview(a.view)
    try world.settle()
    #expect(a.view.superview === root.view)
    #expect(other.view.superview === b.view)
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(a.witness.state == .didAppear)
    #expect(b.witness.state == .didAppear)
  }

  @Test("begins again for a child whose new parent enters the window before the child has left")
  func newParentComesIn() throws {
    let (root, a, b) = (world.root, world.a, world.b)
    root.embed(a)
    try world.show(root)
    a.reactions["viewWillDisappear"] = { root.embed(b) }
    b.addChild(a)
    b.view.addSubview(a.view)
    try world.settle()
    #expect(a.view.isDescendant(of: b.view))
    #expect(a.view.window != nil)
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(a.witness.state == .didAppear)
    #expect(b.witness.state == .didAppear)
  }

  @Test("ends for a tab that is selected while its container ends its own")
  func lateTab() throws {
    let (root, a, b) = (world.root, world.a, world.b)
    let tabs = WitnessTabBarController()
    tabs.viewControllers = [a, b]
    a.reactions["viewDidAppear"] = { tabs.selectedIndex = 1 }
    try world.show(root)
    root.present(tabs, animated: true)
    world.stage.advance(by: 0.1)
    tabs.view.removeFromSuperview()
    try world.settle()
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
    #expect(tabs.witness.complaints == [])
    #expect(tabs.selectedViewController === b)
    #expect(!tabs.witness.isInTransition)
  }

  @Test("leaves a controller in its move to the parent that its viewDidAppear chose")
  func foundAnother() throws {
    let (root, a, b) = (world.root, world.a, world.b)
    root.embed(a)
    root.embed(b)
    a.reactions["viewDidAppear"] = {
      a.willMove(toParent: nil)
      a.view.removeFromSuperview()
      a.removeFromParent()
      b.addChild(a)
      #expect(a.isMovingToParent)
    }
    try world.show(root)
    #expect(a.parent === b)
    #expect(a.isMovingToParent)
    b.view.addSubview(a.view)
    try world.settle()
    #expect(!a.isMovingToParent)
    #expect(world.complaints == [])
    #expect(world.unfinished == [])
  }
}
