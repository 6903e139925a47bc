import ControllerSupport
import Expectations
import StageSupport
import Transitioning

/// What reaches a presentation while it has another style than its own, in a compact size class.
@MainActor
@Suite("An adapted presentation")
struct AdaptedPresentationTests {
  /// Adapts to one style in compact sizes, and has the whole screen's controller replaced if told so.
  @MainActor
  private final class Delegate: UIAdaptivePresentationControllerDelegate {
    let style: UIModalPresentationStyle
    var wraps = false
    var other: UIViewController?
    var attempts = 0

    init(_ style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let sizes = [traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass]
      return sizes.contains(.compact) ? style : .none
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      wraps ? UINavigationController(rootViewController: controller.presentedViewController) : other
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      attempts += 1
    }
  }

  private let low = CGSize(width: 844, height: 390)

  /// Presents the popover P on a screen of a size.
  private func popover(
    in scene: ControllerScene, _ delegate: Delegate, at size: CGSize
  ) throws -> LoggingViewController {
    scene.stage.resize(to: size)
    let popover = scene.controller("P", .popover)
    popover.popoverPresentationController?.sourceView = scene.back.view
    popover.presentationController?.delegate = delegate
    scene.back.present(popover, animated: false)
    try scene.stage.settle()
    return popover
  }

  /// A controller that notes the sizes of which it is notified.
  private final class Noting: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test("is notified of a new size, with what it presents")
  func sizes() throws {
    let scene = ControllerScene()
    let delegate = Delegate(.fullScreen)
    let (one, two) = (Noting(), Noting())
    one.modalPresentationStyle = .pageSheet
    one.presentationController?.delegate = delegate
    two.modalPresentationStyle = .fullScreen
    scene.stage.resize(to: low)
    scene.back.present(one, animated: false)
    try scene.stage.settle()
    one.present(two, animated: false)
    try scene.stage.settle()
    let size = CGSize(width: 800, height: 390)
    scene.stage.resize(to: size)
    try scene.stage.settle()
    expectEqual([one.sizes, two.sizes], [[size], [size]])
    withExtendedLifetime(delegate) {}
  }

  @Test("that covers the screen ignores the gesture of escape, and a sheet obeys it")
  func escape() throws {
    for style in [UIModalPresentationStyle.fullScreen, .formSheet] {
      let scene = ControllerScene()
      let delegate = Delegate(style)
      let popover = scene.controller("P", .popover)
      popover.popoverPresentationController?.sourceView = scene.back.view
      popover.presentationController?.delegate = delegate
      scene.back.present(popover, animated: false)
      try scene.stage.settle()
      let obeys = style == .formSheet
      expectEqual(popover.accessibilityPerformEscape(), obeys)
      try scene.stage.settle()
      expectEqual(scene.back.presentedViewController == nil, obeys)
      expectEqual(delegate.attempts, obeys ? 1 : 0)
    }
  }

  @Test("gives its replacement the presentation controller of the style that it has")
  func replacement() throws {
    let scene = ControllerScene()
    let delegate = Delegate(.formSheet)
    delegate.wraps = true
    let popover = try popover(in: scene, delegate, at: .tablet)
    scene.stage.resize(to: .phone)
    try scene.stage.settle()
    let wrapper = try #require(popover.navigationController)
    expectTrue(scene.back.presentedViewController === wrapper)
    expectTrue(wrapper.sheetPresentationController != nil)
    expectTrue(wrapper.presentationController === wrapper.sheetPresentationController)
    scene.stage.resize(to: .tablet)
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController === popover)
    expectTrue(wrapper.presentationController !== popover.presentationController)
    withExtendedLifetime(delegate) {}
  }

  @Test("keeps what its controller presents when another controller takes its place")
  func cover() throws {
    let scene = ControllerScene()
    let delegate = Delegate(.fullScreen)
    delegate.other = scene.controller("R")
    let popover = try popover(in: scene, delegate, at: .tablet)
    let cover = scene.controller("C", .fullScreen)
    popover.present(cover, animated: false)
    try scene.stage.settle()
    scene.stage.resize(to: low)
    try scene.stage.settle()
    expectTrue(cover.presentingViewController === delegate.other)
    expectTrue(cover.view.window != nil && popover.presentedViewController == nil)
    scene.stage.resize(to: .tablet)
    try scene.stage.settle()
    expectTrue(cover.presentingViewController === popover)
    expectTrue(cover.view.window != nil && delegate.other?.presentedViewController == nil)
    cover.dismiss(animated: false)
    try scene.stage.settle()
    expectTrue(popover.view.window != nil && cover.presentingViewController == nil)
  }

  @Test("keeps no callback for a replacement that a presentation in front covers")
  func coveredReplacement() throws {
    let scene = ControllerScene()
    let delegate = Delegate(.fullScreen)
    let replacement = scene.controller("R")
    delegate.other = replacement
    let popover = try popover(in: scene, delegate, at: .tablet)
    let cover = scene.controller("C", .fullScreen)
    popover.present(cover, animated: false)
    try scene.stage.settle()
    scene.stage.resize(to: low)
    try scene.stage.settle()
    expectEqual(scene.log.take().filter { $0.hasPrefix("R.") && $0.contains("ppear") }, [])
    expectTrue(replacement.view.window == nil)
    cover.dismiss(animated: false)
    try scene.stage.settle()
    expectEqual(
      scene.log.take().filter { $0.hasPrefix("R.") && $0.contains("ppear") },
      ["R.viewWillAppear(false)", "R.viewIsAppearing(false)", "R.viewDidAppear(false)"])
    expectTrue(replacement.view.window != nil)
    withExtendedLifetime(delegate) {}
  }

  @Test("takes away what a page of its replacement presents, with that page")
  func withdrawn() throws {
    let scene = ControllerScene()
    let delegate = Delegate(.fullScreen)
    delegate.wraps = true
    let popover = try popover(in: scene, delegate, at: low)
    weak var page: UIViewController?
    weak var fore: UIViewController?
    do {
      let (pushed, presented) = (scene.controller("Q"), scene.controller("F", .overCurrentContext))
      pushed.definesPresentationContext = true
      popover.navigationController?.pushViewController(pushed, animated: false)
      try scene.stage.settle()
      pushed.present(presented, animated: false)
      try scene.stage.settle()
      expectTrue(presented.view.window != nil)
      (page, fore) = (pushed, presented)
    }
    scene.stage.resize(to: .tablet)
    try scene.stage.settle()
    expectTrue(popover.view.window != nil && popover.navigationController == nil)
    expectTrue(page == nil && fore == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "leaves a tab's place as it was, when a relative covered the tabs or another tab was chosen",
    arguments: [false, true])
  func inATab(isAnotherChosen: Bool) throws {
    let stage = Stage()
    let (window, tabs) = (UIWindow(stage: stage), UITabBarController())
    let (child, other) = (UIViewController(), UIViewController())
    child.definesPresentationContext = true
    tabs.viewControllers = [child, other]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    let (delegate, fore) = (Delegate(.fullScreen), UIViewController())
    fore.modalPresentationStyle = .currentContext
    fore.presentationController?.delegate = delegate
    child.present(fore, animated: false)
    try stage.settle()
    expectTrue(child.view.window == nil && fore.view.window != nil)
    if isAnotherChosen {
      tabs.selectedIndex = 1
    } else {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      tabs.present(cover, animated: false)
      try stage.settle()
      cover.dismiss(animated: false)
    }
    try stage.settle()
    fore.dismiss(animated: false)
    try stage.settle()
    let shown = isAnotherChosen ? other : child
    expectEqual(
      [child, other].map { $0.viewIfLoaded?.window != nil }, [!isAnotherChosen, isAnotherChosen])
    expectEqual(shown.view.superview?.subviews, [shown.view])
    expectEqual(shown.view.frame, window.bounds)
    tabs.selectedIndex = 0
    try stage.settle()
    expectEqual(child.view.superview?.subviews, [child.view])
    withExtendedLifetime(delegate) {}
  }
}
