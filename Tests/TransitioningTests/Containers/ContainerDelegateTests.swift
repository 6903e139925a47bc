import Foundation
import ControllerSupport
import StageSupport
import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("Containers that read each controller's own transition")
struct ContainerDelegateTests {
  /// Records the fore and the back controller at each start, and ends at once.
  private final class Witness: Transition {
    let name: String
    var starts: [String] = []

    init(_ name: String) { self.name = name }

    func start(with context: TransitionContext) {
      let (fore, back) = (
        context.foreViewController.title ?? "?", context.backViewController.title ?? "?"
      )
      let source = context.sourceViewController.map { "\(type(of: $0))" } ?? "nobody"
      starts.append("\(name) \(context.direction) \(back)-\(fore) by \(source)")
      context.transitionDidEnd()
    }
  }

  // Rules: Material 24.
  @Test(
    """
    push takes the incoming controller's transition, pop the outgoing one's, with the \
    right back, also in a presented stack, and as one of a pair
    """)
  func navigation() throws {
    let scene = try stack()
    let (b, c, there, back) = (Witness("b"), Witness("c"), Witness("in"), Witness("out"))
    scene["B"].transitionController.transition = b
    scene["C"].transitionController.transition = c
    scene["D"].transitionController.transition = .asymmetric(forward: there, backward: back)
    for name in ["B", "C", "D"] {
      scene.navigation.pushViewController(scene[name], animated: true)
      try scene.stage.settle()
    }
    expectEqual(scene["C"].transitionDecisions.map(\.description), ["Witness runs forward"])
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    scene.navigation.popToRootViewController(animated: true)
    try scene.stage.settle()
    let starts = [b, c, there, back].map(\.starts)
    expectEqual(
      starts,
      [
        ["b forward A-B by UINavigationController"],
        [
          "c forward B-C by UINavigationController", "c backward A-C by UINavigationController",
        ], ["in forward C-D by UINavigationController"],
        ["out backward C-D by UINavigationController"],
      ])
    scene["A"].present(scene["D"], animated: true)
    try scene.stage.settle()
    expectEqual(there.starts.count, 2)
    let presenter = try NavigationScene()
    let other = UINavigationController(rootViewController: presenter["X"])
    other.delegate = TransitionNavigationControllerDelegate.shared
    presenter["A"].present(other, animated: false)
    try presenter.stage.settle()
    let y = Witness("y")
    presenter["Y"].transitionController.transition = y
    other.pushViewController(presenter["Y"], animated: true)
    try presenter.stage.settle()
    other.popViewController(animated: true)
    try presenter.stage.settle()
    expectEqual(y.starts.last, "y backward X-Y by UINavigationController")
  }

  /// A navigation controller whose delegate reads the transitions.
  private func stack() throws -> NavigationScene {
    let scene = try NavigationScene()
    scene.navigation.delegate = TransitionNavigationControllerDelegate.shared
    return scene
  }

  /// An animator that is also its own interaction controller.
  private final class SelfDriven: UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    private(set) var starts = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      Issue.record("is driven, and by nobody else")
    }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      starts += 1
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(true)
    }
  }

  // Rules: Material 16.
  @Test("asks the pushed or popped controller's delegate, whose animator may also be the driver")
  func foreign() throws {
    let scene = try stack()
    scene.navigation.title = "N"
    let animator = SelfDriven()
    let (a, b) = (LoggingDelegate(scene.log), LoggingDelegate(scene.log, animator: animator))
    scene["A"].transitioningDelegate = a
    scene["B"].transitioningDelegate = b
    scene.navigation.pushViewController(scene["B"], animated: true)
    expectEqual(
      scene.log.take(),
      [
        "animationController(forPresented: B, presenting: A, source: N)"
      ])
    try scene.stage.settle()
    expectEqual(animator.starts, 1)
    expectTrue(scene.isAlone("B"))
    _ = scene.log.take()
    scene.navigation.popViewController(animated: true)
    expectEqual(scene.log.take(), ["animationController(forDismissed: B)"])
    try scene.stage.settle()
    expectEqual(animator.starts, 2)
    expectTrue(scene.isAlone("A"))
    withExtendedLifetime((a, b)) {}
  }

  @Test("without a transition uses the standard push")
  func standard() throws {
    let scene = try stack()
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0)
    let (a, b) = (scene["A"].view.layer, scene["B"].view.layer)
    expectNear(b.presentationProperties.position.x, 585, within: 1e-9)
    scene.stage.advance(by: 0.25)
    let way = (585 - b.presentationProperties.position.x) / 390
    expectLess(0.5, way)
    expectLess(way, 1)
    expectLess(
      abs((195 - a.presentationProperties.position.x) / 390 - 0.301 * way), 1e-9, "Navigation 17")
    try scene.stage.settle()
    expectEqual(scene["A"].view.layer.position.x, 195)
  }

  @Test("a switch of tabs uses the transition of the tab with the larger index")
  func tabs() throws {
    let scene = try NavigationScene()
    let tabs = UITabBarController()
    tabs.viewControllers = [scene["X"], scene["Y"], scene["Z"]]
    let shared = TransitionTabBarControllerDelegate.shared
    tabs.delegate = shared
    scene.window.rootViewController = tabs
    try scene.stage.settle()
    let (x, z) = (Witness("x"), Witness("z"))
    scene["X"].transitionController.transition = x
    scene["Z"].transitionController.transition = z
    for index in [2, 1, 0] {
      tabs.selectedIndex = index
      try scene.stage.settle()
    }
    // Y has no transition of its own.
    expectEqual(
      z.starts + x.starts,
      [
        "z forward X-Z by UITabBarController", "z backward Y-Z by UITabBarController",
        "x backward X-Y by UITabBarController",
      ])
  }
}
