import TestSupport
import Foundation
import Testing
import Transitioning

@MainActor
@Suite("Tabs under adversity")
struct TabAdversityTests {
  private let edge = CGPoint(x: 5, y: 400)

  @Test("the item of a tab that is set later is shown")
  func itemLater() throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let (a, b) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    let item = UITabBarItem(title: "Later")
    b.tabBarItem = item
    #expect(tabs.tabBar.items?.map(\.title) == [nil, "Later"])
    item.title = "Again"
    try stage.settle()
    #expect(tabs.tabBar.subviews.compactMap { ($0 as? UILabel)?.text } == ["", "Again"])
  }

  @Test(
    "tabs are in the bar in the turn that sets them, or at its next layout if there are many",
    arguments: [2, 100])
  func readOut(count: Int) {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let tabs = UITabBarController()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.viewControllers = (0..<count).map { number in
      let child = UIViewController()
      child.title = "\(number)"
      return child
    }
    if count == 100 { tabs.tabBar.layoutIfNeeded() }
    func texts() -> [String] { tabs.tabBar.subviews.compactMap { ($0 as? UILabel)?.text } }
    #expect(texts() == (0..<count).map { "\($0)" })
    #expect(tabs.tabBar.items?.count == count)
    for child in tabs.children.dropLast() { child.removeFromParent() }
    #expect(texts() == ["\(count - 1)"])
    #expect(tabs.tabBar.items?.count == 1)
    #expect(stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "a switch driven by a finger yields to a tap, at any time", arguments: [0.0, 0.4, 1.0], 0..<6)
  func tapUnderFinger(percent: Double, kind: Int) throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let log = Log()
    let children = ["A", "B", "C"].map { LoggingViewController($0, log) }
    let driven = DrivenTransition {
      let view: UIView = $0.foreViewController.view
      $0.animate(view, \.position, back: $0.center(of: view, beyond: .trailing), fore: view.center)
      $0.endAfterAnimations()
    }
    for child in children { child.transitionController.transition = driven }
    let tabs = UITabBarController()
    tabs.viewControllers = children
    tabs.delegate = TransitionTabBarControllerDelegate.sharedDelegate()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    tabs.selectedIndex = 1
    stage.advance(by: 0.05)
    driven.interaction.update(CGFloat(percent))
    stage.advance(by: 0.05)
    if kind >= 3 {
      driven.interaction.cancel()
      if kind == 5 { stage.advance(by: 0.02) }
    }
    driven.isDriven = false
    let goal = [0, 2, 1, 2, 1, 0][kind]
    tabs.selectedIndex = goal
    #expect(tabs.selectedIndex == goal)
    stage.advance(by: 0.05)
    driven.interaction.finish()
    try stage.settle()
    #expect(tabs.selectedIndex == goal || kind == 2 || kind == 4)
    let shown = try #require(tabs.selectedViewController)
    let view: UIView = shown.view
    #expect(view.superview?.subviews == [view])
    #expect(shown.view.frame == window.bounds)
    let lines = log.take()
    for child in children {
      guard let last = lines.last(where: { $0.hasPrefix(child.title! + ".view") }) else { continue }
      #expect(last.contains(child === shown ? "DidAppear" : "DidDisappear"), "\(lines)")
    }
    #expect(stage.diagnostics.issues.isEmpty)
  }

  // Rules: Navigation 16.
  @Test(
    "the tab bar comes back when a pop to the root is cancelled, at any point",
    arguments: [0.3, 0.6])
  func barOfTabs(fraction: Double) throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let (a, b) = (UIViewController(), UIViewController())
    b.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    stack.pushViewController(b, animated: true)
    try stage.settle()
    #expect(tabs.tabBar.frame.maxX <= 0)
    stage.drag(
      from: edge, to: CGPoint(x: edge.x + window.bounds.width * fraction, y: 400), duration: 1,
      holdingFor: 0.3)
    try stage.settle()
    #expect((tabs.tabBar.frame.minX == 0) == (fraction > 0.5))
    let top = try #require(stack.topViewController)
    #expect(
      top.view.safeAreaInsets.bottom == (fraction > 0.5 ? 49 : 0) + window.safeAreaInsets.bottom)
  }

  @Test("a tab bar that outlives its controller can be tapped")
  func barOutlives() throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let bar: UITabBar
    weak var former: UITabBarController?
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.loadViewIfNeeded()
      (bar, former) = (tabs.tabBar, tabs)
    }
    #expect(former == nil)
    root.view.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 0, width: 300, height: 49)
    try stage.settle()
    stage.tap(at: CGPoint(x: 200, y: 20))
    try stage.settle()
    stage.turn(to: .landscapeLeft)
    try stage.settle()
  }

  @Test(
    "a dismissal in the context of a tab that comes back ends before (ViewControllers 17)",
    arguments: [false, true])
  func dismissedComing(selectsFirst: Bool) throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let log = Log()
    let (a, b, m) = (
      LoggingViewController("A", log), LoggingViewController("B", log),
      LoggingViewController("M", log)
    )
    a.definesPresentationContext = true
    m.modalPresentationStyle = .currentContext
    b.transitionController.transition = Fade()
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    tabs.delegate = TransitionTabBarControllerDelegate.sharedDelegate()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    a.present(m, animated: false)
    try stage.settle()
    tabs.selectedIndex = 1
    try stage.settle()
    _ = log.take()
    if selectsFirst { tabs.selectedIndex = 0 }
    a.dismiss(animated: true)
    if !selectsFirst { tabs.selectedIndex = 0 }
    try stage.settle()
    let lines = log.take()
    #expect(lines.last { $0.hasPrefix("A.") }?.hasPrefix("A.viewDidAppear") == true, "\(lines)")
    #expect(lines.filter { $0.hasPrefix("A.viewWillAppear") }.count == 1, "\(lines)")
    #expect(a.view.window != nil)
    #expect(m.view.window == nil)
    #expect(stage.diagnostics.issues.isEmpty)
  }

  @Test("the item of a stack has its root's title, unless the stack has its own")
  func tabOfStack() {
    let (root, tabs) = (UIViewController(), UITabBarController())
    root.title = "Inbox"
    let stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack]
    var shown: String? { tabs.tabBar.items?.first?.title }
    #expect(shown == "Inbox")
    root.title = "Mail"
    #expect(shown == "Mail")
    let other = UIViewController()
    other.title = "Drafts"
    stack.viewControllers = [other]
    #expect(shown == "Drafts")
    other.tabBarItem = UITabBarItem(title: "Later")
    #expect(shown == "Later")
    stack.title = "Post"
    #expect(shown == "Post")
    stack.pushViewController(root, animated: false)
    #expect(shown == "Post")
  }
}
