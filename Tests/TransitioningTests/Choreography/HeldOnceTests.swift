import ControllerSupport
import Expectations
import Transitioning

/// A controller has one owner: a parent, a presenter, or the window whose root it is.
@MainActor
@Suite("A controller that has an owner")
struct HeldOnceTests {
  private let scene = ControllerScene()

  /// The name that a refusal gives a controller.
  private func name(_ controller: UIViewController) -> String {
    "LoggingViewController '\(controller.title ?? "")'"
  }

  /// Every way in which a controller becomes another controller's child.
  enum Door: CaseIterable {
    case add, root, push, stack, show, tabs, select
  }

  private func open(_ door: Door, to child: UIViewController) -> UIViewController {
    switch door {
    case .add:
      let parent = UIViewController()
      parent.addChild(child)
      return parent
    case .root: return UINavigationController(rootViewController: child)
    case .push, .stack, .show:
      let navigation = UINavigationController()
      if door == .push { navigation.pushViewController(child, animated: true) }
      if door == .stack { navigation.viewControllers = [child] }
      if door == .show { navigation.show(child, sender: nil) }
      return navigation
    case .tabs, .select:
      let tabs = UITabBarController()
      tabs.viewControllers = [child]
      tabs.selectedViewController = door == .select ? child : nil
      return tabs
    }
  }

  @Test("that is a root becomes no child, by any API", arguments: Door.allCases, [false, true])
  func root(door: Door, isShown: Bool) {
    let child = scene.back
    let other = UIWindow(stage: scene.stage)
    let hidden = scene.controller("H")
    other.rootViewController = hidden
    let one = isShown ? child : hidden
    // A controller on no stage reports to the stage that ran last.
    scene.stage.advance(by: 0)
    let parent = open(door, to: one)
    expectTrue(one.parent == nil && parent.children.isEmpty)
    expectTrue(
      scene.issues.contains {
        guard case .childIsRoot(let child, let parent) = $0 else { return false }
        return child == name(one) && parent.contains("Controller")
      })
    // A controller that is no longer a root may become a child.
    (isShown ? scene.window : other).rootViewController = nil
    let home = UIViewController()
    home.addChild(one)
    expectTrue(one.parent === home)
  }

  @Test("becomes no root, and no child of what it presents; the window keeps its own")
  func asRoot() throws {
    let (parent, child, sheet) = (
      scene.controller("A"), scene.controller("B"), scene.controller("C", .pageSheet)
    )
    parent.addChild(child)
    scene.back.present(sheet, animated: false)
    let other = UIWindow(stage: scene.stage)
    let root = scene.controller("R")
    other.rootViewController = root
    for each in [child, sheet, scene.back] { other.rootViewController = each }
    expectTrue(other.rootViewController === root)
    expectEqual(
      scene.issues,
      [
        .rootIsChild(controller: name(child), parent: name(parent)),
        .rootIsPresented(controller: name(sheet), presenter: name(scene.back)),
        .rootOfTwoWindows(controller: name(scene.back)),
      ])
    expectTrue(scene.issues.allSatisfy { !$0.description.isEmpty })
    // A window that gives up its root makes the root free.
    scene.window.rootViewController = nil
    other.rootViewController = scene.back
    expectTrue(other.rootViewController === scene.back)
    other.rootViewController = nil
    scene.window.rootViewController = scene.back
    let (second, third) = (scene.controller("2", .overFullScreen), scene.controller("3"))
    scene.back.present(second, animated: false)
    scene.stage.advance(by: 0)
    third.addChild(scene.back)
    expectEqual(
      scene.issues.dropFirst(3), [.childIsRoot(child: name(scene.back), parent: name(third))])
    second.present(third, animated: false)
    scene.stage.advance(by: 0)
    scene.stage.resize(to: .tablet)
    scene.window.rootViewController = nil
    try scene.stage.settle()
    expectTrue([second, third].allSatisfy { $0.presentingViewController == nil })
  }

  @Test("and contains its presenter is not presented by it, nor is the root of a hidden window")
  func presented() throws {
    let (outer, inner, second) = (
      scene.controller("O"), scene.controller("I"), scene.controller("S", .overFullScreen)
    )
    // A controller whose view is in a window, though no window or parent owns it.
    scene.back.view.addSubview(inner.view)
    inner.present(second, animated: false)
    scene.stage.advance(by: 0)
    expectTrue(inner.presentedViewController === second)
    outer.addChild(inner)
    second.present(outer, animated: false)
    inner.present(outer, animated: false)
    expectEqual(
      scene.issues.first, .presentsAncestor(presenter: name(second), requested: name(outer)))
    let hidden = UIWindow(stage: scene.stage)
    let root = scene.controller("H")
    hidden.rootViewController = root
    second.present(root, animated: false)
    expectEqual(scene.issues.last, .presentsRoot(presenter: name(second), requested: name(root)))
    expectTrue(second.presentedViewController == nil)
    // Calls that could hang or overflow the stack.
    scene.stage.resize(to: .tablet)
    scene.window.rootViewController = nil
    try scene.stage.settle()
    expectTrue(scene.window.subviews.isEmpty)
  }

  @Test(
    "that gets another owner in a callback is refused by the first caller",
    arguments: ["root", "presented", "ancestor"])
  func meanwhile(kind: String) throws {
    let (parent, child) = (scene.controller("A"), scene.controller("B", .overFullScreen))
    let window = UIWindow(stage: scene.stage)
    child.reactions["willMove"] = { [scene] in
      switch kind {
      case "root": window.rootViewController = child
      case "presented": scene.back.show(child, sender: nil)
      default: child.addChild(parent)
      }
    }
    scene.stage.advance(by: 0)
    parent.addChild(child)
    expectTrue(child.parent == nil && parent.children.isEmpty && !child.isMovingToParent)
    expectEqual(scene.issues.count, 1)
    try scene.stage.settle()
  }

  @Test("that the delegate gives away while it is asked for a substitute returns to its presenter")
  func lent() throws {
    let (sheet, stranger) = (scene.controller("S", .formSheet), scene.controller("X"))
    let delegate = Lender(stranger)
    sheet.presentationController?.delegate = delegate
    scene.stage.resize(to: CGSize(width: 844, height: 390))
    scene.back.present(sheet, animated: false)
    try scene.stage.settle()
    expectTrue(sheet.parent == nil && stranger.children.isEmpty)
    expectTrue(sheet.presentingViewController === scene.back)
    expectEqual(scene.issues, [.childIsPresented(child: name(sheet), parent: name(stranger))])
  }

  /// Makes a controller another's child when asked for its substitute.
  private final class Lender: UIAdaptivePresentationControllerDelegate {
    let stranger: UIViewController

    init(_ stranger: UIViewController) { self.stranger = stranger }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .fullScreen }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      stranger.addChild(controller.presentedViewController)
      return nil
    }
  }
}
