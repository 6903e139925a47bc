import Expectations
import Foundation
import ControllerSupport
import StageSupport
import Transitioning

/// A sheet whose controller another controller wraps while the screen is low.
@MainActor
@Suite("A controller that its adaptive replacement wraps")
struct WrappedPresentationTests {
  /// The controller that wraps the presented one.
  enum Wrapper: CaseIterable {
    case stack, tabs, plain
  }

  @MainActor
  private final class Delegate: UIAdaptivePresentationControllerDelegate {
    private let wrapper: Wrapper

    init(_ wrapper: Wrapper) { self.wrapper = wrapper }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let presented = controller.presentedViewController
      switch wrapper {
      case .stack: return UINavigationController(rootViewController: presented)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [presented]
        return tabs
      case .plain:
        let parent = UIViewController()
        parent.addChild(presented)
        parent.view.addSubview(presented.view)
        return parent
      }
    }
  }

  private let scene = ControllerScene()
  private let low = CGSize(width: 844, height: 390)

  /// The last appearance callback of a controller.
  private func state(_ name: String, in log: [String]) -> String? {
    log.last { $0.hasPrefix("\(name).") && $0.contains("ppear(") }.map {
      String($0.dropFirst(name.count + 1).prefix { $0 != "(" })
    }
  }

  // Rules: ViewControllers 14.
  @Test(
    "appears in the replacement, and again alone, with what it presents and without",
    arguments: Wrapper.allCases,
    [nil, .overCurrentContext, .pageSheet] as [UIModalPresentationStyle?])
  func seen(wrapper: Wrapper, style: UIModalPresentationStyle?) throws {
    let sheet = scene.controller("T", .pageSheet)
    sheet.definesPresentationContext = true
    let delegate = Delegate(wrapper)
    sheet.presentationController?.delegate = delegate
    scene.stack([sheet])
    if let style { scene.stack([scene.controller("N", style)], from: sheet) }
    var log: [String] = []
    for size in [low, CGSize.phone] {
      scene.stage.resize(to: size, animatedFor: 0.3)
      try scene.stage.settle()
      log += scene.log.take()
      expectEqual(state("T", in: log), "viewDidAppear")
      expectTrue(sheet.view.window != nil)
    }
    withExtendedLifetime(delegate) { expectTrue(scene.issues.isEmpty, "\(scene.issues)") }
  }

  @Test(
    "takes what is in its context off the screen if the replacement refuses it, and brings it back",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func refused(style: UIModalPresentationStyle, isAtRest: Bool) throws {
    // A stack refuses a stack.
    let content = UINavigationController()
    content.modalPresentationStyle = .pageSheet
    content.definesPresentationContext = true
    let delegate = Delegate(.stack)
    content.presentationController?.delegate = delegate
    scene.back.present(content, animated: true)
    try scene.stage.settle()
    let fore = scene.controller("N", style)
    content.present(fore, animated: true)
    if isAtRest { try scene.stage.settle() }
    var log: [String] = []
    for (size, isSeen) in [(low, false), (CGSize.phone, true)] {
      scene.stage.resize(to: size)
      try scene.stage.settle()
      log += scene.log.take()
      expectEqual(fore.view.window != nil, isSeen)
      expectEqual(state("N", in: log), isSeen ? "viewDidAppear" : "viewDidDisappear")
      expectTrue(content.presentedViewController === fore)
    }
    withExtendedLifetime(delegate) {}
  }
}
