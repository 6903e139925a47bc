import TestSupport
import Foundation
import TestWorlds
import Testing
import Transitioning

@MainActor
@Suite("A tab bar controller")
struct TabTests {
  @MainActor
  private final class Delegate: UITabBarControllerDelegate {
    let log: Log
    var allows = true
    var animator: (() -> (any UIViewControllerAnimatedTransitioning)?)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.note("shouldSelect(\(viewController.title ?? "?"))")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.note("didSelect(\(viewController.title ?? "?"))") }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.note("animationControllerFor(\(fromVC.title ?? "?"), \(toVC.title ?? "?"))")
      return animator?()
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// A phone with three tabs, at rest on the first.
  @MainActor
  private final class Scene {
    let stage = Stage()
    let window: UIWindow
    let log = Log()
    let tabs = UITabBarController()
    let delegate: Delegate
    let controllers: [LoggingViewController]

    init() throws {
      window = UIWindow(stage: stage)
      stage.diagnostics.handler = { _ in }
      let log = log
      delegate = Delegate(log)
      controllers = ["A", "B", "C"].map { LoggingViewController($0, log) }
      tabs.viewControllers = controllers
      tabs.delegate = delegate
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      try stage.settle()
      _ = log.take()
    }

    /// The log since the last call, without the loading of views.
    func calls() -> [String] { log.take().filter { !$0.contains("oad") } }

    func tap(_ index: Int) {
      let width = Double(window.bounds.width) / Double(controllers.count)
      stage.tap(
        at: CGPoint(x: (Double(index) + 0.5) * width, y: window.bounds.maxY - 25),
        pressDuration: 0.005)
    }

    /// The titles of the controllers whose views are visible.
    var seen: String {
      controllers.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title).joined()
    }

    var issues: [TransitionIssue] {
      stage.diagnostics.issues.compactMap { $0 as? TransitionIssue }
    }
  }

  /// Slides the tab with the larger index over the other one.
  private final class Slide: Transition {
    func start(with context: TransitionContext) {
      let view: UIView = context.foreViewController.view
      context.animate(
        view, \.position, back: context.center(of: view, beyond: .trailing), fore: view.center)
      context.endAfterAnimations()
    }
  }

  @Test("shows the first of its controllers, and loads no other (Tabs 5, 6)")
  func first() throws {
    let scene = try Scene()
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.tabs.selectedViewController === scene.controllers[0])
    #expect(scene.seen == "A")
    #expect(!scene.controllers[1].isViewLoaded)
    #expect(scene.controllers[1].tabBarController === scene.tabs)
    #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(scene.tabs.tabBar.selectedItem === scene.controllers[0].tabBarItem)
  }

  // Rules: Tabs 1; ViewControllers 20.
  @Test("switches at once, and does not ask its delegate, if code selects a tab")
  func programmatic() throws {
    let scene = try Scene()
    scene.tabs.selectedIndex = 1
    #expect(scene.tabs.selectedViewController === scene.controllers[1])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "animationControllerFor(A, B)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
        "A.viewWillDisappear(false)", "B.viewIsAppearing(false)", "A.viewDidDisappear(false)",
        "B.viewDidAppear(false)",
      ])
    #expect(scene.seen == "B")
    scene.tabs.selectedViewController = scene.controllers[2]
    #expect(scene.tabs.selectedIndex == 2)
  }

  @Test("asks its delegate before a tap selects a tab, and notifies it after (Tabs 2)")
  func tapped() throws {
    let scene = try Scene()
    scene.tap(1)
    try scene.stage.settle()
    #expect(
      scene.calls() == [
        "shouldSelect(B)", "animationControllerFor(A, B)", "didSelect(B)",
        "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "B.viewIsAppearing(false)",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
    scene.tap(1)
    try scene.stage.settle()
    #expect(scene.calls() == ["shouldSelect(B)", "didSelect(B)"])
    scene.delegate.allows = false
    scene.tap(2)
    try scene.stage.settle()
    #expect(scene.calls() == ["shouldSelect(C)"])
    #expect(scene.tabs.selectedIndex == 1)
  }

  @Test("delays the did pair until the animator has ended (Tabs 4, 7; PresentationControllers 24)")
  func animated() throws {
    let scene = try Scene()
    let transition = Slide()
    for controller in scene.controllers { controller.transitionController.transition = transition }
    let shared = TransitionTabBarControllerDelegate.sharedDelegate()
    scene.tabs.delegate = shared
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0.1)
    #expect(
      scene.calls() == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)",
      ])
    #expect(scene.tabs.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
    #expect(scene.seen == "AB")
    try scene.stage.settle()
    #expect(scene.calls() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
    #expect(scene.seen == "B")
    scene.tabs.selectedIndex = 0
    scene.stage.advance(by: 0.1)
    #expect(scene.controllers[1].view.layer.presentationProperties.position.x > 195, "backward")
    try scene.stage.settle()
    #expect(scene.seen == "A")
  }

  @Test("reverses a switch, or finishes it first, if tabs are tapped quickly", arguments: 0..<6)
  func quickly(seed: UInt64) throws {
    let scene = try Scene()
    let transition = Slide()
    for controller in scene.controllers { controller.transitionController.transition = transition }
    let shared = TransitionTabBarControllerDelegate.sharedDelegate()
    scene.tabs.delegate = shared
    var generator = SeededGenerator(seed: seed)
    var last = 0
    for _ in 0..<30 {
      last = Int.random(in: 0..<3, using: &generator)
      scene.tap(last)
      scene.stage.advance(by: Double.random(in: 0.04...0.2, using: &generator))
    }
    try scene.stage.settle()
    #expect(scene.tabs.selectedIndex == last)
    #expect(scene.seen == ["A", "B", "C"][last])
    #expect(scene.controllers[last].view.frame == scene.window.bounds)
    #expect(scene.issues == [])
    for name in ["A", "B", "C"] {
      let calls = scene.log.what.filter { $0.hasPrefix(name) }
      let appeared = calls.filter { $0.contains("viewDidAppear") }.count
      let gone = calls.filter { $0.contains("viewDidDisappear") }.count
      let isLast = scene.controllers[last].title == name
      #expect(gone - appeared == (name == "A" ? 1 : 0) - (isLast ? 1 : 0))
    }
  }

  @Test("keeps its selection when a switch is cancelled (Tabs 4; ViewControllers 22)")
  func cancelled() throws {
    let scene = try Scene()
    let before = Picture(scene.window)
    let driver = UIPercentDrivenInteractiveTransition()
    let transition = Slide()
    scene.controllers[1].transitionController.transition = transition
    scene.delegate.animator = {
      scene.controllers[1].transitionController.animationController(
        forPresented: scene.controllers[1], presenting: scene.controllers[0], source: scene.tabs)
    }
    scene.delegate.interaction = driver
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0)
    driver.update(0.4)
    scene.stage.advance(by: 0.5)
    _ = scene.log.take()
    driver.cancel()
    try scene.stage.settle()
    #expect(scene.tabs.selectedIndex == 0)
    #expect(
      scene.calls() == [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewDidAppear(true)",
      ])
    #expect(Picture(scene.window) == before)
    #expect(scene.tabs.tabBar.selectedItem === scene.controllers[0].tabBarItem)
  }

  @Test("does not return to a controller that has lost its tab (Tabs 4)", arguments: [false, true])
  func cancelledWithoutTab(isSelectedLater: Bool) throws {
    let scene = try Scene()
    let (b, c) = (scene.controllers[1], scene.controllers[2])
    let driver = UIPercentDrivenInteractiveTransition()
    for controller in [b, c] { controller.transitionController.transition = Slide() }
    scene.delegate.animator = {
      b.transitionController.animationController(
        forPresented: b, presenting: scene.controllers[0], source: scene.tabs)
    }
    scene.delegate.interaction = driver
    scene.tabs.setViewControllers([b, c], animated: !isSelectedLater)
    if isSelectedLater { scene.tabs.selectedIndex = 1 }
    scene.stage.advance(by: 0)
    driver.cancel()
    try scene.stage.settle()
    #expect(scene.tabs.selectedIndex == (isSelectedLater ? 1 : 0))
    #expect(scene.seen == (isSelectedLater ? "C" : "B"))
    #expect(scene.controllers[0].parent == nil)
  }

  @Test("keeps the selected controller, else its index, when the tabs change (Tabs 5)")
  func replaced() throws {
    let scene = try Scene()
    let (a, b, c) = (scene.controllers[0], scene.controllers[1], scene.controllers[2])
    scene.tabs.selectedIndex = 2
    try scene.stage.settle()
    scene.tabs.viewControllers = [c, a]
    #expect(scene.tabs.selectedViewController === c)
    #expect(scene.tabs.selectedIndex == 0)
    try scene.stage.settle()
    #expect(b.parent == nil)
    scene.tabs.viewControllers = [b, a]
    #expect(scene.tabs.selectedViewController === b)
    try scene.stage.settle()
    #expect(scene.seen == "B")
    #expect(c.parent == nil)
    scene.tabs.viewControllers = []
    try scene.stage.settle()
    #expect(scene.tabs.selectedIndex == NSNotFound)
    #expect(scene.seen == "")
    scene.tabs.viewControllers = [a, b, c]
    try scene.stage.settle()
    #expect(scene.seen == "A")
    #expect(scene.issues == [])
  }

  @Test("changes at once without an animator, also if there is a driver (Tabs 3)")
  func instant() throws {
    let scene = try Scene()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.delegate.interaction = driver
    scene.tabs.selectedIndex = 1
    #expect(scene.tabs.transitionCoordinator == nil)
    scene.stage.advance(by: 0)
    #expect(scene.seen == "B")
    #expect(scene.controllers[1].view.layer.animationKeys() == nil)
    #expect(scene.calls().filter { $0.hasPrefix("animationControllerFor") }.count == 1)
  }

  @Test("shows the images of its tabs above their titles")
  func pictures() throws {
    let scene = try Scene()
    let (plain, full) = (picture("plain"), picture("full"))
    let bar = scene.tabs.tabBar
    func shown() throws -> [String] {
      try scene.stage.settle()
      return bar.subviews.compactMap { ($0 as? UIImageView)?.image?.name }
    }
    #expect(try shown() == [])
    let label = try #require(bar.subviews.first as? UILabel)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 130, height: 49))
    scene.controllers[0].tabBarItem = UITabBarItem(title: "A", image: plain, selectedImage: full)
    scene.controllers[1].tabBarItem = UITabBarItem(title: "B", image: plain, tag: 7)
    #expect(try shown() == ["full", "plain"])
    scene.tabs.selectedIndex = 1
    #expect(try shown() == ["plain", "plain"])
    scene.controllers[1].tabBarItem.image = nil
    #expect(try shown() == ["plain"])
    let view = try #require(bar.subviews.first { ($0 as? UIImageView)?.image != nil })
    #expect(view.frame == CGRect(x: 52.5, y: 11.25, width: 25, height: 12.5))
    let title = try #require(bar.subviews.first { ($0 as? UILabel)?.text == "A" })
    #expect(title.frame == CGRect(x: 0, y: 32, width: 130, height: 14))
    #expect(scene.controllers[1].tabBarItem.tag == 7)
  }

  private func picture(_ name: String) -> UIImage {
    UIImage(named: name, size: CGSize(width: 50, height: 25), topLeft: .black, bottomRight: .white)
  }

  @Test("refuses invalid tabs")
  func refusals() throws {
    let scene = try Scene()
    scene.tabs.selectedIndex = 7
    scene.tabs.selectedViewController = scene.tabs
    scene.tabs.viewControllers = [scene.controllers[0], scene.controllers[0]]
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.tabs.viewControllers?.count == 3)
    #expect(scene.issues.count == 3)
  }

  @Test("pops a navigation controller to its root when its tab is tapped again (Tabs 2)")
  func tappedAgain() throws {
    let scene = try Scene()
    let navigation = UINavigationController(rootViewController: UIViewController())
    scene.tabs.viewControllers = [navigation, scene.controllers[1], scene.controllers[2]]
    scene.tabs.selectedIndex = 0
    try scene.stage.settle()
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    try scene.stage.settle()
    scene.tap(0)
    try scene.stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("continues with the other children if one is taken away")
  func takenAway() throws {
    let scene = try Scene()
    let other = UINavigationController()
    other.pushViewController(scene.controllers[0], animated: false)
    try scene.stage.settle()
    #expect(scene.controllers[0].parent === other)
    #expect(scene.tabs.viewControllers == [scene.controllers[1], scene.controllers[2]])
    #expect(scene.seen == "B")
  }

  @Test(
    "hides its bar with a push of a controller that hides it, and shows it again (Navigation 16)")
  func hiddenBar() throws {
    let scene = try Scene()
    let navigation = UINavigationController(rootViewController: UIViewController())
    scene.tabs.viewControllers = [navigation, scene.controllers[1]]
    scene.tabs.selectedIndex = 0
    try scene.stage.settle()
    let bar = scene.tabs.tabBar
    let shown = bar.frame
    #expect(shown.maxY == scene.window.bounds.maxY)
    let (hider, above) = (UIViewController(), UIViewController())
    hider.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hider, animated: true)
    scene.stage.advance(by: 0.1)
    let x = bar.layer.presentationProperties.position.x
    #expect(x < 195)
    #expect(x > -195)
    try scene.stage.settle()
    #expect(bar.frame.maxX == 0)
    navigation.pushViewController(above, animated: true)
    try scene.stage.settle()
    #expect(bar.frame.maxX == 0)
    scene.tabs.selectedIndex = 1
    try scene.stage.settle()
    #expect(bar.frame == shown)
    scene.tabs.selectedIndex = 0
    try scene.stage.settle()
    #expect(bar.frame.maxX == 0)
    navigation.popViewController(animated: false)
    try scene.stage.settle()
    scene.stage.drag(
      from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5, holdingFor: 0.3)
    try scene.stage.settle()
    #expect(bar.frame.maxX == 0)
    navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(bar.frame == shown)
  }

  @Test("gives the room of its bar to the children while the app hides the bar")
  func barHiddenByHand() throws {
    let scene = try Scene()
    let view: UIView = scene.controllers[0].view
    scene.tabs.tabBar.isHidden = true
    #expect(view.safeAreaInsets.bottom == 0)
    scene.tap(1)
    #expect(scene.tabs.selectedIndex == 0)
    scene.tabs.selectedIndex = 1
    try scene.stage.settle()
    #expect(scene.controllers[1].view.safeAreaInsets.bottom == 0)
    scene.tabs.tabBar.isHidden = false
    #expect(scene.controllers[1].view.safeAreaInsets.bottom == 49)
  }

  @Test("keeps the room of its bar from its children, above the screen's inset")
  func safeArea() throws {
    let scene = try Scene()
    let view: UIView = scene.controllers[0].view
    #expect(view.safeAreaInsets.bottom == 49)
    #expect(scene.tabs.view.safeAreaInsets.bottom == 0)
    scene.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    try scene.stage.settle()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(scene.tabs.tabBar.frame.height == 83)
    let navigation = UINavigationController(rootViewController: UIViewController())
    scene.tabs.viewControllers = [navigation]
    try scene.stage.settle()
    let content: UIView = navigation.viewControllers[0].view
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 47 + 44, bottom: 83))
    let hider = UIViewController()
    hider.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hider, animated: true)
    try scene.stage.settle()
    #expect(hider.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, bottom: 34))
  }
}
