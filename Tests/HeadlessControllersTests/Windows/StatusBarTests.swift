import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// The question whether the status bar is what it was, after a swipe that was called off.
@MainActor
@Suite("The status bar of a stage")
struct StatusBarTests {
  private final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var isBarHidden = false

    init(_ title: String, _ style: UIStatusBarStyle, isBarHidden: Bool = false) {
      super.init()
      (self.title, self.style, self.isBarHidden) = (title, style, isBarHidden)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBarHidden }
  }

  private let wall = Page("wall", .darkContent)
  private let photo = Page("photo", .lightContent, isBarHidden: true)

  private func look(_ stage: Stage) -> [String] {
    ["\(stage.statusBarStyle)", "\(stage.isStatusBarHidden)"]
  }

  // Rules: ViewControllers 45.
  @Test("is that of the window in front, of two on one level")
  func windows() throws {
    let stage = Stage(showing: wall)
    let window = UIWindow(stage: stage)
    window.rootViewController = photo
    window.makeKeyAndVisible()
    try stage.settle()
    expectEqual(look(stage), ["lightContent", "true"])
    window.isHidden = true
    try stage.settle()
    expectEqual(look(stage), ["darkContent", "false"])
  }

  // Rules: ViewControllers 45.
  @Test("is that of a page in full screen, also after its dismissal was cancelled")
  func cancelledDismissal() throws {
    let stage = Stage(showing: wall)
    expectEqual(look(stage), ["darkContent", "false"])
    photo.modalPresentationStyle = .fullScreen
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = LoggingDelegate(Log(), animator: ScriptedAnimator.fadeOut())
    delegate.interaction = driver
    photo.transitioningDelegate = delegate
    wall.present(photo, animated: false)
    try stage.settle()
    expectEqual(look(stage), ["lightContent", "true"])
    photo.dismiss(animated: true)
    stage.advance(by: 0)
    driver.update(0.4)
    expectEqual(look(stage), ["darkContent", "false"])
    driver.cancel()
    try stage.settle()
    expectTrue(wall.presentedViewController === photo)
    expectEqual(look(stage), ["lightContent", "true"])
    photo.dismiss(animated: false)
    try stage.settle()
    expectEqual(look(stage), ["darkContent", "false"])
  }

  // Rules: ViewControllers 45.
  @Test("is that of the presenter below a sheet, unless the sheet captures it")
  func sheet() throws {
    let stage = Stage(showing: wall)
    for captures in [false, true] {
      photo.modalPresentationCapturesStatusBarAppearance = captures
      wall.present(photo, animated: true)
      try stage.settle()
      expectEqual(stage.statusBarStyle, captures ? .lightContent : .darkContent)
      photo.dismiss(animated: true)
      try stage.settle()
      expectEqual(stage.statusBarStyle, .darkContent)
    }
  }

  // Rules: ViewControllers 45.
  @Test("changes with a value only when an update is asked for")
  func update() {
    let stage = Stage(showing: wall)
    wall.style = .lightContent
    expectEqual(stage.statusBarStyle, .darkContent)
    wall.setNeedsStatusBarAppearanceUpdate()
    expectEqual(stage.statusBarStyle, .lightContent)
  }

  // Rules: ViewControllers 46.
  @Test("is that of the selected tab, and of the top of a stack without a bar")
  func containers() throws {
    let stack = UINavigationController(rootViewController: wall)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, Page("other", .lightContent)]
    let stage = Stage(showing: tabs)
    expectEqual(look(stage), ["default", "false"])
    stack.isNavigationBarHidden = true
    stack.pushViewController(photo, animated: true)
    try stage.settle()
    expectEqual(look(stage), ["lightContent", "true"])
    stack.popViewController(animated: true)
    try stage.settle()
    expectEqual(look(stage), ["darkContent", "false"])
    tabs.selectedIndex = 1
    try stage.settle()
    expectEqual(look(stage), ["lightContent", "false"])
  }
}
