import Expectations
import ControllerSupport
import StageSupport
import Transitioning

@MainActor
@Suite("A controller whose view is in another's, without being its child")
struct LooseControllerTests {
  /// Weak references to controllers.
  @MainActor
  private final class Survivors {
    private var all: [() -> String?] = []
    func add(_ controller: UIViewController) {
      let name = controller.title
      all.append { [weak controller] in controller == nil ? nil : name }
    }
    var names: [String] { all.compactMap { $0() } }
  }

  /// The way in which the controllers lose their owner.
  enum End: CaseIterable {
    case window, windowOffStage, root, rootless
  }

  @Test(
    "presents, and all controllers are deallocated with the window or its root",
    arguments: End.allCases,
    [UIModalPresentationStyle.overFullScreen, .fullScreen, .pageSheet, .overCurrentContext])
  func leak(end: End, style: UIModalPresentationStyle) throws {
    for (isAnimated, settles) in [(false, true), (true, true), (true, false)] {
      let stage = Stage()
      stage.diagnostics.handler = { _ in }
      let survivors = Survivors()
      var window: UIWindow? = UIWindow(stage: stage)
      try {
        let (root, one, two) = (UIViewController(), UIViewController(), UIViewController())
        for (controller, title) in [(root, "root"), (one, "one"), (two, "two")] {
          controller.title = title
          survivors.add(controller)
        }
        if end == .rootless {
          window?.addSubview(one.view)
        } else {
          window?.rootViewController = root
          root.view.addSubview(one.view)
        }
        window?.makeKeyAndVisible()
        one.definesPresentationContext = style.isContext
        two.modalPresentationStyle = style
        one.present(two, animated: isAnimated)
        stage.advance(by: 0.1)
        if settles { try stage.settle() }
        expectTrue(one.presentedViewController === two)
      }()
      switch end {
      case .root: window?.rootViewController = nil
      case .windowOffStage, .window, .rootless:
        if end == .windowOffStage { window?.rootViewController = nil }
        if let window { stage.remove(window) }
        window = nil
      }
      try stage.settle()
      expectEqual(survivors.names, [], "\(end), \(style), \(isAnimated), \(settles)")
    }
  }

  // Rules: ViewControllers 14.
  @Test(
    "disappears with its view if it has appeared, as a child or by a presentation",
    arguments: [nil, .currentContext, .overCurrentContext, .fullScreen, .pageSheet]
      as [UIModalPresentationStyle?], [true, false])
  func disappears(style: UIModalPresentationStyle?, isRootRemoved: Bool) throws {
    let scene = ControllerScene()
    let one = scene.controller("A")
    scene.back.addChild(one)
    scene.back.view.addSubview(one.view)
    scene.stage.advance(by: 0)
    one.removeFromParent()
    one.definesPresentationContext = true
    if let style {
      one.present(scene.controller("B", style), animated: true)
      try scene.stage.settle()
    }
    _ = scene.log.take()
    if isRootRemoved {
      scene.window.rootViewController = nil
    } else {
      one.dismiss(animated: false)
      scene.stage.advance(by: 0)
      one.view.removeFromSuperview()
    }
    try scene.stage.settle()
    expectTrue(one.view.window == nil)
    let calls = scene.log.take().filter { $0.hasPrefix("A.") && $0.contains("ppear(") }
    expectEqual(calls.suffix(2), ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    expectTrue(scene.issues.isEmpty)
  }
}

extension UIModalPresentationStyle {
  fileprivate var isContext: Bool { self == .overCurrentContext || self == .currentContext }
}
