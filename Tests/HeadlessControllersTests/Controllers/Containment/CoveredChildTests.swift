import TestSupport
import Testing
import Transitioning

/// Presentations in the context of a container's child while the container itself is covered
/// (ViewControllers 14, 31; PresentationControllers 16).
@MainActor
@Suite("A presentation in the context of a child of a covered container")
struct CoveredChildTests {
  /// A tab bar controller, a child that presents in its own context, and a controller that covers
  /// the tab bar controller.
  @MainActor
  private final class Scene {
    let stage = Stage()
    let window: UIWindow
    let log = Log()
    let tabs = UITabBarController()
    let (child, modal, cover): (LoggingViewController, LoggingViewController, LoggingViewController)

    init() throws {
      window = UIWindow(stage: stage)
      child = LoggingViewController("A", log)
      modal = LoggingViewController("M", log)
      cover = LoggingViewController("C", log)
      child.definesPresentationContext = true
      modal.modalPresentationStyle = .currentContext
      cover.modalPresentationStyle = .fullScreen
      tabs.viewControllers = [child]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      try stage.settle()
    }

    func present() throws {
      child.present(modal, animated: false)
      try stage.settle()
      _ = log.take()
    }

    /// The appearance callbacks of a controller, until the stage rests.
    func calls(of name: String) throws -> [String] {
      try stage.settle()
      return log.take().filter { $0.hasPrefix("\(name).view") && $0.contains("ppear(") }.map {
        String($0.dropFirst(name.count + 5).prefix { $0 != "(" })
      }
    }
  }

  @Test("a child that comes back leaves again with its container", arguments: [false, true])
  func dismissed(isAnimated: Bool) throws {
    let scene = try Scene()
    try scene.present()
    scene.child.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    scene.tabs.present(scene.cover, animated: isAnimated)
    #expect(
      try scene.calls(of: "A") == ["WillAppear", "WillDisappear", "DidDisappear"])
    scene.tabs.dismiss(animated: false)
    #expect(try scene.calls(of: "A") == ["WillAppear", "DidAppear"])
  }

  @Test(
    "a child whose view comes back in the screen's container leaves with its own container",
    arguments: [false, true])
  func dismissedTwo(isAnimated: Bool) throws {
    let scene = try Scene()
    try scene.present()
    let upper = LoggingViewController("U", scene.log)
    upper.modalPresentationStyle = .fullScreen
    scene.modal.present(upper, animated: false)
    try scene.stage.settle()
    _ = scene.log.take()
    scene.child.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    scene.tabs.present(scene.cover, animated: isAnimated)
    #expect(
      try scene.calls(of: "A") == ["WillAppear", "WillDisappear", "DidDisappear"])
    scene.tabs.dismiss(animated: false)
    #expect(try scene.calls(of: "A") == ["WillAppear", "DidAppear"])
    #expect(scene.child.view.window === scene.window)
  }

  @Test("a cancelled dismissal brings nothing back off the screen", arguments: [false, true])
  func cancelled(isAnimated: Bool) throws {
    let scene = try Scene()
    try scene.present()
    let transition = HeldFade()
    scene.modal.transitionController.transition = transition
    scene.modal.dismiss(animated: true)
    scene.stage.advance(by: 0)
    transition.driver.update(0.5)
    scene.tabs.present(scene.cover, animated: isAnimated)
    scene.stage.advance(by: 0.1)
    transition.driver.cancel()
    #expect(try scene.calls(of: "M") == ["WillDisappear", "DidDisappear"])
    scene.tabs.dismiss(animated: false)
    #expect(try scene.calls(of: "M") == ["WillAppear", "DidAppear"])
  }

  @Test(
    "a dismissal that begins while the container leaves, and is cancelled, brings nothing back",
    arguments: [false, true])
  func cancelledLater(isAnimated: Bool) throws {
    let scene = try Scene()
    scene.modal.modalPresentationStyle = .overCurrentContext
    try scene.present()
    let transition = HeldFade()
    scene.modal.transitionController.transition = transition
    scene.tabs.present(scene.cover, animated: isAnimated)
    scene.modal.dismiss(animated: true)
    scene.stage.advance(by: 0)
    transition.driver.cancel()
    #expect(try scene.calls(of: "M") == ["WillDisappear", "DidDisappear"])
    scene.tabs.dismiss(animated: false)
    #expect(try scene.calls(of: "M") == ["WillAppear", "DidAppear"])
  }

  @Test("a dismissal that is cancelled while another tab comes brings nothing back")
  func exchanged() throws {
    let scene = try Scene()
    let other = LoggingViewController("O", scene.log)
    scene.tabs.viewControllers = [scene.child, other]
    scene.tabs.delegate = TransitionTabBarControllerDelegate.sharedDelegate()
    try scene.present()
    let (change, dismissal) = (HeldFade(), HeldFade())
    other.transitionController.transition = change
    scene.modal.transitionController.transition = dismissal
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0)
    scene.modal.dismiss(animated: true)
    scene.stage.advance(by: 0)
    dismissal.driver.cancel()
    scene.stage.advance(by: 0.1)
    change.driver.finish()
    #expect(try scene.calls(of: "M") == ["WillDisappear", "DidDisappear"])
    other.transitionController.transition = nil
    scene.tabs.selectedIndex = 0
    #expect(try scene.calls(of: "M") == ["WillAppear", "DidAppear"])
  }

  @Test("a dismissal of two ends before the child's tab leaves")
  func dismissedTwoInTab() throws {
    let scene = try Scene()
    scene.tabs.viewControllers = [scene.child, UIViewController()]
    try scene.present()
    let front = LoggingViewController("F", scene.log)
    front.modalPresentationStyle = .overFullScreen
    scene.modal.present(front, animated: false)
    try scene.stage.settle()
    _ = scene.log.take()
    let dismissal = HeldFade()
    front.transitionController.transition = dismissal
    scene.child.dismiss(animated: true)
    scene.stage.advance(by: 0)
    scene.tabs.selectedIndex = 1
    #expect(
      try scene.calls(of: "A") == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"])
    #expect(scene.child.presentedViewController == nil)
  }

  @Test("a presented controller leaves with the container", arguments: [false, true])
  func presented(isAnimated: Bool) throws {
    let scene = try Scene()
    scene.child.present(scene.modal, animated: true)
    scene.stage.advance(by: 0.1)
    scene.tabs.present(scene.cover, animated: isAnimated)
    #expect(
      try scene.calls(of: "M") == ["WillAppear", "WillDisappear", "DidDisappear"])
    scene.tabs.dismiss(animated: false)
    #expect(try scene.calls(of: "M") == ["WillAppear", "DidAppear"])
  }

  @Test("a presentation on its way outlives the appearance of the container, and returns the child")
  func reversed() throws {
    let scene = try Scene()
    scene.tabs.present(scene.cover, animated: false)
    try scene.stage.settle()
    scene.tabs.dismiss(animated: true)
    scene.stage.advance(by: 0)
    scene.child.present(scene.modal, animated: true)
    scene.stage.advance(by: 0.35)
    _ = scene.log.take()
    scene.modal.dismiss(animated: true)
    #expect(try scene.calls(of: "A") == ["WillAppear", "DidAppear"])
    #expect(scene.child.view.window === scene.window)
  }

  @Test("a child that presents while its container leaves disappears at once, and once")
  func stays() throws {
    let scene = try Scene()
    let transition = HeldFade()
    _ = scene.log.take()
    scene.cover.transitionController.transition = transition
    scene.tabs.present(scene.cover, animated: true)
    scene.child.present(scene.modal, animated: false)
    scene.stage.advance(by: 0)
    transition.driver.cancel()
    #expect(try scene.calls(of: "A") == ["WillDisappear", "DidDisappear"])
    #expect(scene.child.view.window == nil)
  }

  @Test("a presented controller that presents while its container returns disappears once")
  func returns() throws {
    let scene = try Scene()
    try scene.present()
    let transition = HeldFade()
    scene.cover.transitionController.transition = transition
    scene.tabs.present(scene.cover, animated: true)
    scene.stage.advance(by: 0)
    transition.driver.update(0.1)
    transition.driver.cancel()
    scene.stage.advance(by: 0)
    let upper = LoggingViewController("U", scene.log)
    upper.modalPresentationStyle = .fullScreen
    scene.modal.present(upper, animated: true)
    #expect(try scene.calls(of: "M") == ["WillDisappear", "DidDisappear"])
  }

  @Test(
    "a presented controller that stays after all appears in a container that has come back",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func staysPresented(_ style: UIModalPresentationStyle) throws {
    let scene = try Scene()
    scene.modal.modalPresentationStyle = style
    try scene.present()
    scene.tabs.present(scene.cover, animated: false)
    try scene.stage.settle()
    _ = scene.log.take()
    let transition = HeldFade()
    scene.modal.transitionController.transition = transition
    scene.tabs.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    scene.modal.dismiss(animated: true)
    scene.stage.advance(by: 1)
    transition.driver.cancel()
    #expect(
      try scene.calls(of: "M") == ["WillAppear", "WillDisappear", "WillAppear", "DidAppear"])
    #expect(scene.modal.view.window === scene.window)
  }

  @Test("a child that comes back while its container is covered appears with its container")
  func uncovered() throws {
    let scene = try Scene()
    try scene.present()
    scene.tabs.present(scene.cover, animated: false)
    scene.child.dismiss(animated: true)
    scene.tabs.dismiss(animated: false)
    #expect(try scene.calls(of: "A") == ["WillAppear", "DidAppear"])
    #expect(scene.child.view.window === scene.window)
  }
}
