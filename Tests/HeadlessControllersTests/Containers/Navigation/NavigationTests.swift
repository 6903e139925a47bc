import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

/// The order of the calls of a push, a pop and a cancelled pop is in `ContainerSequenceTests`.
@MainActor
@Suite("A navigation controller")
struct NavigationTests {
  // Rules: ViewControllers 19; Navigation 7.
  @Test(
    "reports all callbacks of a popped controller to the stage, and sets the flags of moves",
    arguments: [true, false])
  func told(isAnimated: Bool) throws {
    let scene = try NavigationScene(["A", "B"])
    var told: [String] = []
    let name = "LoggingViewController 'B'"
    scene.stage.observer = { event in
      if event.category == .lifecycle, event.subject == name { told.append(event.message) }
    }
    scene.navigation.popViewController(animated: isAnimated)
    try scene.stage.settle()
    expectEqual(
      told,
      [
        "willMove(toParent: nil)", "viewWillDisappear(\(isAnimated))",
        "viewDidDisappear(\(isAnimated))", "didMove(toParent: nil)",
      ])
  }

  @Test(
    "shows and announces its root, also if a push comes before that has appeared (Navigation 9)",
    arguments: [false, true])
  func root(isPushed: Bool) throws {
    let scene = try NavigationScene([])
    let other = UINavigationController(rootViewController: scene["A"])
    other.delegate = scene.delegate
    scene.window.rootViewController = other
    if isPushed { other.pushViewController(scene["B"], animated: true) }
    try scene.stage.settle()
    let root = [
      "A.viewWillAppear(false)", "willShow(A, false)", "A.viewIsAppearing(false)",
      "A.viewDidAppear(false)", "didShow(A, false)",
    ]
    let calls = scene.calls().filter { !$0.hasPrefix("animation") }
    expectEqual(calls.prefix(5), root[...])
    expectEqual(
      calls.dropFirst(5).filter { $0.contains("Show") },
      (isPushed ? ["willShow(B, true)", "didShow(B, true)"] : []))
    expectEqual(scene["A"].view.frame, scene.window.bounds)
    expectTrue(scene["A"].navigationController === other)
  }

  @Test("pushes and pops without animation in the same turn and order (Presentation 27, 28)")
  func unanimated() throws {
    let scene = try NavigationScene()
    scene.navigation.pushViewController(scene["B"], animated: false)
    expectTrue(scene["B"].transitionCoordinator == nil, "ViewControllers 43")
    scene.stage.advance(by: 0)
    scene.log.note("then")
    scene.navigation.popViewController(animated: false)
    scene.stage.advance(by: 0)
    expectEqual(
      scene.calls(),
      [
        "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "willShow(B, false)",
        "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
        "didShow(B, false)", "then",
        "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "willShow(A, false)",
        "A.viewIsAppearing(false)", "B.viewDidDisappear(false)", "A.viewDidAppear(false)",
        "didShow(A, false)",
      ])
  }

  /// Notes the appearance callbacks of B, and whether it moves to or from its parent.
  private func followMoves(_ scene: NavigationScene) {
    let controller = scene["B"]
    for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      controller.reactions[callback] = { [unowned controller, log = scene.log] in
        let ways = [
          controller.isMovingToParent ? " to" : "", controller.isMovingFromParent ? " from" : "",
        ]
        log.note("\(callback)\(ways.joined())")
      }
    }
  }

  @Test(
    "sets the flags of moves, also if a push turns back or a pop is cancelled (ViewControllers 28)",
    arguments: ["push and pop", "turned back", "cancelled"])
  func reasons(way: String) throws {
    let scene = try NavigationScene(way == "cancelled" ? ["A", "B"] : ["A"])
    followMoves(scene)
    if way == "cancelled" {
      scene.stage.drag(
        from: CGPoint(x: 5, y: 400), to: CGPoint(x: 85, y: 400), duration: 0.2, holdingFor: 0.3)
    } else {
      scene.navigation.pushViewController(scene["B"], animated: true)
      if way == "turned back" { scene.stage.advance(by: 0.1) } else { try scene.stage.settle() }
      scene.navigation.popViewController(animated: true)
    }
    try scene.stage.settle()
    expectEqual(
      scene.log.take().filter { $0.hasPrefix("view") },
      (way == "cancelled"
        ? ["viewWillDisappear from", "viewWillAppear", "viewDidAppear"]
        : [
          "viewWillAppear to", "viewDidAppear to", "viewWillDisappear from",
          "viewDidDisappear from",
        ]))
    expectTrue(!scene["B"].isMovingFromParent && !scene["B"].isMovingToParent)
  }

  @Test(
    "pops to a controller further down, and stays at its root (Navigation 3, 4, 12)")
  func popTo() throws {
    let scene = try NavigationScene(["A", "B", "C", "D"])
    expectEqual(scene.navigation.popToViewController(scene["D"], animated: true), [])
    let gone = scene.navigation.popToViewController(scene["B"], animated: true)
    expectEqual(gone, [scene["C"], scene["D"]])
    try scene.stage.settle()
    // The controllers between never appear.
    expectTrue(scene.calls().filter { $0.hasPrefix("C") } == [] && scene["C"].parent == nil)
    expectEqual(scene.navigation.popToRootViewController(animated: true), [scene["B"]])
    try scene.stage.settle()
    _ = scene.calls()
    expectTrue(scene.navigation.popViewController(animated: true) == nil)
    expectEqual(scene.navigation.popToRootViewController(animated: true), [])
    expectTrue(scene.navigation.popToViewController(scene["D"], animated: true) == nil)
    try scene.stage.settle()
    expectEqual(scene.calls(), [])
    expectEqual(
      scene.issues,
      [
        .notOnStack(controller: name("D"), navigation: scene.navigation.sentenceName)
      ])
    expectTrue(UINavigationController().popToRootViewController(animated: true) == nil)
  }

  private func name(_ title: String) -> String { "LoggingViewController '\(title)'" }

  @Test(
    "replaces its stack with one transition (Navigation 5, 7)",
    arguments: [
      ("ABC", "AD", "push", "D"), ("ABC", "CA", "pop", "A"), ("ABC", "DBC", "none", "C"),
      ("ABC", "B", "pop", "B"), ("A", "BCD", "push", "D"), ("ABC", "XYC", "none", "C"),
      ("AB", "BA", "pop", "A"),
    ])
  func replacing(former: String, new: String, operation: String, top: String) throws {
    let scene = try NavigationScene(former.map { String($0) })
    scene.delegate.animator = { _ in nil }
    scene.log.includesMoves = true
    scene.navigation.setViewControllers(new.map { scene[String($0)] }, animated: true)
    expectEqual(scene.stack, new)
    try scene.stage.settle()
    let calls = scene.log.take()
    expectEqual(
      calls.filter { $0.hasPrefix("animationControllerFor") },
      (operation == "none"
        ? [] : ["animationControllerFor(\(operation), \(former.suffix(1)), \(top))"]))
    // A child whose place changes in the stack is not moved.
    let (came, left) = (
      new.filter { !former.contains($0) }, former.filter { !new.contains($0) }
    )
    expectEqual(
      calls.filter { $0.contains("didMove") }.sorted(),
      (came + left).map { "\($0).didMove(toParent: nil)" }.sorted())
    expectTrue(left.allSatisfy { scene[String($0)].parent == nil })
    expectEqual(scene.picture, new)
  }

  @Test("changes only its state if it is not visible (Navigation 6)")
  func unseen() throws {
    let scene = try NavigationScene()
    let other = UINavigationController(rootViewController: scene["X"])
    other.delegate = scene.delegate
    other.pushViewController(scene["Y"], animated: true)
    expectTrue(other.transitionCoordinator == nil && !scene["Y"].isViewLoaded)
    expectTrue(other.popViewController(animated: true) === scene["Y"] && scene["Y"].parent == nil)
    other.pushViewController(scene["Z"], animated: true)
    expectEqual(scene.calls(), [])
    scene.window.rootViewController = other
    try scene.stage.settle()
    expectTrue(scene["Z"].view.window != nil && !scene["X"].isViewLoaded)
    expectEqual(
      scene.calls().filter { $0.contains("how") }, ["willShow(Z, false)", "didShow(Z, false)"])
  }

  @Test("refuses invalid pushes, and stays as it is (Navigation 2; Containers 1)")
  func refusals() throws {
    let scene = try NavigationScene(["A", "B"])
    scene.navigation.pushViewController(scene["A"], animated: true)
    scene.navigation.pushViewController(scene.navigation, animated: true)
    scene.navigation.setViewControllers([scene["C"], scene["C"]], animated: true)
    let navigation = "UINavigationController (the root of the window)"
    expectEqual(
      scene.issues,
      [
        .alreadyOnStack(controller: name("A"), navigation: navigation),
        .cannotBePushed(controller: navigation, navigation: navigation),
        .alreadyOnStack(controller: name("C"), navigation: navigation),
      ])
    try scene.stage.settle()
    expectEqual(scene.stack, "AB")
    expectEqual(scene.calls(), [])
    expectTrue(scene["C"].parent == nil)
    // The presenter of a stack cannot be pushed on it.
    let stack = UINavigationController()
    scene.navigation.present(stack, animated: false)
    stack.pushViewController(scene.navigation, animated: false)
    expectTrue(scene.issues.count == 4 && stack.viewControllers == [])
  }

  @Test("performs only the last of several pushes in one turn (ViewControllers 26)")
  func severalPushes() throws {
    let scene = try NavigationScene()
    scene.log.includesMoves = true
    for name in ["B", "C", "D"] {
      scene.navigation.pushViewController(scene[name], animated: true)
      scene[name].transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        scene.log.note("end of \(name)")
      }
    }
    expectEqual(scene.stack, "ABCD")
    try scene.stage.settle()
    let calls = scene.calls()
    expectEqual(calls.filter { $0.hasPrefix("B.view") || $0.hasPrefix("C.view") }, [])
    expectEqual(calls.count { $0.contains("didMove") }, 3)
    expectEqual(calls.count { $0.hasPrefix("end") }, 3)
    expectEqual(calls.filter { $0.contains("Show") }, ["willShow(D, true)", "didShow(D, true)"])
    expectTrue(!scene["B"].isViewLoaded)
    // It also pops twice for two calls in one turn.
    scene.navigation.popViewController(animated: true)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectEqual(scene.calls().filter { $0.hasPrefix("C.view") }, [])
    expectEqual(scene.picture, "AB")
    expectTrue(scene["C"].parent == nil && scene["D"].parent == nil)
  }

  // Rules: AnimatedTransitions 18; Presentation 29.
  @Test("performs a push before a pop in the same turn reverses it")
  func pushAndPop() throws {
    let scene = try NavigationScene()
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.navigation.popViewController(animated: true)
    expectEqual(scene.stack, "A")
    try scene.stage.settle()
    expectEqual(
      scene.calls().filter { $0.hasPrefix("B.view") },
      [
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ])
    expectEqual(scene.picture, "A")
    expectTrue(scene["B"].parent == nil)
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
    scene.navigation.popViewController(animated: true)
    scene["B"].transitionCoordinator?.animate(alongsideTransition: nil) {
      scene.log.note("end, \($0.isCancelled)")
    }
    expectTrue(scene["B"].transitionCoordinator?.viewController(forKey: .from) === scene["B"])
    expectNear(place(), x, within: 1e-9)
    scene.log.note("then")
    scene.stage.advance(by: 0.05)
    expectLess(x, place())
    try scene.stage.settle()
    expectEqual(
      scene.calls(),
      [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "didShow(B, true)",
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow(A, true)",
        "A.viewIsAppearing(true)", "then", "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
        "didShow(A, true)", "end, false",
      ])
    expectTrue(Picture(scene.window) == before && scene["B"].parent == nil)
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
    expectEqual(scene.stack, "AB")
    try scene.stage.settle()
    expectEqual(
      scene.calls(),
      [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)",
      ])
    expectTrue(Picture(scene.window) == before && scene["B"].parent === scene.navigation)
    // It pops again if a callback of the cancelled pop asks for it.
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.05)
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene["A"].reactions["viewWillDisappear"] = {
      scene.navigation.popViewController(animated: true)
    }
    try scene.stage.settle()
    expectEqual(scene.picture, "A")
    expectTrue(scene["B"].parent == nil)
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
      expectNear(scene["B"].view.layer.presentationProperties.position.x, x, within: 1e-9)
      scene.stage.advance(by: 0.02)
    }
    try scene.stage.settle()
    expectEqual(scene.picture, (times.isMultiple(of: 2) ? "AB" : "A"))
  }

  @Test("finishes a push before another begins (Navigation 14)")
  func pushDuringPush() throws {
    let scene = try NavigationScene()
    scene.delegate.animator = { _ in nil }
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    scene.navigation.pushViewController(scene["C"], animated: true)
    scene.stage.advance(by: 0)
    expectEqual(
      scene.calls(),
      [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "didShow(B, true)",
        "animationControllerFor(push, B, C)", "B.viewWillDisappear(true)",
        "C.viewWillAppear(true)", "willShow(C, true)", "C.viewIsAppearing(true)",
      ])
    try scene.stage.settle()
    expectEqual(scene.picture, "ABC")
  }

  @Test(
    "pushes from within callbacks",
    arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "willMove", "didMove"],
    [true, false])
  func within(callback: String, animated: Bool) throws {
    let scene = try NavigationScene()
    scene["B"].reactions[callback] = { [unowned scene] in
      scene["B"].reactions = [:]
      scene.navigation.pushViewController(scene["C"], animated: animated)
    }
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "ABC")
    expectTrue(scene["B"].parent === scene.navigation)
  }

  @Test(
    "performs the request that a coordinator's completion makes (Coordinators 5)",
    arguments: [("push", "ABCD"), ("pop", "AB"), ("present", "ABC"), ("replace", "D")])
  func fromCompletion(request: String, stack: String) throws {
    let scene = try NavigationScene(["A", "B"])
    scene.navigation.pushViewController(scene["C"], animated: true)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      switch request {
      case "push": scene.navigation.pushViewController(scene["D"], animated: true)
      case "pop": scene.navigation.popViewController(animated: true)
      case "present": scene["C"].present(scene["M"], animated: true)
      default: scene.navigation.setViewControllers([scene["D"]], animated: false)
      }
    }
    try scene.stage.settle()
    expectEqual(scene.picture, stack)
    // Its visible controller is the presented one, if there is one (Navigation 1).
    let visible = scene[request == "present" ? "M" : String(stack.suffix(1))]
    expectTrue(scene.navigation.visibleViewController === visible)
  }

  // Rules: AnimatedTransitions 10; ViewControllers 22.
  @Test(
    "is as before if an animator cancels a push or pop by itself",
    arguments: [UINavigationController.Operation.push, .pop], [0, 0.2])
  func calledOffByAnimator(operation: UINavigationController.Operation, duration: Double) throws {
    let scene = try NavigationScene(["A", "B"])
    scene["B"].loadViewIfNeeded()
    let before = Picture(scene.window)
    let animator = LoggingAnimator(Log(), duration: duration, completes: duration > 0 ? false : nil)
    animator.onAnimate = { if duration == 0 { $0.completeTransition(false) } }
    scene.delegate.animator = { _ in animator }
    if operation == .push {
      scene.navigation.pushViewController(scene["C"], animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    try scene.stage.settle()
    expectEqual(scene.picture, "AB")
    expectEqual(Picture(scene.window), before)
    expectEqual([scene["B"], scene["C"]].map(\.parent), [scene.navigation, nil])
    expectTrue(!scene.calls().contains { $0.hasPrefix("didShow") })
  }

  @Test(
    "has a coordinator until the longer of two transitions ends (ViewControllers 42)",
    arguments: [false, true])
  func longer(pushFirst: Bool) throws {
    let scene = try NavigationScene(["A"])
    scene["M"].transitionController.transition = TimedTransition(2) {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    if pushFirst { scene.navigation.pushViewController(scene["B"], animated: true) }
    scene.navigation.present(scene["M"], animated: true)
    if !pushFirst { scene.navigation.pushViewController(scene["B"], animated: true) }
    scene.stage.advance(by: 1.5)
    expectTrue(scene.navigation.transitionCoordinator != nil)
    try scene.stage.settle()
    expectTrue(scene.navigation.transitionCoordinator == nil)
  }

  @Test("pushes a controller again that left while its push turned back (AnimatedTransitions 18)")
  func takenWhileTurned() throws {
    let scene = try NavigationScene(["A"])
    let (other, child) = (UINavigationController(), scene["B"])
    scene["A"].reactions["viewIsAppearing"] = { other.pushViewController(child, animated: false) }
    scene.navigation.pushViewController(child, animated: true)
    scene.stage.advance(by: 0.02)
    scene.navigation.popViewController(animated: true)
    expectTrue(child.parent === other)
    scene.navigation.pushViewController(child, animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "AB; issues: 1")
    expectTrue(other.viewControllers.isEmpty)
  }

  @Test("releases popped controllers, and is released itself, with its tabs and the stage")
  func lifetime() throws {
    weak var popped: UIViewController?
    weak var navigation: UINavigationController?
    weak var item: UINavigationItem?
    let scene = try NavigationScene()
    do {
      let other = UINavigationController(rootViewController: UIViewController())
      navigation = other
      scene.window.rootViewController = other
      try scene.stage.settle()
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go") {}
      (popped, item) = (controller, controller.navigationItem)
      other.pushViewController(controller, animated: true)
    }
    try scene.stage.settle()
    navigation?.popViewController(animated: true)
    try scene.stage.settle()
    expectTrue(popped == nil && item == nil)
    navigation?.pushViewController(UIViewController(), animated: true)
    scene.stage.advance(by: 0.1)
    scene.window.rootViewController = nil
    try scene.stage.settle()
    expectTrue(navigation == nil)
  }

  @Test("shows a controller by pushing it (Containers 7)")
  func show() throws {
    let scene = try NavigationScene()
    scene["A"].show(scene["B"], sender: nil)
    try scene.stage.settle()
    expectEqual(scene.picture, "AB")
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
    var asked: [String?] = []
    // The first caller is not retained.
    for (caller, isDetail) in [(child, false), (child, true), (scene.back, false)] {
      if isDetail {
        caller.showDetailViewController(shown, sender: nil)
      } else {
        caller.show(shown, sender: nil)
      }
      asked.append(scene.log.take().first)
      try scene.stage.settle()
      caller.dismiss(animated: false)
      try scene.stage.settle()
      _ = scene.log.take()
    }
    expectEqual(
      asked,
      ["A", "A", "P"].map {
        "animationController(forPresented: S, presenting: \($0), source: \($0))"
      })
  }

  @Test("pops at an escape, and passes an escape at its root on to its ancestors")
  func escape() throws {
    let scene = try NavigationScene(["A", "B"])
    for isPopped in [true, false] {
      expectEqual(scene.stage.accessibility.performEscape(), isPopped)
      try scene.stage.settle()
      expectEqual(scene.picture, "A")
    }
  }
}
