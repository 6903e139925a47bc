import Expectations
import Foundation
import ControllerSupport
import StageSupport
import Transitioning
import Transitions

/// A phone with a stack whose delegate gives the controllers' own transitions.
@MainActor
private final class SwipedStack {
  let stage: Stage
  let navigation: UINavigationController
  let window: UIWindow
  private(set) var pages: [String: UIViewController] = [:]

  init(_ names: String..., transition: (any Transition)? = Fade()) throws {
    navigation = UINavigationController()
    navigation.delegate = TransitionNavigationControllerDelegate.shared
    stage = Stage()
    window = UIWindow(stage: stage)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    stage.diagnostics.handler = { _ in }
    for name in names {
      let page = page(name)
      if name != names.first { page.transitionController.transition = transition }
    }
    navigation.setViewControllers(names.map(page), animated: false)
    try stage.settle()
  }

  func page(_ name: String) -> UIViewController {
    if let page = pages[name] { return page }
    let page = UIViewController()
    page.title = name
    pages[name] = page
    return page
  }

  /// The names of the controllers on the stack, root first.
  var stack: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }

  var recognizer: UIGestureRecognizer? { navigation.interactivePopGestureRecognizer }

  var width: CGFloat { navigation.view.bounds.width }

  /// Puts a finger down and moves it toward the trailing edge, over a part of the width.
  func swipe(
    _ part: CGFloat = 0.7, from x: CGFloat = 4, y: CGFloat = 500, rightToLeft: Bool = false
  ) -> Finger {
    let finger = stage.touchDown(at: CGPoint(x: rightToLeft ? width - x : x, y: y))
    for _ in 0..<7 { finger.move(byX: (rightToLeft ? -1 : 1) * width * part / 7, y: 0) }
    stage.advance(by: 0.1)
    return finger
  }

  /// Swipes, lifts the finger and waits for the end; returns the stack.
  func swiped(
    _ part: CGFloat = 0.7, from x: CGFloat = 4, y: CGFloat = 500, rightToLeft: Bool = false
  ) throws -> String {
    let finger = swipe(part, from: x, y: y, rightToLeft: rightToLeft)
    finger.lift()
    try stage.settle()
    return stack
  }

  /// What a page shows of its opacity.
  func opacity(_ name: String) -> Double {
    Double(page(name).view.layer.presentation()?.opacity ?? -1)
  }
}

@MainActor
@Suite("The swipe back under the library's delegate")
struct SwipeBackTests {
  @Test(
    "pops with a transition and without one, from the edge and in the content",
    arguments: [true, false], [4, 150])
  func pops(hasTransition: Bool, from x: CGFloat) throws {
    let stack = try SwipedStack("A", "B", transition: hasTransition ? Fade() : nil)
    let before = Picture(stack.window)
    expectEqual(try stack.swiped(0.2, from: x), "AB")
    expectEqual(Picture(stack.window), before)
    expectEqual(try stack.swiped(from: x), "A")
    expectTrue(stack.page("A").view.window != nil && stack.page("B").view.window == nil)
    expectTrue(stack.stage.diagnostics.issues.isEmpty)
  }

  @Test("drives the transition by the way of the finger")
  func drives() throws {
    let stack = try SwipedStack("A", "B")
    let finger = stack.swipe(0)
    finger.move(byX: 20, y: 0)
    finger.move(byX: stack.width / 2, y: 0)
    stack.stage.advance(by: 0.3)
    expectNear(stack.opacity("B"), 0.5, within: 0.05)
    finger.lift()
    try stack.stage.settle()
    expectEqual(stack.page("B").view.alpha, 1)
  }

  @Test("stays after viewControllers is set, on every page of the stack")
  func set() throws {
    let stack = try SwipedStack("A", "B", "C")
    stack.page("C").transitionController.transition = nil
    expectEqual(try stack.swiped(), "AB")
    stack.navigation.viewControllers = ["A", "D", "B"].map(stack.page)
    try stack.stage.settle()
    expectEqual(try stack.swiped(), "AD")
    expectEqual(try stack.swiped(), "A")
  }

  @Test("does not need a visible bar", arguments: [true, false])
  func hiddenBar(hasTransition: Bool) throws {
    let stack = try SwipedStack("A", "B", transition: hasTransition ? Fade() : nil)
    stack.navigation.isNavigationBarHidden = true
    expectEqual(try stack.swiped(), "A")
  }

  @Test(
    "respects a back button that is hidden or replaced in a visible bar",
    arguments: ["hidden", "replaced", "supplemented"], [true, false])
  func backButton(what: String, hasTransition: Bool) throws {
    let stack = try SwipedStack("A", "B", transition: hasTransition ? Fade() : nil)
    let item = stack.page("B").navigationItem
    if what == "hidden" {
      item.hidesBackButton = true
    } else {
      item.leftBarButtonItem = UIBarButtonItem(
        title: "Cancel", style: .plain, target: nil, action: nil)
      item.leftItemsSupplementBackButton = what == "supplemented"
    }
    expectEqual(try stack.swiped(), what == "supplemented" ? "A" : "AB")
  }

  @Test("does nothing at the root, and the next push works", arguments: [4, 150])
  func root(from x: CGFloat) throws {
    let stack = try SwipedStack("A")
    expectEqual(try stack.swiped(from: x), "A")
    stack.page("B").transitionController.transition = Fade()
    stack.navigation.pushViewController(stack.page("B"), animated: true)
    try stack.stage.settle()
    expectEqual(stack.stack, "AB")
    expectTrue(stack.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "comes from the right in right-to-left layouts, also where the app forces one",
    arguments: [true, false], [true, false])
  func mirrored(hasTransition: Bool, isForced: Bool) throws {
    let stack = try SwipedStack("A", "B", transition: hasTransition ? Fade() : nil)
    if isForced {
      stack.navigation.view.semanticContentAttribute = .forceRightToLeft
    } else {
      stack.stage.traits.layoutDirection = .rightToLeft
    }
    try stack.stage.settle()
    expectEqual(try stack.swiped(), "AB")
    expectEqual(try stack.swiped(rightToLeft: true), "A")
  }

  @Test("catches a push and drives it back, and lets go of it", arguments: [true, false])
  func catchesPush(finishes: Bool) throws {
    let stack = try SwipedStack("A")
    stack.page("B").transitionController.transition = Fade()
    stack.navigation.pushViewController(stack.page("B"), animated: true)
    stack.stage.advance(by: 0.25)
    let before = stack.opacity("B")
    let finger = stack.stage.touchDown(at: CGPoint(x: 4, y: 500))
    finger.move(byX: 12, y: 0)
    stack.stage.advance(by: 0)
    expectNear(stack.opacity("B"), before, within: 0.05)
    if finishes { finger.move(byX: stack.width, y: 0) }
    stack.stage.advance(by: 0.5)
    finger.lift()
    try stack.stage.settle()
    expectEqual(stack.stack, finishes ? "A" : "AB")
  }

  @Test("catches the system's push", arguments: [true, false])
  func catchesSystemPush(finishes: Bool) throws {
    let stack = try SwipedStack("A", transition: nil)
    stack.navigation.pushViewController(stack.page("B"), animated: true)
    stack.stage.advance(by: 0.2)
    expectEqual(try stack.swiped(finishes ? 0.9 : 0.2), finishes ? "A" : "AB")
    expectTrue(stack.stage.diagnostics.issues.isEmpty)
  }

  @Test("catches the system's pop, whether the page below shows a way back or not")
  func catchesSystemPop() throws {
    let stack = try SwipedStack("A", "B", "C", transition: nil)
    stack.page("B").navigationItem.hidesBackButton = true
    for pages in ["ABC", "AB"] {
      let top = stack.page(String(pages.suffix(1)))
      stack.navigation.setViewControllers(pages.map { stack.page(String($0)) }, animated: false)
      top.navigationItem.hidesBackButton = false
      try stack.stage.settle()
      stack.navigation.popViewController(animated: true)
      stack.stage.advance(by: 0.1)
      // The page that leaves is not at the edge any more.
      let finger = stack.stage.touchDown(at: CGPoint(x: stack.width - 30, y: 500))
      finger.move(byX: 12, y: 0)
      stack.stage.advance(by: 2)
      expectTrue(top.viewIfLoaded?.window != nil, "\(pages)")
      finger.move(byX: -stack.width, y: 0)
      stack.stage.advance(by: 0.5)
      finger.lift()
      try stack.stage.settle()
      expectEqual(stack.stack, pages)
    }
  }

  @Test("in the content does not wait for a pan of two fingers")
  func twoFingers() throws {
    let stack = try SwipedStack("A", "B")
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    stack.page("B").view.addGestureRecognizer(pan)
    expectEqual(try stack.swiped(from: 150), "A")
  }

  @Test("goes with its stack")
  func released() throws {
    weak var recognizer: UIGestureRecognizer?
    weak var navigation: UINavigationController?
    do {
      let stack = try SwipedStack("A", "B")
      expectEqual(try stack.swiped(), "A")
      navigation = stack.navigation
      recognizer = stack.navigation.view.gestureRecognizers?.last
      expectTrue(recognizer != nil)
    }
    expectTrue(navigation == nil && recognizer == nil)
  }

  @Test("catches a pop that runs by itself")
  func catchesPop() throws {
    let stack = try SwipedStack("A", "B")
    stack.navigation.popViewController(animated: true)
    stack.stage.advance(by: 0.1)
    let finger = stack.stage.touchDown(at: CGPoint(x: 4, y: 500))
    finger.move(byX: 12, y: 0)
    stack.stage.advance(by: 0.5)
    expectLess(0.1, stack.opacity("B"))
    finger.move(byX: -stack.width, y: 0)
    stack.stage.advance(by: 0.5)
    finger.lift()
    try stack.stage.settle()
    expectEqual(stack.stack, "AB")
  }

  @Test("leaves a transition that cannot be interrupted alone")
  func declined() throws {
    let stack = try SwipedStack("A")
    stack.page("B").transitionController.transition = StubbornTransition {
      $0.animate($0.foreView, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    stack.navigation.pushViewController(stack.page("B"), animated: true)
    stack.stage.advance(by: 0.1)
    expectEqual(try stack.swiped(), "AB")
    expectEqual(try stack.swiped(), "A")
  }

  @Test("pops what a recognizer of its own drives already, and leaves that one its drags")
  func drivenAlready() throws {
    let stack = try SwipedStack("A", "B", transition: nil)
    let page = stack.page("B")
    let pan = PanInteractionController(toward: .bottom) { [weak stack] in
      stack?.navigation.popViewController(animated: true)
    }
    page.view.addGestureRecognizer(pan.recognizer)
    page.transitionController.transition = Fade().driven(by: pan)
    let finger = stack.swipe(0)
    finger.move(byX: 20, y: 0)
    finger.move(byX: stack.width / 2, y: 0)
    stack.stage.advance(by: 0.3)
    expectTrue(!pan.isDriving)
    expectNear(stack.opacity("B"), 0.5, within: 0.05)
    finger.move(byX: -stack.width / 2, y: 0)
    stack.stage.advance(by: 0.3)
    finger.lift()
    try stack.stage.settle()
    expectEqual(stack.stack, "AB")
    let own = stack.stage.touchDown(at: CGPoint(x: 200, y: 300))
    for _ in 0..<10 { own.move(byX: 0, y: 50) }
    stack.stage.advance(by: 0.1)
    expectTrue(pan.isDriving)
    own.lift()
    try stack.stage.settle()
    expectEqual(stack.stack, "A")
  }

  @Test("waits for a recognizer at the edge of the page")
  func edgeOfPage() throws {
    let stack = try SwipedStack("A", "B")
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    stack.page("B").view.addGestureRecognizer(edge)
    let finger = stack.swipe()
    expectEqual(edge.state, .changed)
    expectEqual(stack.stack, "AB")
    finger.lift()
    try stack.stage.settle()
    edge.isEnabled = false
    expectEqual(try stack.swiped(), "A")
  }

  @Test("leaves a drag to a scroll view that can scroll on", arguments: [0, 100])
  func scrolling(offset: CGFloat) throws {
    let stack = try SwipedStack("A", "B")
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 400, width: stack.width, height: 200))
    scrollView.contentSize = CGSize(width: 2000, height: 200)
    scrollView.contentOffset.x = offset
    stack.page("B").view.addSubview(scrollView)
    expectEqual(try stack.swiped(from: 150), offset == 0 ? "A" : "AB")
    if offset > 0 { expectEqual(try stack.swiped(from: 4), "A") }
  }

  @Test("does not begin while the stack's recognizer is disabled")
  func disabled() throws {
    let stack = try SwipedStack("A", "B")
    stack.recognizer?.isEnabled = false
    stack.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    expectEqual(try stack.swiped(), "AB")
    expectEqual(try stack.swiped(from: 150), "AB")
    stack.recognizer?.isEnabled = true
    expectEqual(try stack.swiped(), "A")
  }

  /// A delegate of the app for the stack's recognizer.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var asked = 0
    var allows = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return allows
    }
  }

  @Test("leaves the app's delegate on the stack's recognizer, for the system's pops")
  func gate() throws {
    let stack = try SwipedStack("A", "B", transition: nil)
    let gate = Gate()
    stack.recognizer?.delegate = gate
    stack.navigation.interactiveContentPopGestureRecognizer?.delegate = gate
    stack.navigation.pushViewController(stack.page("C"), animated: true)
    try stack.stage.settle()
    expectTrue(stack.recognizer?.delegate === gate)
    expectEqual(try stack.swiped(), "ABC")
    expectLess(0, gate.asked)
    gate.allows = true
    expectEqual(try stack.swiped(), "AB")
    // The transition's own pop is not the system's.
    gate.allows = false
    stack.page("B").transitionController.transition = Fade()
    expectEqual(try stack.swiped(), "A")
  }

  /// A delegate of the app that forwards what it does not need.
  private final class Forwarding: NSObject, UINavigationControllerDelegate {
    private let shared = TransitionNavigationControllerDelegate.shared

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      shared.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      shared.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
  }

  @Test("comes with a delegate that forwards, once it has been asked")
  func forwarding() throws {
    let stack = try SwipedStack("A")
    let delegate = Forwarding()
    stack.navigation.delegate = delegate
    for name in ["B", "C"] {
      if name == "C" { stack.page(name).transitionController.transition = Fade() }
      stack.navigation.pushViewController(stack.page(name), animated: true)
      try stack.stage.settle()
    }
    expectEqual(try stack.swiped(), "AB")
    expectEqual(try stack.swiped(), "A")
  }

  @Test("leaves the stack to the system once the delegate is gone")
  func former() throws {
    let stack = try SwipedStack("A", "B", "C")
    stack.navigation.delegate = nil
    stack.navigation.isNavigationBarHidden = true
    expectEqual(try stack.swiped(), "ABC")
    stack.navigation.isNavigationBarHidden = false
    try stack.stage.settle()
    expectEqual(try stack.swiped(), "AB")
  }
}
