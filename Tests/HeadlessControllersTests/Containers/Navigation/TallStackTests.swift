import TestFormulas
import Foundation
import HeadlessStage
import HeadlessViews
import TestWorlds
import Expectations

@testable import HeadlessControllers

@MainActor
@Suite("A tall stack")
struct TallStackTests {
  let stage = Stage()
  let window: UIWindow
  let tabs = UITabBarController()
  let navigation = UINavigationController()

  init() {
    window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
  }

  private func pages(_ count: Int) -> [UIViewController] {
    let pages = (0..<count).map { _ in UIViewController() }
    navigation.viewControllers = pages
    stage.advance(by: 0)
    return pages
  }

  private var isBarOut: Bool { tabs.tabBar.frame.maxX <= window.bounds.minX }

  private func push(_ count: Int = 1) {
    for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
    stage.advance(by: 0)
  }

  @Test("drops controllers that are removed from it, in any order")
  func leaving() {
    var random = SeededGenerator(seed: 1)
    var pages = pages(60)
    let top = pages.last
    while pages.count > 1 {
      let gone = pages.remove(at: Int.random(in: 0..<pages.count - 1, using: &random))
      gone.removeFromParent()
      if Bool.random(using: &random) { stage.advance(by: 0) }
      expectTrue(gone.parent == nil)
      expectEqual(navigation.viewControllers, pages)
    }
    stage.advance(by: 0)
    expectTrue(navigation.children == pages && top?.view.window === window)
    expectEqual(navigation.navigationBar.items?.count, 1)
    expectTrue(navigation.navigationBar.backItem == nil)
  }

  @Test("is popped to the next remaining controller")
  func popping() {
    let pages = pages(40)
    for page in pages[10..<39] { page.removeFromParent() }
    expectTrue(navigation.popViewController(animated: false) === pages[39])
    pages[0].removeFromParent()
    expectEqual(navigation.popToRootViewController(animated: false), Array(pages[2...9]))
    stage.advance(by: 0)
    expectTrue(navigation.children == [pages[1]] && pages[1].view.window === window)
  }

  @Test("hides a tab bar as long as any controller wants that, at any depth (Navigation 16)")
  func bar() {
    let pages = pages(100)
    var isOut = [isBarOut]
    pages[3].hidesBottomBarWhenPushed = true
    for count in [1, 50] {
      push(count)
      isOut.append(isBarOut)
    }
    pages[3].hidesBottomBarWhenPushed = false
    push()
    isOut.append(isBarOut)
    pages[90].hidesBottomBarWhenPushed = true
    push()
    isOut.append(isBarOut)
    pages[90].removeFromParent()
    push()
    isOut.append(isBarOut)
    navigation.popToViewController(pages[1], animated: false)
    stage.advance(by: 0)
    pages[0].hidesBottomBarWhenPushed = true
    push(60)
    isOut.append(isBarOut)
    navigation.setViewControllers(Array(pages[1...60]), animated: false)
    stage.advance(by: 0)
    isOut.append(isBarOut)
    expectEqual(isOut, [false, true, true, false, true, false, true, false])
  }

  @Test("reads the wishes of controllers that have left and come back")
  func cancelledPop() throws {
    let pages = pages(60)
    push()
    navigation.popToViewController(pages[10], animated: true)
    stage.advance(by: 0.1)
    pages[40].hidesBottomBarWhenPushed = true
    pages[5].hidesBottomBarWhenPushed = true
    pages[5].hidesBottomBarWhenPushed = false
    navigation.setViewControllers(pages, animated: true)
    try stage.settle()
    expectTrue(isBarOut)
  }
}
