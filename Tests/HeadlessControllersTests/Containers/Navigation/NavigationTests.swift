import TestSupport
import Foundation
import Testing
import Transitioning

@MainActor
@Suite("A navigation controller")
struct NavigationTests {
  // Rules: ViewControllers 19; Navigation 7.
  @Test("reports all callbacks of a popped controller to the stage")
  func told() throws {
    let scene = try NavigationScene(["A", "B"])
    var told: [String] = []
    let name = "LoggingViewController 'B'"
    scene.stage.observer = { event in
      if event.category == .lifecycle, event.subject == name { told.append(event.message) }
    }
    for isAnimated in [true, false] {
      told = []
      scene.navigation.popViewController(animated: isAnimated)
      try scene.stage.settle()
      #expect(
        told == [
          "willMove(toParent: nil)", "viewWillDisappear(\(isAnimated))",
          "viewDidDisappear(\(isAnimated))", "didMove(toParent: nil)",
        ])
      scene.navigation.pushViewController(scene["B"], animated: false)
      try scene.stage.settle()
    }
  }

  @Test("shows its root, and notifies its delegate once (Navigation 9)")
  func root() throws {
    let scene = try NavigationScene([])
    let other = UINavigationController(rootViewController: scene["A"])
    other.delegate = scene.delegate
    scene.window.rootViewController = other
    try scene.stage.settle()
    #expect(
      scene.calls() == [
        "A.viewWillAppear(false)", "willShow(A, false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)", "didShow(A, false)",
      ])
    #expect(scene["A"].view.frame == scene.window.bounds)
    #expect(scene["A"].navigationController === other)
  }

  @Test("announces its root also if a push comes before the root has appeared (Navigation 9)")
  func pushedEarly() throws {
    let scene = try NavigationScene([])
    let other = UINavigationController(rootViewController: scene["A"])
    other.delegate = scene.delegate
    scene.window.rootViewController = other
    other.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    #expect(
      scene.calls().filter { $0.contains("Show") } == [
        "willShow(A, false)", "didShow(A, false)", "willShow(B, true)", "didShow(B, true)",
      ])
  }

  @Test("pushes in order (Sequences 5)")
  func push() throws {
    let scene = try NavigationScene()
    scene.log.includesMoves = true
    scene.navigation.pushViewController(scene["B"], animated: true)
    #expect(scene.navigation.topViewController === scene["B"])
    #expect(!scene["B"].isViewLoaded, "ViewControllers 8")
    #expect(
      scene.log.take() == ["B.willMove(toParent: nil)", "animationControllerFor(push, A, B)"])
    let coordinator = scene["B"].transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { _ in scene.log.note("alongside completion") }
    scene.stage.advance(by: 0)
    #expect(
      scene.log.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "willShow(B, true)", "B.viewIsAppearing(true)",
      ])
    #expect(scene["A"].view.superview === scene["B"].view.superview)
    let time = try scene.stage.settle()
    #expect(time > 0.3)
    #expect(time < 0.6)
    #expect(
      scene.log.take() == [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(toParent: nil)",
        "didShow(B, true)", "alongside completion",
      ])
    #expect(scene["A"].view.superview == nil)
    #expect(scene["B"].view.frame == scene.window.bounds)
    #expect(scene["B"].transitionCoordinator == nil)
    #expect(scene.isAlone("B"))
  }

  @Test("pops in order, with parent nil in viewDidDisappear (Sequences 6; ViewControllers 30)")
  func pop() throws {
    let scene = try NavigationScene(["A", "B"])
    scene.log.includesMoves = true
    var parents: [UIViewController?] = []
    scene["B"].reactions["viewWillDisappear"] = { parents.append(scene["B"].parent) }
    scene["B"].reactions["viewDidDisappear"] = { parents.append(scene["B"].parent) }
    #expect(scene.navigation.popViewController(animated: true) === scene["B"])
    #expect(scene.stack == "A")
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "B.willMove(toParent: nil)", "animationControllerFor(pop, B, A)",
        "A.loadView", "A.viewDidLoad",
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow(A, true)",
        "A.viewIsAppearing(true)",
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(toParent: nil)",
        "didShow(A, true)",
      ])
    #expect(parents == [scene.navigation, nil])
    #expect(scene["B"].viewIfLoaded?.superview == nil)
    #expect(scene["A"].view.frame == scene.window.bounds)
  }

  @Test("pushes and pops without animation in the same turn and order (Presentation 27, 28)")
  func unanimated() throws {
    let scene = try NavigationScene()
    scene.navigation.pushViewController(scene["B"], animated: false)
    #expect(scene["B"].transitionCoordinator == nil, "ViewControllers 43")
    scene.stage.advance(by: 0)
    #expect(
      scene.calls() == [
        "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "willShow(B, false)",
        "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
        "didShow(B, false)",
      ])
    scene.navigation.popViewController(animated: false)
    scene.stage.advance(by: 0)
    #expect(
      scene.calls() == [
        "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "willShow(A, false)",
        "A.viewIsAppearing(false)", "B.viewDidDisappear(false)", "A.viewDidAppear(false)",
        "didShow(A, false)",
      ])
  }

  @Test("sets the flags of moves (ViewControllers 28)")
  func reasons() throws {
    let scene = try NavigationScene()
    var seen: [String] = []
    for name in ["A", "B"] {
      let controller = scene[name]
      for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        controller.reactions[callback] = { [unowned controller] in
          if controller.isMovingToParent { seen.append("\(name) \(callback) to") }
          if controller.isMovingFromParent { seen.append("\(name) \(callback) from") }
        }
      }
    }
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(
      seen == [
        "B viewWillAppear to", "B viewDidAppear to", "B viewWillDisappear from",
        "B viewDidDisappear from",
      ])
  }

  @Test("stays at its root (Navigation 3)")
  func atRoot() throws {
    let scene = try NavigationScene()
    #expect(scene.navigation.popViewController(animated: true) == nil)
    #expect(scene.navigation.popToRootViewController(animated: true) == [])
    try scene.stage.settle()
    #expect(scene.calls() == [])
    #expect(UINavigationController().popToRootViewController(animated: true) == nil)
  }

  @Test(
    "pops to a controller further down; the controllers between never appear (Navigation 4, 12)")
  func popTo() throws {
    let scene = try NavigationScene(["A", "B", "C", "D"])
    #expect(scene.navigation.popToViewController(scene["D"], animated: true) == [])
    let gone = scene.navigation.popToViewController(scene["B"], animated: true)
    #expect(gone == [scene["C"], scene["D"]])
    try scene.stage.settle()
    #expect(scene.calls().filter { $0.hasPrefix("C") } == [])
    #expect(scene["C"].parent == nil)
    #expect(scene.navigation.popToRootViewController(animated: true) == [scene["B"]])
    try scene.stage.settle()
    #expect(scene.stack == "A")
    #expect(scene.navigation.popToViewController(scene["D"], animated: true) == nil)
    #expect(
      scene.issues == [
        .notOnStack(controller: name("D"), navigation: scene.navigation.sentenceName)
      ])
  }

  private func name(_ title: String) -> String { "LoggingViewController '\(title)'" }

  @Test(
    "replaces its stack with one transition (Navigation 5)",
    arguments: [
      ("ABC", "AD", "push", "D"), ("ABC", "CA", "pop", "A"), ("ABC", "DBC", "none", "C"),
      ("ABC", "B", "pop", "B"), ("A", "BCD", "push", "D"), ("ABC", "XYC", "none", "C"),
    ])
  func replacing(former: String, new: String, operation: String, top: String) throws {
    let scene = try NavigationScene(former.map { String($0) })
    scene.log.includesMoves = true
    scene.navigation.setViewControllers(new.map { scene[String($0)] }, animated: true)
    #expect(scene.stack == new)
    try scene.stage.settle()
    let calls = scene.log.take()
    let asked = calls.filter { $0.hasPrefix("animationControllerFor") }
    #expect(
      asked
        == (operation == "none"
          ? [] : ["animationControllerFor(\(operation), \(former.suffix(1)), \(top))"]))
    for controller in new where !former.contains(controller) {
      #expect(calls.filter { $0 == "\(controller).didMove(toParent: nil)" }.count == 1)
      #expect(scene[String(controller)].parent === scene.navigation)
    }
    for controller in former where !new.contains(controller) {
      #expect(calls.filter { $0.hasPrefix("\(controller).willMove") }.count == 1)
      #expect(calls.filter { $0.hasPrefix("\(controller).didMove") }.count == 1)
      #expect(scene[String(controller)].parent == nil)
    }
    #expect(scene[top].view.window != nil)
    #expect(scene.isAlone(top))
  }

  @Test("changes only its state if it is not visible (Navigation 6)")
  func unseen() throws {
    let scene = try NavigationScene()
    let other = UINavigationController(rootViewController: scene["X"])
    other.delegate = scene.delegate
    other.pushViewController(scene["Y"], animated: true)
    #expect(other.transitionCoordinator == nil)
    #expect(!scene["Y"].isViewLoaded)
    #expect(other.popViewController(animated: true) === scene["Y"])
    #expect(scene["Y"].parent == nil)
    other.pushViewController(scene["Z"], animated: true)
    #expect(scene.calls() == [])
    scene.window.rootViewController = other
    try scene.stage.settle()
    #expect(scene["Z"].view.window != nil)
    #expect(!scene["X"].isViewLoaded)
    #expect(
      scene.calls().filter { $0.contains("how") } == ["willShow(Z, false)", "didShow(Z, false)"])
  }

  @Test("refuses invalid pushes, and stays as it is (Navigation 2)")
  func refusals() throws {
    let scene = try NavigationScene(["A", "B"])
    scene.navigation.pushViewController(scene["A"], animated: true)
    scene.navigation.pushViewController(scene.navigation, animated: true)
    scene.navigation.pushViewController(UITabBarController(), animated: true)
    scene.navigation.setViewControllers([scene["C"], scene["C"]], animated: true)
    #expect(scene.stack == "AB")
    let navigation = "UINavigationController (the root of the window)"
    #expect(
      scene.issues == [
        .alreadyOnStack(controller: name("A"), navigation: navigation),
        .cannotBePushed(controller: navigation, navigation: navigation),
        .cannotBePushed(
          controller: "UITabBarController (not on screen)", navigation: navigation),
        .alreadyOnStack(controller: name("C"), navigation: navigation),
      ])
    try scene.stage.settle()
    #expect(scene.calls() == [])
    #expect(scene["C"].parent == nil)
  }

  @Test("performs only the last of several pushes in one turn (ViewControllers 26)")
  func severalPushes() throws {
    let scene = try NavigationScene()
    scene.log.includesMoves = true
    var ends = 0
    for name in ["B", "C", "D"] {
      scene.navigation.pushViewController(scene[name], animated: true)
      scene[name].transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
    }
    #expect(scene.stack == "ABCD")
    try scene.stage.settle()
    let calls = scene.calls()
    #expect(calls.filter { $0.hasPrefix("B.view") || $0.hasPrefix("C.view") } == [])
    #expect(calls.filter { $0.contains("didMove") }.count == 3)
    #expect(calls.filter { $0.contains("Show") } == ["willShow(D, true)", "didShow(D, true)"])
    #expect(ends == 3)
    #expect(!scene["B"].isViewLoaded)
  }

  // Rules: AnimatedTransitions 18; Presentation 29.
  @Test("performs a push before a pop in the same turn reverses it")
  func pushAndPop() throws {
    let scene = try NavigationScene()
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.navigation.popViewController(animated: true)
    #expect(scene.stack == "A")
    try scene.stage.settle()
    let calls = scene.calls()
    #expect(
      calls.filter { $0.hasPrefix("B.view") } == [
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ])
    #expect(scene["A"].view.window != nil)
    #expect(scene["B"].parent == nil)
    #expect(scene["B"].view.superview == nil)
  }

  @Test("pops two controllers for two calls in one turn")
  func twoPops() throws {
    let scene = try NavigationScene(["A", "B", "C"])
    scene.navigation.popViewController(animated: true)
    scene.navigation.popViewController(animated: true)
    #expect(scene.stack == "A")
    try scene.stage.settle()
    #expect(scene.calls().filter { $0.hasPrefix("B") } == [])
    #expect(scene["B"].parent == nil)
    #expect(scene["C"].parent == nil)
  }

  // Rules: AnimatedTransitions 18; ViewControllers 10.
  @Test("turns a push back where it is when it is popped; the push has ended then")
  func turnedRound() throws {
    let scene = try NavigationScene()
    let before = Picture(scene.window)
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    let place = { scene["B"].view.layer.presentationProperties.position.x }
    let x = place()
    _ = scene.log.take()
    var outcomes: [Bool] = []
    scene.navigation.popViewController(animated: true)
    scene["B"].transitionCoordinator?.animate(alongsideTransition: nil) {
      outcomes.append($0.isCancelled)
    }
    #expect(scene["B"].transitionCoordinator?.viewController(forKey: .from) === scene["B"])
    #expect(abs(place() - x) < 1e-9)
    #expect(
      scene.calls() == [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "didShow(B, true)",
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow(A, true)",
        "A.viewIsAppearing(true)",
      ])
    scene.stage.advance(by: 0.05)
    #expect(place() > x)
    try scene.stage.settle()
    #expect(
      scene.calls() == [
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "didShow(A, true)",
      ])
    #expect(outcomes == [false])
    #expect(Picture(scene.window) == before)
    #expect(scene["B"].parent == nil)
  }

  // Rules: AnimatedTransitions 18; ViewControllers 22.
  @Test("cancels a pop where it is when the same controller is pushed again")
  func popCalledOff() throws {
    let scene = try NavigationScene(["A", "B"])
    scene["A"].loadViewIfNeeded()
    let before = Picture(scene.window)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    scene.navigation.pushViewController(scene["B"], animated: true)
    #expect(scene.stack == "AB")
    try scene.stage.settle()
    #expect(
      scene.calls() == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)",
      ])
    #expect(Picture(scene.window) == before)
    #expect(scene["B"].parent === scene.navigation)
    #expect(!scene["B"].isMovingFromParent)
  }

  @Test("turns back any number of times", arguments: 1...6)
  func turnedAgain(times: Int) throws {
    let scene = try NavigationScene()
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    for turn in 0..<times {
      let x = scene["B"].view.layer.presentationProperties.position.x
      if turn.isMultiple(of: 2) {
        scene.navigation.popViewController(animated: true)
      } else {
        scene.navigation.pushViewController(scene["B"], animated: true)
      }
      #expect(abs(scene["B"].view.layer.presentationProperties.position.x - x) < 1e-9)
      scene.stage.advance(by: 0.02)
    }
    try scene.stage.settle()
    let isPopped = !times.isMultiple(of: 2)
    #expect(scene.stack == (isPopped ? "A" : "AB"))
    #expect(scene[isPopped ? "A" : "B"].view.window != nil)
    #expect(scene[isPopped ? "B" : "A"].view.window == nil)
    #expect(scene.issues == [])
  }

  @Test("finishes a push before another begins (Navigation 14)")
  func pushDuringPush() throws {
    let scene = try NavigationScene()
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    scene.navigation.pushViewController(scene["C"], animated: true)
    scene.stage.advance(by: 0)
    #expect(
      scene.calls() == [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "didShow(B, true)",
        "animationControllerFor(push, B, C)", "B.viewWillDisappear(true)",
        "C.viewWillAppear(true)", "willShow(C, true)", "C.viewIsAppearing(true)",
      ])
    try scene.stage.settle()
    #expect(scene.stack == "ABC")
    #expect(scene.isAlone("C"))
  }

  @Test(
    "pushes, pops and replaces from within callbacks",
    arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "willMove", "didMove"])
  func within(callback: String) throws {
    for animated in [true, false] {
      let scene = try NavigationScene()
      scene["B"].reactions[callback] = { [unowned scene] in
        scene["B"].reactions = [:]
        scene.navigation.pushViewController(scene["C"], animated: animated)
      }
      scene.navigation.pushViewController(scene["B"], animated: true)
      try scene.stage.settle()
      #expect(scene.stack == "ABC", "\(callback)")
      #expect(scene["B"].parent === scene.navigation)
      #expect(scene["C"].view.window != nil)
      #expect(scene["C"].appearance == "appeared")
    }
  }

  @Test("releases popped controllers, and is released itself")
  func lifetime() throws {
    weak var popped: UIViewController?
    weak var navigation: UINavigationController?
    let scene = try NavigationScene()
    do {
      let other = UINavigationController(rootViewController: UIViewController())
      navigation = other
      scene.window.rootViewController = other
      try scene.stage.settle()
      let controller = UIViewController()
      popped = controller
      other.pushViewController(controller, animated: true)
    }
    try scene.stage.settle()
    navigation?.popViewController(animated: true)
    try scene.stage.settle()
    #expect(popped == nil)
    navigation?.pushViewController(UIViewController(), animated: true)
    scene.stage.advance(by: 0.1)
    scene.window.rootViewController = nil
    try scene.stage.settle()
    #expect(navigation == nil)
  }

  @Test("shows a controller by pushing it (Containers 7)")
  func show() throws {
    let scene = try NavigationScene()
    scene["A"].show(scene["B"], sender: nil)
    try scene.stage.settle()
    #expect(scene.stack == "AB")
    let lone = LoggingViewController("L", scene.log)
    scene.window.rootViewController = lone
    try scene.stage.settle()
    lone.show(scene["C"], sender: nil)
    #expect(lone.presentedViewController === scene["C"])
  }

  // Rules: Presentation 1; Containers 7.
  @Test("shows a controller by presenting it from the caller if no ancestor has another way")
  func showWithoutAnyWay() throws {
    let scene = ControllerScene()
    let (child, shown) = (scene.controller("A"), scene.controller("S", .overCurrentContext))
    let delegate = LoggingDelegate(scene.log)
    shown.transitioningDelegate = delegate
    child.definesPresentationContext = true
    scene.back.addChild(child)
    scene.back.view.addSubview(child.view)
    try scene.stage.settle()
    _ = scene.log.take()
    for isDetail in [false, true] {
      if isDetail {
        child.showDetailViewController(shown, sender: nil)
      } else {
        child.show(shown, sender: nil)
      }
      #expect(
        scene.log.take().first
          == "animationController(forPresented: S, presenting: A, source: A)")
      try scene.stage.settle()
      child.dismiss(animated: false)
      try scene.stage.settle()
      _ = scene.log.take()
    }
    // The first caller is not retained.
    scene.back.show(shown, sender: nil)
    #expect(scene.back.presentedViewController === shown)
    #expect(
      scene.log.take().first == "animationController(forPresented: S, presenting: P, source: P)")
  }

  @Test("pops at an escape, and passes an escape at its root on to its ancestors")
  func escape() throws {
    let scene = try NavigationScene(["A", "B"])
    #expect(scene.stage.accessibility.performEscape())
    try scene.stage.settle()
    #expect(scene.stack == "A")
    #expect(!scene.stage.accessibility.performEscape())
    try scene.stage.settle()
    #expect(scene.stack == "A")
  }

  @Test("has the presented controller as its visible one (Navigation 1)")
  func visible() throws {
    let scene = try NavigationScene(["A", "B"])
    #expect(scene.navigation.visibleViewController === scene["B"])
    scene["B"].present(scene["M"], animated: false)
    try scene.stage.settle()
    #expect(scene.navigation.visibleViewController === scene["M"])
    #expect(scene.navigation.topViewController === scene["B"])
  }

  // Rules: AnimatedTransitions 18.
  @Test("pops again if a callback of the cancelled pop asks for it")
  func popWithinCallingOff() throws {
    let scene = try NavigationScene(["A", "B"])
    let top = scene["B"]
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.05)
    scene.navigation.pushViewController(top, animated: true)
    #expect(scene.stack == "AB")
    scene["A"].reactions["viewWillDisappear"] = {
      scene.navigation.popViewController(animated: true)
    }
    try scene.stage.settle()
    #expect(scene.stack == "A")
    #expect(scene.isAlone("A"))
    #expect(top.parent == nil)
  }
}

extension UIViewController {
  /// The appearance according to the controller's window.
  var appearance: String { viewIfLoaded?.window == nil ? "gone" : "appeared" }
}
