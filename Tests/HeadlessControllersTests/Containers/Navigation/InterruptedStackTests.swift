import Expectations
import Foundation
import HeadlessStage
import ControllerSupport
import StageSupport
import Transitioning

/// A stack of coloured pages that is interrupted on its way.
@MainActor
private final class InterruptedStack {
  let scene: NavigationScene
  private let colors: [String: UIColor] = ["R": .gray, "A": .red, "B": .green, "C": .blue]

  init(_ names: [String], _ transition: (() -> any Transition)? = nil) throws {
    scene = try NavigationScene(names)
    let shared = TransitionNavigationControllerDelegate.shared
    for (name, color) in colors {
      scene[name].loadViewIfNeeded()
      scene[name].view.backgroundColor = color
      if let transition { scene[name].transitionController.transition = transition() }
    }
    if transition != nil { scene.navigation.delegate = shared }
    _ = scene.log.take()
  }

  var stage: Stage { scene.stage }

  /// The left edge of a page as it is shown, in points.
  func left(_ name: String) -> CGFloat {
    let shown = scene[name].view.layer.presentationProperties
    return shown.position.x - shown.bounds.width / 2
  }

  /// The left edges and opacities of all that is drawn in a page's colour, and of all titles that
  /// can be seen, from back to front.
  var seen: [String: [[CGFloat]]] {
    let list = stage.displayList()
    var seen: [String: [[CGFloat]]] = [:]
    for item in list.items {
      var (opacity, group) = (item.opacity, item.group)
      while let index = group {
        opacity *= list.groups[index].opacity
        group = list.groups[index].parent
      }
      let place = [item.transform.m41, CGFloat(opacity)]
      if let page = colors.first(where: { item.size.width > 300 && item.fill == $0.value }) {
        seen[page.key, default: []].append(place)
      } else if case .text(let text) = item.contents, opacity > 0.005 {
        seen["title \(text.string)", default: []].append(place)
      }
    }
    return seen
  }

  /// The greatest distance by which something drawn jumps in an instant, in points, a hundredth of
  /// opacity counting as a point; infinite for something that appears or vanishes within the
  /// screen.
  func jump(_ change: () -> Void) -> CGFloat {
    let before = seen
    change()
    stage.advance(by: 0)
    let after = seen
    var greatest: CGFloat = 0
    for name in Set(before.keys).union(after.keys) where name != hidden {
      var (old, new) = (before[name] ?? [], after[name] ?? [])
      // What lies beyond the screen may come and go.
      if old.count != new.count {
        old = old.filter { $0[0] < 389 && $0[0] > -300 }
        new = new.filter { $0[0] < 389 && $0[0] > -300 }
      }
      guard old.count == new.count else { return .infinity }
      for (one, other) in zip(old, new) {
        greatest = max(greatest, abs(one[0] - other[0]), 100 * abs(one[1] - other[1]))
      }
    }
    return greatest
  }

  /// The page that appears below the others with the change.
  var hidden: String?

  /// What is wrong with the appearance callbacks since the last call, and with their last state.
  func unbalanced() -> [String] {
    var orders: [String: CallbackOrder] = [:]
    var faults: [String] = []
    for line in scene.log.take() {
      let parts = line.split(separator: ".", maxSplits: 1).map(String.init)
      guard let name = parts.first, let call = CallbackOrder.Call(line: parts.last ?? "") else {
        continue
      }
      // The log may begin between a will call and its did call.
      let isFirst = orders[name] == nil
      let fault = orders[name, default: CallbackOrder()]
        .note(call, animated: line.hasSuffix("(true)"))
      if let fault, !isFirst { faults.append("\(name) \(fault)") }
    }
    for (name, order) in orders {
      let rest: CallbackOrder.Call =
        scene.stack.hasSuffix(name) ? .didAppear : .didDisappear
      if order.last != rest { faults.append("\(name) ends with \(order.last?.rawValue ?? "")") }
    }
    return faults
  }

  /// Drags in steps, checks what has happened by then, and lifts the finger.
  func drag(
    from point: CGPoint, byX x: CGFloat, y: CGFloat = 0, times: Int, _ check: () -> Void
  ) throws {
    let finger = stage.touchDown(at: point)
    for _ in 0..<times { finger.move(byX: x, y: y) }
    check()
    finger.lift()
    try stage.settle()
  }

  /// Checks that the stage is at rest with the named stack.
  func expectAtRest(_ stack: String, _ comment: String = "") {
    expectEqual("\(comment) \(scene.stack)", "\(comment) \(stack)")
    expectEqual("\(comment) \(unbalanced())", "\(comment) []")
    let top = String(stack.suffix(1))
    expectEqual(left(top), 0)
    expectEqual(scene[top].view.layer.animationKeys() ?? [], [])
    expectTrue(scene.isAlone(top))
    let places = scene.navigation.view.subviews.map { $0.accessibilityIdentifier ?? "bar" }
    expectTrue(!places.contains("rest of a transition"))
    // A callback of a test may take a page to another stack, which is reported.
    let issues = scene.issues.filter { if case .movedWhileShown = $0 { false } else { true } }
    expectTrue(issues.isEmpty)
  }
}

@MainActor
@Suite("A stack that is interrupted")
struct InterruptedStackTests {
  private let edge = CGPoint(x: 5, y: 400)
  private let content = CGPoint(x: 200, y: 400)

  @Test(
    "is taken hold of by a finger during a push, which counts as ended then (Interaction 17)",
    arguments: [true, false])
  func finger(isAtEdge: Bool) throws {
    let stack = try InterruptedStack(["A"])
    stack.scene.navigation.pushViewController(stack.scene["B"], animated: true)
    stack.stage.advance(by: 0.1)
    stack.hidden = nil
    let before = stack.left("B")
    _ = stack.scene.log.take()
    let finger = stack.stage.touchDown(at: isAtEdge ? edge : content)
    finger.move(byX: 12, y: 0)
    expectNear(stack.left("B"), before, within: 1e-6)
    expectEqual(
      stack.scene.calls().filter { $0.contains(".view") },
      [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
      ])
    expectEqual(stack.scene.stack, "A")
    let coordinator = try #require(stack.scene["B"].transitionCoordinator)
    expectTrue(coordinator.isInteractive && coordinator.initiallyInteractive)
    expectTrue(!coordinator.isCancelled)
    // The page follows the finger, though the push had another pace.
    for distance in stride(from: 10.0, through: 100, by: 10) {
      finger.move(byX: 10, y: 0)
      stack.stage.advance(by: 1 / 60.0)
      expectNear(stack.left("B") - before, CGFloat(distance), within: 0.6)
    }
    finger.move(byX: 150, y: 0)
    stack.stage.advance(by: 0.2)
    finger.lift()
    try stack.stage.settle()
    expectEqual(stack.scene.stack, "A")
    stack.expectAtRest("A")
  }

  @Test("lets the push go on if the finger lifts before half of the way")
  func goesOn() throws {
    let stack = try InterruptedStack(["A"])
    stack.scene.navigation.pushViewController(stack.scene["B"], animated: true)
    stack.stage.advance(by: 0.2)
    let finger = stack.stage.touchDown(at: content)
    finger.move(byX: 12, y: 0)
    finger.move(byX: 40, y: 0)
    stack.stage.advance(by: 0.3)
    var moved = false
    stack.scene["B"].transitionCoordinator?.notifyWhenInteractionChanges {
      moved = true
      expectTrue($0.isCancelled && !$0.isInteractive)
    }
    finger.lift()
    try stack.stage.settle()
    expectTrue(moved)
    stack.expectAtRest("AB")
    expectTrue(stack.scene["B"].parent === stack.scene.navigation)
  }

  @Test(
    "does not jump, and balances its callbacks, whatever interrupts its push, at every frame",
    arguments: ["finish", "cancel", "push", "pop twice", "resize"])
  func everyFrame(interruption: String) throws {
    for frame in 1...24 {
      let stack = try InterruptedStack(["R", "A"])
      let (scene, stage) = (stack.scene, stack.stage)
      let comment = "\(interruption) at frame \(frame)"
      scene.navigation.pushViewController(scene["B"], animated: true)
      stage.advance(by: Double(frame) / 60)
      switch interruption {
      case "finish", "cancel":
        let finger = stage.touchDown(at: content)
        expectAtMost(stack.jump { finger.move(byX: 12, y: 0) }, 1)
        finger.move(byX: 3, y: 0)
        stage.advance(by: 0.2)
        // The pop finishes beyond half of the way.
        finger.move(byX: interruption == "finish" ? 250 : -5, y: 0)
        stage.advance(by: 0.2)
        let isFarther = stack.left("B") > 195
        stack.hidden = "A"
        expectAtMost(stack.jump { finger.lift() }, 1)
        try stage.settle()
        stack.expectAtRest(isFarther ? "RA" : "RAB", comment)
      case "push":
        let jump = stack.jump {
          scene.navigation.pushViewController(scene["C"], animated: true)
        }
        expectEqual("\(comment): \(jump <= 1 ? 0 : jump)", "\(comment): 0.0")
        try stage.settle()
        stack.expectAtRest("RABC", comment)
      case "pop twice":
        stack.hidden = "R"
        var jump = stack.jump { scene.navigation.popViewController(animated: true) }
        stage.advance(by: 0.01)
        let isPopping = scene.navigation.transitionCoordinator != nil
        jump = max(jump, stack.jump { scene.navigation.popViewController(animated: true) })
        expectEqual("\(comment): \(jump <= 1 ? 0 : jump)", "\(comment): 0.0")
        expectTrue(isPopping)
        try stage.settle()
        stack.expectAtRest("R", comment)
      default:
        stage.resize(to: CGSize(width: 844, height: 390))
        try stage.settle()
        stack.expectAtRest("RAB", comment)
        expectEqual(scene["B"].view.frame.size, CGSize(width: 844, height: 390))
      }
    }
  }

  @Test("loses two controllers with two taps on the back button, 50 ms apart")
  func taps() throws {
    let stack = try InterruptedStack(["R", "A", "B"])
    stack.hidden = "R"
    let back = CGPoint(x: 20, y: 40)
    stack.stage.tap(at: back)
    stack.stage.advance(by: 0.05)
    expectEqual(stack.scene.stack, "RA")
    expectAtMost(stack.jump { stack.stage.tap(at: back) }, 1)
    try stack.stage.settle()
    stack.expectAtRest("R")
  }

  @Test("catches a pop on its way, and cancels or finishes it", arguments: [true, false])
  func caughtPop(finishes: Bool) throws {
    let stack = try InterruptedStack(["A", "B"])
    stack.scene.navigation.popViewController(animated: true)
    stack.stage.advance(by: 0.05)
    let before = stack.left("B")
    let finger = stack.stage.touchDown(at: CGPoint(x: before + 20, y: 400))
    finger.move(byX: 12, y: 0)
    expectNear(stack.left("B"), before, within: 1e-6)
    expectEqual(stack.scene.navigation.transitionCoordinator?.isInteractive, true)
    finger.move(byX: finishes ? 150 : -150, y: 0)
    stack.stage.advance(by: 0.2)
    finger.lift()
    try stack.stage.settle()
    stack.expectAtRest(finishes ? "A" : "AB")
  }

  @Test("pops the next page with a second swipe beside the page that goes out")
  func twoSwipes() throws {
    let stack = try InterruptedStack(["R", "A", "B"])
    stack.scene.navigation.popViewController(animated: true)
    stack.stage.advance(by: 0.15)
    expectLess(250, stack.left("B"))
    stack.hidden = "R"
    let finger = stack.stage.touchDown(at: CGPoint(x: 40, y: 400))
    expectAtMost(stack.jump { finger.move(byX: 12, y: 0) }, 1)
    expectEqual(stack.scene.stack, "R")
    finger.move(byX: 300, y: 0)
    stack.stage.advance(by: 0.1)
    finger.lift()
    try stack.stage.settle()
    stack.expectAtRest("R")
  }

  @Test("is interrupted with any transition, unless it declines", arguments: [true, false])
  func ownTransition(declines: Bool) throws {
    let stack = try InterruptedStack(["A"]) {
      guard declines else { return Fade() }
      return StubbornTransition {
        $0.animate($0.foreView, \.opacity, back: 0, fore: 1)
        $0.endAfterAnimations()
      }
    }
    stack.scene.navigation.pushViewController(stack.scene["B"], animated: true)
    stack.stage.advance(by: 0.1)
    let before = stack.scene["B"].view.layer.presentationProperties.opacity
    let finger = stack.stage.touchDown(at: content)
    finger.move(byX: 12, y: 0)
    // The push is driven back; only the system's own counts as ended and becomes a pop.
    expectEqual(stack.scene.stack, "AB")
    guard !declines else {
      finger.lift()
      try stack.stage.settle()
      return stack.expectAtRest("AB")
    }
    func opacity() -> Double { stack.scene["B"].view.layer.presentationProperties.opacity }
    expectNear(opacity(), before, within: 1e-6)
    finger.move(byX: 39, y: 0)
    stack.stage.advance(by: 0)
    expectLess(opacity(), before)
    finger.move(byX: 300, y: 0)
    stack.stage.advance(by: 0.2)
    finger.lift()
    try stack.stage.settle()
    stack.expectAtRest("A")
    expectEqual(stack.scene["B"].view.alpha, 1)
  }

  @Test("lets an animator of the app go on by itself when the next push begins")
  func appAnimator() throws {
    let stack = try InterruptedStack(["A"])
    let fades = [PropertyAnimatorFade(duration: 0.3), PropertyAnimatorFade(duration: 0.3)]
    var unused = fades[...]
    stack.scene.delegate.animator = { _ in unused.popFirst() }
    stack.scene.navigation.pushViewController(stack.scene["B"], animated: true)
    stack.stage.advance(by: 0.1)
    stack.scene.navigation.pushViewController(stack.scene["C"], animated: true)
    stack.stage.advance(by: 0.1)
    try stack.stage.settle()
    expectEqual(fades.map(\.ends), [1, 1])
    stack.expectAtRest("ABC")
  }

  @Test("restores a page that a callback of the next push takes to another stack")
  func takenAway() throws {
    let scene = try NavigationScene(["A"])
    scene.navigation.delegate = TransitionNavigationControllerDelegate.shared
    let other = UINavigationController()
    scene["C"].transitionController.transition = ScriptedTransition {
      $0.animate($0.backView, \.opacity, back: 1, fore: 0.5)
      $0.endAfterAnimations()
    }
    scene["C"].reactions["viewIsAppearing"] = {
      other.pushViewController(scene["B"], animated: true)
    }
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 1 / 60)
    scene.navigation.pushViewController(scene["C"], animated: true)
    try scene.stage.settle()
    expectTrue(scene["B"].parent === other)
    expectEqual(scene["B"].view.alpha, 1)
    expectEqual(scene["B"].view.layer.animationKeys() ?? [], [])
    expectEqual(scene.stage.diagnostics.issues.count, 1)
    expectTrue(scene.issues.contains { if case .movedWhileShown = $0 { true } else { false } })
  }

  @Test("pops at once if a callback takes the page away that a finger drives back")
  func takenFromFinger() throws {
    let stack = try InterruptedStack(["A"])
    let other = UINavigationController()
    stack.scene.navigation.pushViewController(stack.scene["B"], animated: true)
    stack.stage.advance(by: 0.1)
    stack.scene["A"].reactions["viewWillAppear"] = {
      other.pushViewController(stack.scene["B"], animated: false)
    }
    let finger = stack.stage.touchDown(at: content)
    finger.move(byX: 12, y: 0)
    stack.stage.advance(by: 0.1)
    finger.move(byX: -10, y: 0)
    finger.lift()
    try stack.stage.settle()
    expectTrue(stack.scene["B"].parent === other && stack.scene["B"].view.window == nil)
    stack.expectAtRest("A")
  }

  @Test(
    "counts the place that the finger would reach in 0.12 s",
    arguments: [(0.66, -500.0, true), (0.66, -700, false), (0.4, 400, true), (0.4, 200, false)])
  func release(progress: Double, velocity: Double, pops: Bool) throws {
    let policy = ReleasePolicy.systemPop
    expectEqual(policy.finishes(progress: progress, velocity: velocity / 402), pops)
    expectEqual(policy.finishes(progress: progress, velocity: .nan), progress > 0.5)
    expectTrue(policy.finishes(progress: 0, velocity: .infinity))
    expectTrue(!policy.finishes(progress: 1, velocity: -.infinity))
  }

  @Test(
    "is released on the measured spring: frequency 22, damping ratio 0.85", arguments: [0.3, 0.6])
  func releaseSpring(way: Double) throws {
    let stack = try InterruptedStack(["A", "B"])
    let finger = stack.stage.touchDown(at: content)
    finger.move(byX: 12, y: 0)
    finger.move(byX: 390 * CGFloat(way), y: 0)
    stack.stage.advance(by: 0.2)
    let start = stack.left("B")
    finger.lift()
    let goal: CGFloat = way > 0.5 ? 390 : 0
    for time in [0.05, 0.1, 0.15] {
      stack.stage.advance(by: 0.05)
      let (damping, frequency) = (0.85 * 22, 22 * (1 - 0.85 * 0.85).squareRoot())
      let left =
        exp(-damping * time)
        * (cos(frequency * time) + damping / frequency * sin(frequency * time))
      expectNear(stack.left("B"), (goal + (start - goal) * left), within: 0.5)
    }
    try stack.stage.settle()
    stack.expectAtRest(way > 0.5 ? "A" : "AB")
  }

  @Test("moves as measured on iOS 27: e^(-t / 61 ms) of the way is left", arguments: [true, false])
  func measured(isPush: Bool) throws {
    let stack = try InterruptedStack(isPush ? ["A"] : ["A", "B"])
    if isPush {
      stack.scene.navigation.pushViewController(stack.scene["B"], animated: true)
    } else {
      stack.scene.navigation.popViewController(animated: true)
    }
    var time = 0.0
    for next in [0.05, 0.1, 0.2, 0.3] {
      stack.stage.advance(by: next - time)
      time = next
      let left = 390 * exp(-next / 0.061)
      expectNear(stack.left("B"), (isPush ? left : 390 - left), within: 0.6)
      let aside = -0.301 * (390 - left)
      expectNear(stack.left("A"), (isPush ? aside : -0.301 * 390 - aside), within: 0.6)
    }
    expectLess((try stack.stage.settle()) + 0.3, 0.45)
    stack.expectAtRest(isPush ? "AB" : "A")
  }

  @Test("begins a swipe after 12 points, and only toward the trailing edge")
  func deadZone() throws {
    let stack = try InterruptedStack(["A", "B"])
    let finger = stack.stage.touchDown(at: content)
    finger.move(byX: 11.9, y: 0)
    expectEqual(stack.scene.stack, "AB")
    finger.move(byX: 0.2, y: 0)
    expectEqual(stack.scene.stack, "A")
    finger.lift()
    try stack.stage.settle()
    for direction in [CGVector(dx: -60, dy: 0), CGVector(dx: 20, dy: 60)] {
      try stack.drag(from: content, byX: direction.dx / 4, y: direction.dy / 4, times: 4) {
        expectEqual(stack.scene.stack, "AB")
      }
    }
    stack.stage.traits.layoutDirection = .rightToLeft
    let other = stack.stage.touchDown(at: content)
    other.move(byX: -13, y: 0)
    expectEqual(stack.scene.stack, "A")
    other.lift()
    try stack.stage.settle()
    expectEqual(stack.scene.stack, "AB")
  }

  @Test(
    "leaves a drag to a content that scrolls horizontally, until that is at its leading edge",
    arguments: [0, 100])
  func scrolling(offset: CGFloat) throws {
    let stack = try InterruptedStack(["A", "B"])
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    list.contentSize = CGSize(width: 1000, height: 200)
    list.contentOffset.x = offset
    stack.scene["B"].view.addSubview(list)
    stack.stage.advance(by: 0.1)
    try stack.drag(from: content, byX: 10, times: 3) {
      stack.stage.advance(by: 0.02)
      expectEqual(stack.scene.stack, offset > 0 ? "AB" : "A")
      expectEqual(list.contentOffset.x < offset, offset > 0)
    }
    // A drag in the other direction scrolls in both cases.
    list.contentOffset.x = offset
    try stack.drag(from: content, byX: -10, times: 6) {
      expectEqual(stack.scene.stack, "AB")
      expectLess(offset, list.contentOffset.x)
    }
    // The edge pops whatever scrolls below it.
    try stack.drag(from: edge, byX: 10, times: 3) {
      expectEqual(stack.scene.stack, "A")
    }
    stack.expectAtRest("AB")
  }

  @Test("scrolls a vertical content with a vertical drag, and pops with a horizontal one")
  func verticalScrolling() throws {
    let stack = try InterruptedStack(["A", "B"])
    let list = UIScrollView(frame: stack.scene["B"].view.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    stack.scene["B"].view.addSubview(list)
    stack.stage.advance(by: 0.1)
    let start = list.contentOffset.y
    try stack.drag(from: content, byX: 2, y: -10, times: 5) {
      expectEqual(stack.scene.stack, "AB")
      expectLess(start + 20, list.contentOffset.y)
    }
    try stack.drag(from: content, byX: 10, y: 2, times: 5) {
      expectEqual(stack.scene.stack, "A")
    }
    stack.expectAtRest("AB")
  }

  @Test("is left to the edge if the swipe in the content is disabled")
  func disabled() throws {
    let stack = try InterruptedStack(["A", "B"])
    stack.scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    for (point, stackAfter) in [(content, "AB"), (edge, "A")] {
      try stack.drag(from: point, byX: 10, times: 3) {
        expectEqual(stack.scene.stack, stackAfter)
      }
    }
    stack.scene["B"].navigationItem.hidesBackButton = true
    stack.scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    try stack.drag(from: content, byX: 10, times: 3) {
      expectEqual(stack.scene.stack, "AB")
    }
    stack.expectAtRest("AB")
  }
}
