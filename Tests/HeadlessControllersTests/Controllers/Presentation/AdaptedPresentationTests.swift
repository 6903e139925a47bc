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
      wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      attempts += 1
    }
  }

  private let low = CGSize(width: 844, height: 390)

  /// A controller that notes the sizes of which it is told.
  private final class Told: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test("is told of a new size, with what it presents")
  func sizes() throws {
    let scene = ControllerScene()
    let delegate = Delegate(.fullScreen)
    let (one, two) = (Told(), Told())
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
    scene.stage.resize(to: .tablet)
    let popover = scene.controller("P", .popover)
    popover.popoverPresentationController?.sourceView = scene.back.view
    popover.presentationController?.delegate = delegate
    scene.back.present(popover, animated: false)
    try scene.stage.settle()
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

  @Test("in a context, a tab keeps its place when a relative covers the tabs meanwhile")
  func inATab() throws {
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
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    try stage.settle()
    cover.dismiss(animated: false)
    try stage.settle()
    fore.dismiss(animated: false)
    try stage.settle()
    expectTrue(child.view.window === window)
    expectEqual(child.view.superview?.subviews, [child.view])
    expectEqual(child.view.frame, window.bounds)
    withExtendedLifetime(delegate) {}
  }

  @Test("that loses its window in a callback of the change is over, and is deallocated")
  func lost() throws {
    weak var left: UIViewController?
    try {
      let scene = ControllerScene()
      let delegate = Delegate(.fullScreen)
      delegate.wraps = true
      let sheet = scene.controller("S", .pageSheet)
      left = sheet
      scene.stage.resize(to: .tablet)
      scene.stack([sheet])
      sheet.presentationController?.delegate = delegate
      sheet.reactions["viewWillDisappear"] = { [unowned scene] in
        scene.stage.remove(scene.window)
      }
      scene.stage.resize(to: low)
      try scene.stage.settle()
      withExtendedLifetime(delegate) {}
    }()
    expectTrue(left == nil)
  }
}
