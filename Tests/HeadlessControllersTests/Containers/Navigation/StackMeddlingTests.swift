import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A stack whose callbacks change it")
struct StackMeddlingTests {
  private let scene = ControllerScene()
  private let stack = UINavigationController()
  private let (one, two): (LoggingViewController, LoggingViewController)

  init() {
    (one, two) = (scene.controller("A"), scene.controller("B"))
  }

  /// Runs a closure at a controller's first move callback.
  private func react(_ controller: LoggingViewController, _ reaction: @escaping () -> Void) {
    controller.reactions["willMove"] = { [weak controller] in
      controller?.reactions["willMove"] = nil
      reaction()
    }
  }

  /// True if all controllers on the stack are its children, the last one is visible, and no
  /// transition runs.
  private func isInOrder(_ stack: UINavigationController) -> Bool {
    stack.viewControllers.allSatisfy { $0.parent === stack } && stack.transitionCoordinator == nil
      && stack.children.count == stack.viewControllers.count
  }

  enum Taker: CaseIterable { case parent, otherStack, tabs, nothing }

  private func take(_ child: UIViewController, _ taker: Taker, into holder: [UIViewController]) {
    switch taker {
    case .parent: holder[0].addChild(child)
    case .otherStack: (holder[1] as? UINavigationController)?.viewControllers = [child]
    case .tabs: (holder[2] as? UITabBarController)?.viewControllers = [child]
    case .nothing: child.removeFromParent()
    }
  }

  @Test(
    "drops a child that another container takes, whatever the child's callback requests",
    arguments: Taker.allCases, [false, true])
  func taken(taker: Taker, isSeen: Bool) throws {
    let holder = [UIViewController(), UINavigationController(), UITabBarController()]
    if isSeen { scene.window.rootViewController = stack }
    for isPop in [false, true] {
      stack.setViewControllers(isPop ? [two, one] : [one], animated: false)
      try scene.stage.settle()
      react(one) { [stack, two] in
        if isPop {
          stack.popViewController(animated: false)
        } else {
          stack.pushViewController(two, animated: false)
        }
      }
      take(one, taker, into: holder)
      try scene.stage.settle()
      #expect(stack.viewControllers == [two])
      #expect(isInOrder(stack))
      let places: [Taker: UIViewController] = [
        .parent: holder[0], .otherStack: holder[1], .tabs: holder[2],
      ]
      #expect(one.parent === places[taker])
      one.removeFromParent()
    }
    #expect(scene.issues == [])
  }

  @Test(
    "keeps a controller that comes back while others leave", arguments: [false, true])
  func comesBack(isSeen: Bool) throws {
    if isSeen { scene.window.rootViewController = stack }
    stack.viewControllers = [one, two]
    try scene.stage.settle()
    react(one) { [stack, two] in stack.pushViewController(two, animated: false) }
    stack.title = "S"
    scene.log.includesMoves = true
    stack.viewControllers = []
    try scene.stage.settle()
    #expect(stack.viewControllers == [two])
    #expect(isInOrder(stack))
    // The controller gets no call of leaving.
    let moves = scene.log.take().filter { $0.hasPrefix("B.") && $0.contains("ove(") }
    #expect(moves == ["B.willMove(toParent: S)", "B.didMove(toParent: S)"])
  }

  @Test(
    "takes a controller back that asks for it in its last callback",
    arguments: [false, true])
  func returns(isPush: Bool) throws {
    stack.viewControllers = [one]
    one.reactions["didMove"] = { [stack, one] in
      one.reactions = [:]
      if isPush { stack.pushViewController(one, animated: false) } else { stack.addChild(one) }
    }
    scene.log.includesMoves = true
    let other = UIViewController()
    other.title = "O"
    other.addChild(one)
    #expect(one.parent === stack)
    #expect(other.children == [])
    #expect(!scene.log.what.contains("A.willMove(toParent: O)"))
    stack.viewControllers = isPush ? [two, one] : [two]
    try scene.stage.settle()
    #expect(stack.viewControllers.allSatisfy { $0.parent === stack })
    #expect(one.parent === stack)
  }

  @Test("has only children after one comes back in an appearance callback as it leaves")
  func returnsAsItAppears() throws {
    let (holder, tabs) = (UIViewController(), UITabBarController())
    holder.addChild(stack)
    holder.view.addSubview(stack.view)
    scene.window.rootViewController = holder
    try scene.stage.settle()
    stack.pushViewController(one, animated: true)
    let elsewhere = Stage()
    elsewhere.add(scene.window)
    stack.pushViewController(two, animated: true)
    one.reactions["viewIsAppearing"] = { [stack, one] in
      one.reactions = [:]
      stack.addChild(one)
    }
    tabs.viewControllers = [one, scene.controller("C")]
    try elsewhere.settle()
    try scene.stage.settle()
    #expect(stack.viewControllers.allSatisfy { $0.parent === stack })
    #expect(isInOrder(stack))
  }

  @Test("releases a controller that is refused because the controller takes the stack into itself")
  func refused() {
    weak var leftover: UIViewController?
    // Reports of controllers on no stage go to the stage that ran last.
    scene.stage.advance(by: 0)
    ({
      let stack = UINavigationController(rootViewController: one)
      let coming = scene.controller("C")
      let tabs = UITabBarController()
      coming.addChild(tabs)
      leftover = coming
      react(coming) { [weak tabs, weak stack, one] in
        tabs?.viewControllers = [one, stack].compactMap(\.self)
      }
      stack.pushViewController(coming, animated: false)
      #expect(coming.parent == nil)
      #expect(stack.viewControllers == [])
      coming.reactions = [:]
    })()
    one.removeFromParent()
    #expect(leftover == nil)
  }
}
