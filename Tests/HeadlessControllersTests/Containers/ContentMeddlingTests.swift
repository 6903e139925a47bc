import Testing
import Transitioning

/// A controller that runs a closure when its title is read.
@MainActor
private final class TalkingController: UIViewController {
  var whenTitled: () -> Void = {}

  override var title: String? {
    get {
      whenTitled()
      return super.title
    }
    set { super.title = newValue }
  }
}

/// A delegate that runs a closure when it is asked for an animator.
@MainActor
private final class Meddler: UITabBarControllerDelegate {
  var whenAsked: () -> Void = {}

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    whenAsked()
    return nil
  }
}

@MainActor
@Suite("A container that is changed while it changes its content")
struct ContentMeddlingTests {
  private let stage = Stage()

  private func show(_ root: UIViewController) throws -> UIWindow {
    let window = UIWindow(stage: stage)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try stage.settle()
    return window
  }

  @Test("selects another tab if the delegate removes the requested one")
  func tab() throws {
    let (tabs, meddler) = (UITabBarController(), Meddler())
    let all = (0..<3).map { _ in UIViewController() }
    tabs.viewControllers = all
    tabs.delegate = meddler
    let window = try show(tabs)
    meddler.whenAsked = { all[1].removeFromParent() }
    tabs.selectedIndex = 1
    try stage.settle()
    #expect(tabs.viewControllers == [all[0], all[2]])
    #expect(tabs.selectedViewController === all[0])
    #expect(all[0].view.window === window)
    #expect(all[1].parent == nil)
  }

  @Test("shows the top controller, whatever an overridden title requests")
  func title() throws {
    let (bottom, top) = (UIViewController(), TalkingController())
    let navigation = UINavigationController(rootViewController: bottom)
    let window = try show(navigation)
    top.whenTitled = { [unowned top] in
      top.whenTitled = {}
      navigation.popViewController(animated: true)
    }
    navigation.pushViewController(top, animated: true)
    try stage.settle()
    _ = top.title
    try stage.settle()
    #expect(navigation.viewControllers == [bottom])
    #expect(bottom.view.window === window)
  }

  @Test("keeps no view of a controller that leaves during the change", arguments: [false, true])
  func leaving(animated: Bool) throws {
    let (bottom, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: bottom)
    let window = try show(navigation)
    navigation.pushViewController(top, animated: animated)
    stage.advance(by: 0.1)
    bottom.removeFromParent()
    try stage.settle()
    #expect(navigation.viewControllers == [top])
    #expect(top.view.window === window)
    #expect(bottom.view.superview == nil)
  }

  @Test("leaves alone a view that has moved elsewhere during the change", arguments: [false, true])
  func adopting(isChild: Bool) throws {
    let (bottom, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: bottom)
    let window = try show(navigation)
    navigation.pushViewController(top, animated: true)
    stage.advance(by: 0.1)
    bottom.removeFromParent()
    if isChild { top.addChild(bottom) }
    top.view.addSubview(bottom.view)
    try stage.settle()
    #expect(navigation.viewControllers == [top])
    #expect(top.view.window === window)
    #expect(bottom.view.superview === top.view)
  }
}
