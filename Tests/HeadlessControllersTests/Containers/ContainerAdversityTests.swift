import TestSupport
import Foundation
import Testing
import Transitioning

@MainActor
@Suite("Containers under adversity")
struct ContainerAdversityTests {
  private let edge = CGPoint(x: 5, y: 400)

  // MARK: A controller that comes into a container whose dismissal is held

  // Rules: ViewControllers 9, 10.
  @Test(
    "a controller that enters a container whose dismissal is cancelled gets viewIsAppearing",
    arguments: [0, 1, 2])
  func calledBack(kind: Int) throws {
    let scene = ControllerScene()
    let (a, b) = (scene.controller("A"), scene.controller("B"))
    let container: UIViewController
    switch kind {
    case 0: container = UINavigationController(rootViewController: a)
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      container = tabs
    default:
      container = UIViewController()
      container.addChild(a)
      container.view.addSubview(a.view)
      a.didMove(toParent: container)
    }
    let driven = DrivenTransition {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    driven.isDriven = false
    container.transitionController.transition = driven
    scene.back.present(container, animated: true)
    try scene.stage.settle()
    _ = scene.log.take()
    driven.isDriven = true
    container.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    driven.interaction.update(0.4)
    switch container {
    case let navigation as UINavigationController: navigation.pushViewController(b, animated: true)
    case let tabs as UITabBarController: tabs.selectedIndex = 1
    default:
      container.addChild(b)
      container.view.addSubview(b.view)
      b.didMove(toParent: container)
    }
    scene.stage.advance(by: 0.1)
    driven.interaction.cancel()
    try scene.stage.settle()
    let lines = scene.log.take().filter { $0.hasPrefix("B.view") && !$0.contains("Load") }
    #expect(
      lines.map { $0.prefix { $0 != "(" } } == [
        "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
    #expect(b.view.window != nil)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  // MARK: Fingers

  @Test(
    "a finger that starts a pop does not drive a push that the delegate makes (Interaction 17)")
  func pushWithinPull() throws {
    let scene = try NavigationScene(["A", "B"])
    var asked = false
    scene.delegate.animator = { operation in
      if operation == .pop, !asked {
        asked = true
        scene.navigation.pushViewController(scene["X"], animated: true)
      }
      return nil
    }
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 80, y: 0)
    scene.stage.advance(by: 0.1)
    finger.lift()
    try scene.stage.settle()
    #expect(scene.stack == "AX")
    #expect(scene.isAlone("X"))
    #expect(scene.issues == [])
  }

  @Test(
    "a finger that starts a pop does not drive a push of the popped controller (Interaction 17)")
  func pushWithinWillMove() throws {
    let scene = try NavigationScene(["A", "B"])
    scene["B"].reactions["willMove"] = {
      scene["B"].reactions = [:]
      scene.navigation.pushViewController(scene["X"], animated: true)
    }
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 80, y: 0)
    scene.stage.advance(by: 0.1)
    #expect(scene.navigation.transitionCoordinator?.isInteractive != true)
    finger.lift()
    try scene.stage.settle()
    #expect(scene.stack == "AX")
    #expect(scene.isAlone("X"))
    #expect(scene.issues == [])
  }

  @Test("a finger on the screen does no harm when everything is removed", arguments: 0..<8)
  func fingerWhenAllGoes(kind: Int) throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    weak var navigation: UINavigationController?
    weak var tabs: UITabBarController?
    do {
      let (first, second) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      let bar = UITabBarController()
      bar.viewControllers = [stack, UIViewController()]
      (navigation, tabs) = (stack, bar)
      window.rootViewController = bar
      window.makeKeyAndVisible()
      try stage.settle()
    }
    let places = [
      edge, CGPoint(x: 30, y: 22), CGPoint(x: 100, y: window.bounds.maxY - 25),
      CGPoint(x: 200, y: 400),
    ]
    let finger = stage.touchDown(at: places[kind % 4])
    if kind % 4 == 0 {
      finger.move(byX: 20, y: 0)
      finger.move(byX: 50, y: 0)
      stage.advance(by: 0.1)
    }
    if kind < 4 {
      window.rootViewController = UIViewController()
    } else {
      stage.remove(window)
      window.rootViewController = nil
    }
    stage.advance(by: 0.01)
    if kind < 4 {
      finger.move(byX: 5, y: 0)
      finger.lift()
    }
    try stage.settle()
    #expect(navigation == nil)
    #expect(tabs == nil)
    #expect(stage.diagnostics.issues.isEmpty)
  }

  // MARK: The size changes during a transition

  @Test("after a rotation during a transition, all frames fit", arguments: 0..<6, [false, true])
  func turnedOnTheWay(kind: Int, mirrors: Bool) throws {
    let scene = try NavigationScene(["A", "B"])
    let stage = scene.stage
    func change() {
      if mirrors {
        stage.traits.layoutDirection = .rightToLeft
      } else {
        stage.turn(to: .landscapeLeft)
      }
    }
    switch kind {
    case 0:
      scene.navigation.pushViewController(scene["C"], animated: true)
      stage.advance(by: 0.1)
      change()
    case 1:
      scene.navigation.popViewController(animated: true)
      stage.advance(by: 0.1)
      change()
    case 2:
      scene.navigation.pushViewController(scene["C"], animated: true)
      stage.advance(by: 0.1)
      change()
      stage.advance(by: 0.05)
      scene.navigation.popViewController(animated: true)
    case 3, 4:
      let finger = stage.touchDown(at: edge)
      finger.move(byX: 20, y: 0)
      finger.move(byX: 80, y: 0)
      stage.advance(by: 0.1)
      change()
      stage.advance(by: 0.1)
      finger.move(byX: kind == 3 ? 10 : 300, y: 0)
      stage.advance(by: 0.3)
      finger.lift()
    default:
      scene.navigation.setNavigationBarHidden(true, animated: true)
      scene.navigation.pushViewController(scene["C"], animated: true)
      stage.advance(by: 0.1)
      change()
    }
    try stage.settle()
    let top = try #require(scene.navigation.topViewController)
    #expect(top.view.frame == scene.window.bounds)
    #expect(scene.isAlone(scene.stack.last.map(String.init) ?? ""))
    #expect(top.view.layer.presentationProperties == top.view.layer.properties)
    #expect(scene.issues == [])
    // A picture of the same stack, made without the disturbance.
    let other = try NavigationScene(scene.navigation.viewControllers.map { $0.title! })
    if mirrors {
      other.stage.traits.layoutDirection = .rightToLeft
    } else {
      other.stage.turn(to: .landscapeLeft)
    }
    if kind == 5 { other.navigation.isNavigationBarHidden = true }
    try other.stage.settle()
    #expect(looks(scene.stage) == looks(other.stage))
  }

  /// The visible items, independent of their layers.
  private func looks(_ stage: Stage) -> [DisplayItem] {
    stage.displayList().items.map {
      var item = $0
      (item.layer, item.group, item.clip) = (0, nil, nil)
      return item
    }
  }

  // MARK: The window gets another root during a transition

  @Test(
    "controllers in a transition get balanced callbacks when the window gets another root",
    arguments: 0..<6)
  func rootGoes(kind: Int) throws {
    let scene = try NavigationScene(["A", "B"])
    switch kind {
    case 0, 3: scene.navigation.pushViewController(scene["C"], animated: true)
    case 1, 4: scene.navigation.popViewController(animated: true)
    default:
      let finger = scene.stage.touchDown(at: edge)
      finger.move(byX: 20, y: 0)
      finger.move(byX: 80, y: 0)
    }
    scene.stage.advance(by: 0.1)
    if kind < 3 {
      scene.window.rootViewController = UIViewController()
    } else {
      scene.stage.remove(scene.window)
    }
    try scene.stage.settle()
    let lines = scene.calls()
    for name in ["A", "B", "C"] {
      guard let last = lines.last(where: { $0.hasPrefix("\(name).view") }) else { continue }
      #expect(last.contains("DidDisappear"), "\(lines)")
    }
    #expect(scene.issues == [])
    #expect(scene.navigation.transitionCoordinator == nil)
    guard kind >= 3 else { return }
    scene.stage.add(scene.window)
    try scene.stage.settle()
    #expect(scene.isAlone(String(scene.stack.last!)))
    #expect(
      scene.calls().last { $0.hasPrefix(String(scene.stack.last!)) }?.contains("DidAppear") == true)
  }

  // MARK: Cancelled by the animator

  // Rules: AnimatedTransitions 10.
  @Test(
    "an animator can cancel a push, pop or switch by itself",
    arguments: [UINavigationController.Operation.push, .pop], [0, 0.2])
  func calledOffByAnimator(operation: UINavigationController.Operation, duration: Double) throws {
    let scene = try NavigationScene(["A", "B"])
    scene["B"].loadViewIfNeeded()
    let before = Picture(scene.window)
    scene.delegate.animator = { _ in Unwilling(duration) }
    if operation == .push {
      scene.navigation.pushViewController(scene["C"], animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    try scene.stage.settle()
    #expect(scene.stack == "AB")
    #expect(scene.isAlone("B"))
    #expect(scene["B"].parent === scene.navigation)
    #expect(scene["C"].parent == nil)
    #expect(Picture(scene.window) == before)
    #expect(scene.issues == [])
    #expect(!scene.calls().contains { $0.hasPrefix("didShow") })
  }

  /// Adds the view, and cancels.
  private final class Unwilling: UIViewControllerAnimatedTransitioning {
    let duration: Double
    init(_ duration: Double) { self.duration = duration }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { duration }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      guard duration > 0 else { return context.completeTransition(false) }
      let from = context.view(forKey: .from)
      UIView.animate(withDuration: duration) {
        from?.alpha = 0.5
      } completion: { _ in
        from?.alpha = 1
        context.completeTransition(false)
      }
    }
  }

  // MARK: Requests of completions

  @Test(
    "the request that a coordinator's completion makes is carried out (Coordinators 5)",
    arguments: 0..<4)
  func fromCompletion(kind: Int) throws {
    let scene = try NavigationScene(["A", "B"])
    scene.navigation.pushViewController(scene["C"], animated: true)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      switch kind {
      case 0: scene.navigation.pushViewController(scene["D"], animated: true)
      case 1: scene.navigation.popViewController(animated: true)
      case 2: scene["C"].present(scene["M"], animated: true)
      default: scene.navigation.setViewControllers([scene["D"]], animated: false)
      }
    }
    try scene.stage.settle()
    #expect(scene.stack == ["ABCD", "AB", "ABC", "D"][kind])
    #expect(scene.navigation.presentedViewController === (kind == 2 ? scene["M"] : nil))
    #expect(scene.issues == [])
  }

}
