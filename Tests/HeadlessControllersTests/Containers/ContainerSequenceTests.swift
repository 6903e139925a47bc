import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

/// The sequences of containers (Sequences 5–8), each as a whole: the controllers, the container's
/// delegate, the animator, the driver and the coordinator, in one log.
@MainActor
@Suite("The whole sequence")
struct ContainerSequenceTests {
  /// An animator in the usual form: it slides the incoming view, and logs the outcome.
  private final class Animator: UIViewControllerAnimatedTransitioning {
    let log: Log
    var onEnd: () -> Void = {}
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ log: Log) { self.log = log }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      log.note("animateTransition")
      guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
      else { return }
      context.containerView.addSubview(to)
      to.frame = context.finalFrame(for: controller)
      to.frame.origin.x = 100
      UIView.animate(withDuration: 0.4) {
        to.frame.origin.x = 0
      } completion: { [log] _ in
        log.note("completeTransition(")
        context.completeTransition(!context.transitionWasCancelled)
        log.note(")")
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log.note("animationEnded(\(transitionCompleted))")
      onEnd()
    }
  }

  /// A percent driver that logs its start.
  private final class Driver: UIPercentDrivenInteractiveTransition {
    let log: Log

    init(_ log: Log) { self.log = log }

    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      log.note("startInteractiveTransition")
      super.startInteractiveTransition(transitionContext)
    }
  }

  private func stack(_ names: [String]) throws -> (NavigationScene, Animator) {
    let scene = try NavigationScene(names)
    let animator = Animator(scene.log)
    scene.delegate.animator = { _ in animator }
    scene.log.includesMoves = true
    return (scene, animator)
  }

  private func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?, _ log: Log) {
    coordinator?.animate { _ in
      log.note("alongside")
    } completion: {
      log.note("alongside completion, \($0.isCancelled)")
    }
    coordinator?.notifyWhenInteractionChanges { log.note("interaction changes, \($0.isCancelled)") }
  }

  // Rules: Sequences 5; ViewControllers 8, 19; Navigation 7, 8, 11; Tabs 7.
  @Test("of a push: all calls in order")
  func push() throws {
    let (scene, animator) = try stack(["A"])
    let (a, b) = (scene["A"], scene["B"])
    let note = {
      scene.log.note(
        "A in place: \(a.view.superview != nil), B in stack: \(b.parent === scene.navigation)")
    }
    animator.onEnd = note
    a.reactions["viewDidDisappear"] = note
    scene.navigation.pushViewController(b, animated: true)
    follow(scene.navigation.transitionCoordinator, scene.log)
    expectEqual(
      scene.log.take(), ["B.willMove(toParent: nil)", "animationControllerFor(push, A, B)"])
    scene.stage.advance(by: 0)
    expectEqual(
      scene.log.take(),
      [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "willShow(B, true)", "animateTransition", "alongside", "B.viewIsAppearing(true)",
      ])
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "completeTransition(", "animationEnded(true)", "A in place: true, B in stack: true",
        "A.viewDidDisappear(true)", "A in place: false, B in stack: true",
        "B.viewDidAppear(true)", "B.didMove(toParent: nil)", "didShow(B, true)",
        "alongside completion, false", ")",
      ])
    expectEqual(scene.picture, "AB")
    expectEqual(b.view.frame, scene.window.bounds)
  }

  // Rules: Sequences 6; ViewControllers 19, 30; Navigation 3, 8, 11.
  @Test("of a pop, whose top controller changes as soon as the pop is requested")
  func pop() throws {
    let (scene, animator) = try stack(["A", "B"])
    let b = scene["B"]
    let note = {
      scene.log.note(
        "\(scene.stack), B in place: \(b.view.superview != nil), "
          + "in stack: \(b.parent === scene.navigation)")
    }
    animator.onEnd = note
    for callback in ["viewWillDisappear", "viewDidDisappear"] { b.reactions[callback] = note }
    expectTrue(scene.navigation.popViewController(animated: true) === b)
    follow(scene.navigation.transitionCoordinator, scene.log)
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "B.willMove(toParent: nil)", "animationControllerFor(pop, B, A)", "A.loadView",
        "A.viewDidLoad", "B.viewWillDisappear(true)", "A, B in place: true, in stack: true",
        "A.viewWillAppear(true)", "willShow(A, true)", "animateTransition", "alongside",
        "A.viewIsAppearing(true)", "completeTransition(", "animationEnded(true)",
        "A, B in place: true, in stack: true", "B.viewDidDisappear(true)",
        "A, B in place: false, in stack: false", "A.viewDidAppear(true)",
        "B.didMove(toParent: nil)", "didShow(A, true)", "alongside completion, false", ")",
      ])
  }

  // Rules: ViewControllers 22, 24; AnimatedTransitions 9; Coordinators 7; Navigation 10.
  @Test("of a pop that a driver cancels is all within one call")
  func poppedCancelled() throws {
    let (scene, animator) = try stack(["A", "B"])
    let (a, b) = (scene["A"], scene["B"])
    let driver = Driver(scene.log)
    scene.delegate.interaction = driver
    let note = {
      scene.log.note("\(scene.stack), A in place: \(a.view.superview != nil)")
    }
    animator.onEnd = note
    a.reactions["viewWillDisappear"] = note
    scene.navigation.popViewController(animated: true)
    follow(scene.navigation.transitionCoordinator, scene.log)
    scene.log.note("requested")
    scene.stage.advance(by: 0)
    driver.update(0.4)
    scene.stage.advance(by: 1)
    expectEqual(scene.navigation.transitionCoordinator?.percentComplete, 0.4)
    driver.cancel()
    scene.log.note("cancelled")
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "B.willMove(toParent: nil)", "animationControllerFor(pop, B, A)",
        "interactionControllerFor", "requested", "A.loadView", "A.viewDidLoad",
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow(A, true)",
        "startInteractiveTransition", "animateTransition", "alongside",
        "A.viewIsAppearing(true)", "interaction changes, true", "cancelled",
        "completeTransition(", "animationEnded(false)", "A, A in place: true",
        "A.viewWillDisappear(true)", "AB, A in place: true", "A.viewDidDisappear(true)",
        "B.viewWillAppear(true)", "B.viewDidAppear(true)", "alongside completion, true", ")",
      ])
    expectEqual(scene.picture, "AB")
    expectTrue(b.parent === scene.navigation && a.view.superview == nil)
    expectTrue(scene.navigation.transitionCoordinator == nil)
  }

  @Test("of a push asks the stack's delegate and no transitioning delegate (Navigation 11)")
  func askedDelegate() throws {
    let (scene, _) = try stack(["A"])
    let other = LoggingDelegate(scene.log, animator: LoggingAnimator(scene.log))
    let fade = ScriptedTransition()
    scene["A"].transitioningDelegate = other
    scene["B"].transitioningDelegate = other
    scene["C"].transitionController.transition = fade
    scene.delegate.animator = nil
    for name in ["B", "C"] {
      scene.navigation.pushViewController(scene[name], animated: true)
      try scene.stage.settle()
    }
    scene.navigation.popToRootViewController(animated: true)
    try scene.stage.settle()
    let asked = scene.log.take().filter { $0.contains("nimat") }
    expectEqual(
      asked,
      [
        "animationControllerFor(push, A, B)", "animationControllerFor(push, B, C)",
        "animationControllerFor(pop, C, A)",
      ])
    expectEqual(fade.starts, 0)
    expectEqual(scene.picture, "A")
  }

  // MARK: Tabs

  /// A delegate that logs its calls, and answers.
  private final class TabDelegate: UITabBarControllerDelegate {
    let log: Log
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
    var onSelect: () -> Void = {}

    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.note("shouldSelect(\(viewController.title ?? "?"))")
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.note("didSelect(\(viewController.title ?? "?"))")
      onSelect()
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.note("animationControllerFor(\(fromVC.title ?? "?"), \(toVC.title ?? "?"))")
      return animator
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.note("interactionControllerFor")
      return driver
    }
  }

  // Rules: ViewControllers 20; Tabs 1, 2, 3, 4, 7.
  @Test(
    "of a switch of tabs, by a tap or by code, asks for the animator and the driver",
    arguments: [true, false])
  func tabs(isTapped: Bool) throws {
    let scene = ControllerScene()
    let (log, tabs) = (scene.log, UITabBarController())
    let (a, b) = (scene.controller("A"), scene.controller("B"))
    let (delegate, animator) = (TabDelegate(log), Animator(log))
    tabs.viewControllers = [a, b]
    tabs.delegate = delegate
    scene.window.rootViewController = tabs
    try scene.stage.settle()
    _ = log.take()
    delegate.animator = animator
    let note = { log.note("A in place: \(a.view.superview != nil)") }
    animator.onEnd = note
    a.reactions["viewDidDisappear"] = note
    let goOn = {
      expectTrue(tabs.selectedViewController === b && tabs.selectedIndex == 1 && !b.isViewLoaded)
      follow(tabs.transitionCoordinator, log)
    }
    delegate.onSelect = goOn
    if isTapped {
      let bar = tabs.tabBar.frame
      scene.stage.touchDown(at: CGPoint(x: bar.width * 0.75, y: bar.midY)).lift()
    } else {
      tabs.selectedIndex = 1
      goOn()
    }
    scene.stage.advance(by: 0)
    let asked = ["animationControllerFor(A, B)", "interactionControllerFor"]
    expectEqual(
      log.take(),
      (isTapped ? ["shouldSelect(B)"] + asked + ["didSelect(B)"] : asked) + [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "animateTransition", "alongside", "B.viewIsAppearing(true)",
      ])
    let context = try #require(animator.context)
    expectEqual([context.view(forKey: .from), context.view(forKey: .to)], [a.view, b.view])
    expectEqual(context.presentationStyle, .none)
    try scene.stage.settle()
    expectEqual(
      log.take(),
      [
        "completeTransition(", "animationEnded(true)", "A in place: true",
        "A.viewDidDisappear(true)", "A in place: false", "B.viewDidAppear(true)",
        "alongside completion, false", ")",
      ])
    let shown: UIView = b.view
    expectEqual(shown.superview?.subviews, [shown])
  }

  // MARK: The container's view

  // Rules: PresentationControllers 23; Navigation 13.
  @Test(
    "of a stack runs beneath the bar, in the stack's own container view, between these frames")
  func place() throws {
    let (scene, animator) = try stack(["A"])
    let (a, b) = (scene["A"], scene["B"])
    scene.navigation.pushViewController(b, animated: true)
    scene.stage.advance(by: 0.1)
    let context = try #require(animator.context)
    let place = context.containerView
    expectEqual(scene.navigation.view.subviews, [place, scene.navigation.navigationBar])
    expectEqual(place.subviews, [a.view, b.view])
    let frames = [a, b].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
    expectEqual(frames, [place.bounds, .zero, .zero, place.bounds])
    expectEqual(context.presentationStyle, .none)
    expectTrue(context.isAnimated)
    try scene.stage.settle()
    expectEqual(place.subviews, [b.view])
  }

  // Rules: AnimatedTransitions 13, 18.
  @Test("of a push with a non-interruptible animator: a pop waits until the push has ended")
  func notTurnable() throws {
    let (scene, _) = try stack(["A"])
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0)
    expectEqual(
      scene.log.take(),
      [
        "animationEnded(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        "B.didMove(toParent: nil)", "didShow(B, true)", "B.willMove(toParent: nil)",
        "animationControllerFor(pop, B, A)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "willShow(A, true)", "animateTransition", "A.viewIsAppearing(true)",
      ])
    try scene.stage.settle()
    // The late end of the first animator has no effect.
    expectEqual(scene.picture, "A")
    expectEqual(scene["A"].view.frame, scene.window.bounds)
  }
}
