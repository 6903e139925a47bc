import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

@MainActor
@Suite("A navigation bar during a push or pop")
struct NavigationBarMotionTests {
  private func scene(_ stack: [String] = ["A"]) throws -> NavigationScene {
    let scene = try NavigationScene(stack)
    scene.call(["A": "Inbox", "B": "Message", "C": "Sender"])
    try scene.stage.settle()
    return scene
  }

  /// Checks the bar's text in a state at rest.
  private func expect(
    _ scene: NavigationScene, says texts: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectEqual(scene.bar.texts, texts, sourceLocation: sourceLocation)
    expectTrue(scene.bar.isOpaque && scene.issues == [], sourceLocation: sourceLocation)
  }

  /// True if both readings have the same words, at the same places and, unless excluded, opacities.
  private func isSame(_ one: [BarReading.Words], _ other: [BarReading.Words], fades: Bool = true)
    -> Bool
  {
    one.map(\.text) == other.map(\.text)
      && zip(one, other).allSatisfy {
        abs($0.x - $1.x) < 1e-6 && (!fades || abs($0.opacity - $1.opacity) < 1e-6)
      }
  }

  @Test(
    "moves each text in a straight line, in step with its fade (Navigation 15)",
    arguments: [false, true])
  func push(isMirrored: Bool) throws {
    let scene = try scene()
    if isMirrored { scene.stage.traits.layoutDirection = .rightToLeft }
    let sign: CGFloat = isMirrored ? -1 : 1
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.05)
    let between = scene.bar
    try scene.stage.settle()
    let back = try #require(scene.bar.words("Inbox").first?.x)
    let title = try #require(between.words("Message").first)
    let words = between.words("Inbox")
    expectLess(0.1, title.opacity)
    expectLess(title.opacity, 0.9)
    expectEqual(words.count, 2)
    // From half a width ahead to the middle.
    expectNear(title.x - 195, sign * (1 - title.opacity) * 195, within: 1e-6)
    // The former title and the back button with the same text overlap: both move from the middle to
    // the side, the title as it fades out, the button as it fades in.
    let errors = words.map { each in
      let progress = abs(each.opacity - title.opacity) < 1e-6 ? each.opacity : 1 - each.opacity
      return abs(each.x - (195 + progress * (back - 195)))
    }
    expectTrue(errors.allSatisfy { $0 < 1e-6 })
    expectNear(words.map(\.opacity).reduce(0, +), 1, within: 1e-6)
  }

  @Test(
    "is as far on its way as the pages, which a spring moves (Navigation 15)",
    arguments: [0.03, 0.1, 0.2, 0.35])
  func onTheSpring(time: TimeInterval) throws {
    let scene = try scene()
    func page() -> Double { Double(scene["B"].view.layer.presentationProperties.position.x) }
    for isForward in [true, false] {
      if isForward {
        scene.navigation.pushViewController(scene["B"], animated: true)
      } else {
        scene.navigation.popViewController(animated: true)
      }
      scene.stage.advance(by: 0)
      scene.stage.advance(by: time)
      let title = try #require(scene.bar.words("Message").first)
      // Both move from the trailing side to the middle, the page by the width, the title by half.
      let pageProgress = 1 - (page() - 195) / 390
      expectNear(title.opacity, pageProgress, within: 0.005)
      expectLess(abs(1 - (title.x - 195) / 195 - pageProgress), 0.005)
      try scene.stage.settle()
    }
  }

  @Test("moves back along the same way, with the same timing (Navigation 15)")
  func pop() throws {
    let scene = try scene()
    scene.delegate.animator = { _ in ScriptedAnimator.fadeOut(0.5) }
    scene.navigation.pushViewController(scene["B"], animated: true)
    var there: [BarReading] = []
    for _ in 0..<4 {
      scene.stage.advance(by: 0.1)
      there.append(scene.bar)
    }
    try scene.stage.settle()
    scene.navigation.popViewController(animated: true)
    for reading in there.reversed() {
      scene.stage.advance(by: 0.1)
      expectEqual(reading.all.count, 3)
      expectTrue(isSame(scene.bar.byOpacity, reading.byOpacity))
    }
    try scene.stage.settle()
    expect(scene, says: ["Inbox"])
  }

  @Test(
    "follows the finger, and is as before when the finger cancels (ViewControllers 22)",
    arguments: [0.1, 0.3, 0.45])
  func cancelled(part: Double) throws {
    let scene = try scene(["A", "B"])
    scene["A"].loadViewIfNeeded()
    let before = Picture(scene.window)
    scene.swipe(over: part)
    scene.stage.advance(by: 0.7)
    let held = scene.bar.words("Message").first?.opacity ?? 0
    // A transition that is driven from the beginning has linear timing (Interaction 5).
    expectNear(held, (1 - part), within: 0.06)
    expectEqual(scene.navigation.navigationBar.topItem?.title, "Inbox")
    try scene.stage.settle()
    expect(scene, says: ["Inbox", "Message"])
    expectEqual(Picture(scene.window), before)
    try scene.tap(x: 30)
    expect(scene, says: ["Inbox"])
  }

  // Rules: AnimatedTransitions 18.
  @Test(
    "turns back with a push that is popped, and with a pop that is cancelled",
    arguments: [0.05, 0.2, 0.4])
  func turned(time: Double) throws {
    let scene = try scene()
    let before = Picture(scene.window)
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: time / 2)
    let half = scene.bar
    scene.stage.advance(by: time / 2)
    let reading = scene.bar
    scene.navigation.popViewController(animated: true)
    expectTrue(isSame(reading.all, scene.bar.all, fades: false))
    scene.stage.advance(by: time / 2)
    expectTrue(isSame(half.all, scene.bar.all))
    try scene.stage.settle()
    expect(scene, says: ["Inbox"])
    expectEqual(Picture(scene.window), before)
    scene.navigation.pushViewController(scene["B"], animated: false)
    try scene.stage.settle()
    for isPoppedAgain in [false, true] {
      scene.navigation.popViewController(animated: true)
      scene.stage.advance(by: time)
      scene.navigation.pushViewController(scene["B"], animated: true)
      if isPoppedAgain {
        scene.stage.advance(by: 0.02)
        scene.navigation.popViewController(animated: true)
      }
      try scene.stage.settle()
      expect(scene, says: isPoppedAgain ? ["Inbox"] : ["Inbox", "Message"])
    }
  }

  @Test("shows the right controller if another change comes in between", arguments: 0..<5)
  func interrupted(kind: Int) throws {
    let scene = try scene()
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.2)
    switch kind {
    case 0: scene.navigation.pushViewController(scene["C"], animated: true)
    case 1: scene.navigation.setViewControllers([scene["C"]], animated: true)
    case 2: scene.navigation.viewControllers = [scene["A"], scene["C"]]
    case 3: scene.navigation.popViewController(animated: false)
    default: scene["A"].removeFromParent()
    }
    try scene.stage.settle()
    let texts = [
      ["Message", "Sender"], ["Sender"], ["Inbox", "Sender"], ["Inbox"], ["Message"],
    ]
    expect(scene, says: texts[kind])
  }

  @Test(
    "changes at once without animation, and if only the controller beneath changes (Navigation 5)")
  func unanimated() throws {
    let scene = try scene()
    for (stack, animated, texts) in [
      ("AB", false, ["Inbox", "Message"]), ("CB", true, ["Sender", "Message"]),
      ("B", true, ["Message"]), ("", true, []),
    ] {
      scene.navigation.setViewControllers(stack.map { scene[String($0)] }, animated: animated)
      scene.stage.advance(by: 0)
      expect(scene, says: texts)
    }
    scene.navigation.setViewControllers([scene["A"], scene["C"]], animated: true)
    try scene.stage.settle()
    expect(scene, says: ["Inbox", "Sender"])
  }

  @Test("pops past several controllers")
  func popTo() throws {
    let scene = try scene(["A", "B", "C"])
    expect(scene, says: ["Message", "Sender"])
    scene.navigation.popToRootViewController(animated: true)
    scene.stage.advance(by: 0.2)
    expectEqual(scene.bar.words("Message").count, 1)
    try scene.stage.settle()
    expect(scene, says: ["Inbox"])
  }

  @Test("only fades with reduced motion")
  func calm() throws {
    let scene = try scene()
    scene.stage.traits.prefersReducedMotion = true
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    let between = scene.bar
    try scene.stage.settle()
    let back = try #require(scene.bar.words("Inbox").first?.x)
    expectEqual(["Message", "Inbox"].map { between.words($0).map(\.x) }, [[195], [back, 195]])
    expectTrue(!between.isOpaque)
  }

  @Test("shows changes during the transition, on either side")
  func changesOnTheWay() throws {
    let scene = try scene()
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.2)
    scene["B"].title = "Letter"
    scene["A"].title = "Post"
    scene["B"].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reply")
    scene.stage.advance(by: 0.1)
    expectEqual(["Reply", "Letter"].map { scene.bar.words($0).count }, [1, 1])
    try scene.stage.settle()
    expect(scene, says: ["Post", "Letter", "Reply"])
    scene.swipe(over: 0.3)
    scene.stage.advance(by: 0.6)
    scene["B"].title = "Mail"
    scene["A"].title = "Box"
    try scene.stage.settle()
    expect(scene, says: ["Box", "Mail", "Reply"])
  }

  @Test("is as before after its back button was hidden and shown during the transition")
  func wayBackOnTheWay() throws {
    let scene = try scene(["A", "B"])
    scene["A"].loadViewIfNeeded()
    let item = scene["B"].navigationItem
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.2)
    scene.navigation.pushViewController(scene["B"], animated: true)
    item.hidesBackButton = true
    scene.stage.advance(by: 0.05)
    item.hidesBackButton = false
    try scene.stage.settle()
    expect(scene, says: ["Inbox", "Message"])
    let back = try #require(scene.bar.words("Inbox").first?.x)
    scene.navigation.viewControllers = [scene["A"], scene["B"], scene["C"]]
    scene.navigation.viewControllers = [scene["A"], scene["B"]]
    try scene.stage.settle()
    expectEqual(scene.bar.words("Inbox").first?.x, back)
    expectLess(back, 90)
  }

  @Test("takes part in a transition with an interruptible animator (AnimatedTransitions 14)")
  func interruptible() throws {
    let scene = try scene()
    scene.delegate.animator = { _ in PropertyAnimatorFade(duration: 0.5) }
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.2)
    expectTrue(!scene.bar.isOpaque)
    try scene.stage.settle()
    expect(scene, says: ["Inbox", "Message"])
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.2)
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    expect(scene, says: ["Inbox", "Message"])
  }
}
