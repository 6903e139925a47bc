import ControllerSupport
import StageSupport
import TestFormulas
import Foundation
import TestWorlds
import Expectations
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

    /// The index of the selected tab, and the titles of the visible controllers.
    var picture: String { "\(tabs.selectedIndex) \(seen)" }

    var issues: [ControllerIssue] {
      stage.diagnostics.issues.compactMap { $0 as? ControllerIssue }
    }

    /// Gives all controllers a transition and the tabs the shared delegate.
    func animate(with transition: any Transition) {
      for controller in controllers { controller.transitionController.transition = transition }
      tabs.delegate = TransitionTabBarControllerDelegate.shared
    }

    /// Sets tabs with a stack in the first one, and returns the stack.
    func stack() throws -> UINavigationController {
      let navigation = UINavigationController(rootViewController: UIViewController())
      tabs.viewControllers = [navigation, controllers[1], controllers[2]]
      tabs.selectedIndex = 0
      try stage.settle()
      return navigation
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
    let (a, b) = (scene.controllers[0], scene.controllers[1])
    expectEqual(scene.picture, "0 A")
    expectTrue(scene.tabs.selectedViewController === a)
    expectTrue(!b.isViewLoaded && b.tabBarController === scene.tabs)
    expectEqual(scene.tabs.tabBar.items?.map(\.title), ["A", "B", "C"])
    expectTrue(scene.tabs.tabBar.selectedItem === a.tabBarItem)
  }

  // Rules: Tabs 1, 3; ViewControllers 20.
  @Test(
    "switches at once, also with a driver, and does not ask its delegate, if code selects a tab")
  func programmatic() throws {
    let scene = try Scene()
    scene.delegate.interaction = UIPercentDrivenInteractiveTransition()
    scene.tabs.selectedIndex = 1
    expectTrue(scene.tabs.selectedViewController === scene.controllers[1])
    expectTrue(scene.tabs.transitionCoordinator == nil)
    #expect(try scene.stage.settle() == 0)
    expectEqual(
      scene.log.take(),
      [
        "animationControllerFor(A, B)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
        "A.viewWillDisappear(false)", "B.viewIsAppearing(false)", "A.viewDidDisappear(false)",
        "B.viewDidAppear(false)",
      ])
    expectTrue(scene.seen == "B" && scene.controllers[1].view.layer.animationKeys() == nil)
    scene.tabs.selectedViewController = scene.controllers[2]
    expectEqual(scene.tabs.selectedIndex, 2)
  }

  @Test("asks its delegate before a tap selects a tab, and notifies it after (Tabs 2)")
  func tapped() throws {
    let scene = try Scene()
    for (index, allows) in [(1, true), (1, true), (2, false)] {
      scene.delegate.allows = allows
      scene.tap(index)
      try scene.stage.settle()
      scene.log.note(scene.picture)
    }
    expectEqual(
      scene.calls(),
      [
        "shouldSelect(B)", "animationControllerFor(A, B)", "didSelect(B)",
        "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "B.viewIsAppearing(false)",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "1 B",
        "shouldSelect(B)", "didSelect(B)", "1 B", "shouldSelect(C)", "1 B",
      ])
    // A second tap pops a stack to its root.
    let navigation = try scene.stack()
    scene.delegate.allows = true
    for _ in 0..<2 { navigation.pushViewController(UIViewController(), animated: false) }
    try scene.stage.settle()
    scene.tap(0)
    try scene.stage.settle()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("delays the did pair until the animator has ended (Tabs 4, 7; PresentationControllers 24)")
  func animated() throws {
    let scene = try Scene()
    scene.animate(with: Slide())
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0.1)
    expectEqual(scene.tabs.transitionCoordinator?.presentationStyle, UIModalPresentationStyle.none)
    scene.log.note(scene.seen)
    try scene.stage.settle()
    expectEqual(
      scene.calls(),
      [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)", "AB",
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      ])
    expectEqual(scene.seen, "B")
    scene.tabs.selectedIndex = 0
    scene.stage.advance(by: 0.1)
    expectLess(195, scene.controllers[1].view.layer.presentationProperties.position.x, "backward")
    try scene.stage.settle()
    expectEqual(scene.seen, "A")
  }

  @Test("reverses a switch, or finishes it first, if tabs are tapped quickly", arguments: 0..<4)
  func quickly(seed: UInt64) throws {
    let scene = try Scene()
    scene.animate(with: Slide())
    var generator = SeededGenerator(seed: seed)
    var last = 0
    for _ in 0..<30 {
      last = Int.random(in: 0..<3, using: &generator)
      scene.tap(last)
      scene.stage.advance(by: Double.random(in: 0.04...0.2, using: &generator))
    }
    try scene.stage.settle()
    expectEqual(scene.picture, ["0 A", "1 B", "2 C"][last])
    expectEqual(scene.issues, [])
    expectEqual(scene.controllers[last].view.frame, scene.window.bounds)
    let changes = ["A", "B", "C"].map { name in
      scene.log.what.count { $0.hasPrefix("\(name).viewDidAppear") }
        - scene.log.what.count { $0.hasPrefix("\(name).viewDidDisappear") }
    }
    expectEqual(changes, (0..<3).map { ($0 == last ? 1 : 0) - ($0 == 0 ? 1 : 0) })
  }

  @Test("a switch driven by a finger yields to a tap, also when it is cancelled", arguments: 0..<6)
  func tapUnderFinger(kind: Int) throws {
    let scene = try Scene()
    let driven = DrivenTransition {
      let view: UIView = $0.foreViewController.view
      $0.animate(view, \.position, back: $0.center(of: view, beyond: .trailing), fore: view.center)
      $0.endAfterAnimations()
    }
    scene.animate(with: driven)
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0.05)
    driven.interaction.update(0.4)
    scene.stage.advance(by: 0.05)
    if kind >= 3 {
      driven.interaction.cancel()
      scene.stage.advance(by: 0.02)
    }
    driven.isDriven = false
    let goal = [0, 2, 1][kind % 3]
    scene.tabs.selectedIndex = goal
    expectEqual(scene.tabs.selectedIndex, goal)
    scene.stage.advance(by: 0.05)
    driven.interaction.finish()
    try scene.stage.settle()
    let shown = scene.tabs.selectedIndex
    expectTrue(shown == goal && scene.seen == ["A", "B", "C"][goal] && scene.issues == [])
    expectEqual(scene.controllers[shown].view.frame, scene.window.bounds)
    expectEqual(Witness.faults(of: ["B", "C"], in: scene.log.what), [])
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
    expectEqual(
      scene.calls(),
      [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewDidAppear(true)",
      ])
    expectEqual(scene.picture, "0 A")
    expectEqual(Picture(scene.window), before)
    expectTrue(scene.tabs.tabBar.selectedItem === scene.controllers[0].tabBarItem)
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
    expectEqual(scene.picture, (isSelectedLater ? "1 C" : "0 B"))
    expectTrue(scene.controllers[0].parent == nil)
  }

  @Test("keeps the selected controller, else its index, when the tabs change (Tabs 5)")
  func replaced() throws {
    let scene = try Scene()
    let (a, b, c) = (scene.controllers[0], scene.controllers[1], scene.controllers[2])
    scene.tabs.selectedIndex = 2
    try scene.stage.settle()
    var pictures: [String] = []
    for controllers in [[c, a], [b, a], [], [a, b, c]] {
      scene.tabs.viewControllers = controllers
      let selected = scene.tabs.selectedViewController?.title ?? "none"
      try scene.stage.settle()
      pictures.append("\(selected), \(scene.picture)")
    }
    // A stack takes a tab's controller for itself.
    let other = UINavigationController()
    other.pushViewController(a, animated: false)
    try scene.stage.settle()
    pictures.append(scene.picture)
    expectEqual(pictures, ["C, 0 C", "B, 0 B", "none, \(NSNotFound) ", "A, 0 A", "0 B"])
    expectEqual([a, b, c].map(\.parent), [other, scene.tabs, scene.tabs])
    expectTrue(scene.tabs.viewControllers == [b, c] && scene.issues == [])
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
    let label = try #require(bar.subviews.first as? UILabel)
    #expect(try shown() == [] && label.frame == CGRect(x: 0, y: 0, width: 130, height: 49))
    scene.controllers[0].tabBarItem = UITabBarItem(title: "A", image: plain, selectedImage: full)
    scene.controllers[1].tabBarItem = UITabBarItem(title: "B", image: plain, tag: 7)
    var images = [try shown()]
    scene.tabs.selectedIndex = 1
    images.append(try shown())
    scene.controllers[1].tabBarItem.image = nil
    images.append(try shown())
    expectEqual(images, [["full", "plain"], ["plain", "plain"], ["plain"]])
    let view = try #require(bar.subviews.first { ($0 as? UIImageView)?.image != nil })
    let title = try #require(bar.subviews.first { ($0 as? UILabel)?.text == "A" })
    expectEqual(
      [view.frame, title.frame],
      [
        CGRect(x: 52.5, y: 11.25, width: 25, height: 12.5),
        CGRect(x: 0, y: 32, width: 130, height: 14),
      ])
    expectEqual(scene.controllers[1].tabBarItem.tag, 7)
  }

  @Test("has the item of a stack's top, unless the stack has a title, and of a tab set later")
  func items() {
    let (root, tabs) = (UIViewController(), UITabBarController())
    root.title = "Inbox"
    let stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack]
    var titles: [String?] = []
    let other = UIViewController()
    other.title = "Drafts"
    let changes: [() -> Void] = [
      {}, { root.title = "Mail" }, { stack.viewControllers = [other] },
      { other.tabBarItem = UITabBarItem(title: "Later") }, { other.tabBarItem.title = "Again" },
      { stack.title = "Post" }, { stack.pushViewController(root, animated: false) },
    ]
    for change in changes {
      change()
      titles.append(tabs.tabBar.items?.first?.title)
    }
    expectEqual(titles, ["Inbox", "Mail", "Drafts", "Later", "Again", "Post", "Post"])
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
    expectEqual(scene.picture, "0 A")
    expectEqual(scene.tabs.viewControllers?.count, 3)
    expectEqual(scene.issues.count, 3)
  }

  @Test(
    "hides its bar with a push of a controller that hides it, and shows it again (Navigation 16)")
  func hiddenBar() throws {
    let scene = try Scene()
    let navigation = try scene.stack()
    let (bar, stage) = (scene.tabs.tabBar, scene.stage)
    let shown = bar.frame
    expectEqual(shown.maxY, scene.window.bounds.maxY)
    let (hider, above) = (UIViewController(), UIViewController())
    hider.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hider, animated: true)
    stage.advance(by: 0.1)
    let x = bar.layer.presentationProperties.position.x
    expectLess(x, 195)
    expectLess(-195, x)
    let drag = { (width: Double) in
      _ = stage.drag(
        from: CGPoint(x: 5, y: 400), to: CGPoint(x: width, y: 400), duration: 0.5, holdingFor: 0.3)
    }
    let changes: [() -> Void] = [
      {}, { navigation.pushViewController(above, animated: true) },
      { scene.tabs.selectedIndex = 1 }, { scene.tabs.selectedIndex = 0 },
      { navigation.popViewController(animated: false) },
      // The finger cancels a pop, and finishes another.
      { drag(100) }, { drag(300) },
    ]
    var places: [CGFloat] = []
    for change in changes {
      change()
      try stage.settle()
      places.append(bar.frame.minX)
    }
    expectEqual(places, [-390, -390, 0, -390, -390, -390, 0])
    expectEqual(bar.frame, shown)
    expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 49)
  }

  @Test(
    "keeps the room of its bar from its children, above the screen's inset, if it shows the bar")
  func safeArea() throws {
    let scene = try Scene()
    let view: UIView = scene.controllers[0].view
    var bottoms = [view.safeAreaInsets.bottom, scene.tabs.view.safeAreaInsets.bottom]
    scene.tabs.tabBar.isHidden = true
    bottoms.append(view.safeAreaInsets.bottom)
    scene.tap(1)
    expectEqual(scene.tabs.selectedIndex, 0)
    scene.tabs.selectedIndex = 1
    try scene.stage.settle()
    for isHidden in [true, false] {
      scene.tabs.tabBar.isHidden = isHidden
      bottoms.append(scene.controllers[1].view.safeAreaInsets.bottom)
    }
    expectEqual(bottoms, [49, 0, 0, 0, 49])
    let navigation = try scene.stack()
    scene.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    try scene.stage.settle()
    expectEqual(scene.tabs.tabBar.frame.height, 83)
    let hider = UIViewController()
    hider.hidesBottomBarWhenPushed = true
    var insets = [navigation.viewControllers[0].view.safeAreaInsets]
    navigation.pushViewController(hider, animated: true)
    try scene.stage.settle()
    insets.append(hider.view.safeAreaInsets)
    expectEqual(
      insets, [UIEdgeInsets(top: 47 + 44, bottom: 83), UIEdgeInsets(top: 47 + 44, bottom: 34)])
  }
}
