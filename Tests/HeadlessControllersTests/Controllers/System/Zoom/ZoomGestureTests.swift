import Foundation
import ControllerSupport
import StageSupport
import Expectations
import Testing
import Transitioning

@testable import HeadlessControllers

@MainActor
@Suite("A finger on a zoomed page")
struct ZoomGestureTests {
  /// Drags a finger from a point by a distance, in steps of a frame.
  private func drag(
    _ scene: ZoomScene, from start: CGPoint, byX x: CGFloat = 0, y: CGFloat = 0, steps: Int = 20
  ) -> Finger {
    let finger = scene.stage.touchDown(at: start)
    for _ in 0..<steps {
      scene.stage.advance(by: 1.0 / 60)
      finger.move(byX: x / CGFloat(steps), y: y / CGFloat(steps))
    }
    // The finger rests, so that it has no velocity.
    scene.stage.advance(by: 0.2)
    return finger
  }

  private static let middle = CGPoint(x: 200, y: 160)

  @Test(
    "scales the page by the measured line and its knee as it drags down (Zoom 13, 17)",
    arguments: ZoomScene.Way.allCases, [150, 300, 456, 600] as [CGFloat])
  func pan(way: ZoomScene.Way, distance: CGFloat) throws {
    let scene = try ZoomScene(way).opened()
    let finger = drag(scene, from: Self.middle, y: distance)
    let travel = (distance - 18) / 844
    let knee = 1 - 0.67 * 0.52
    let expected =
      travel <= 0.52
      ? 1 - 0.67 * travel
      : 0.37 + (knee - 0.37) / (1 + 0.67 * (travel - 0.52) / (knee - 0.37))
    expectNear(scene.scale, expected, within: 1e-6, "\(scene.scale), not \(expected)")
    // The touched point follows the finger, less the slop and the lag.
    let fall = (travel - 0.45 * travel * travel * travel) * 844
    let place = scene.place()
    expectLess(abs(place.minX + 200 * expected - 200), 1e-6)
    expectLess(abs(place.minY + 160 * expected - (160 + fall)), 1e-6)
    expectNear(scene.shown(scene.back.view).transform.m11, 0.914, within: 1e-6)
    expectTrue(scene.dimmings.allSatisfy { scene.shown($0).opacity == 1 })
    expectEqual(scene.fore.transitionCoordinator?.isInteractive, true)
    expectEqual(scene.fore.transitionCoordinator?.initiallyInteractive, true)
    finger.lift()
    expectEqual(scene.fore.transitionCoordinator?.isInteractive, false)
    try scene.stage.settle()
    expectTrue(scene.isClean && !scene.isOpen && scene.isBalanced())
  }

  @Test("follows a drag across, like a rubber band, without another scale (Zoom 15)")
  func across() throws {
    let scene = try ZoomScene().opened()
    let finger = drag(scene, from: Self.middle, y: 260)
    let (scale, before) = (scene.scale, scene.place())
    finger.move(byX: 150, y: 0)
    scene.stage.advance(by: 0.2)
    let pull = 0.56 * 150 / 351
    expectNear(scene.place().minX - before.minX, 351 * pull / (1 + pull), within: 1e-6)
    expectEqual(scene.scale, scale)
    finger.lift()
    try scene.stage.settle()
  }

  @Test("begins a drag after 18 points, one from the edge after 12, a pinch after 8.7 (Zoom 12–16)")
  func slops() throws {
    let scene = try ZoomScene().opened()
    func isHeld(_ start: CGPoint, byX x: CGFloat = 0, y: CGFloat = 0) throws -> Bool {
      let finger = drag(scene, from: start, byX: x, y: y)
      defer { finger.lift() }
      return scene.isMoving
    }
    for (start, x, y) in [(Self.middle, 0.0, 18.0), (CGPoint(x: 3, y: 400), 12, 0)] {
      for (part, begins) in [(-0.1, false), (0.1, true)] {
        expectEqual(
          try isHeld(start, byX: x > 0 ? x + part : 0, y: y > 0 ? y + part : 0), begins,
          "\(x) \(y) \(part)")
        try scene.stage.settle()
        expectTrue(scene.isOpen)
      }
    }
    for (distance, begins) in [(8.6, false), (8.8, true)] {
      let fingers = pinched(scene, by: distance)
      expectEqual(scene.isMoving, begins)
      for finger in fingers { finger.lift() }
      try scene.stage.settle()
      expectTrue(scene.isOpen)
    }
  }

  /// Brings two fingers, 300 points apart, together by a distance.
  private func pinched(_ scene: ZoomScene, by distance: CGFloat, steps: Int = 20) -> [Finger] {
    let fingers = [45.0, 345].map { scene.stage.touchDown(at: CGPoint(x: $0, y: 400)) }
    for _ in 0..<steps {
      scene.stage.advance(by: 1.0 / 60)
      for (finger, side) in zip(fingers, [1.0, -1]) {
        finger.move(byX: side * distance / 2 / CGFloat(steps), y: 0)
      }
    }
    scene.stage.advance(by: 0.2)
    return fingers
  }

  @Test("lands on one side of each measured scale, and goes back on the other (Zoom 20)")
  func thresholds() throws {
    func check(_ scale: CGFloat, _ hold: (ZoomScene) -> [Finger], lands: Bool) throws {
      let scene = try ZoomScene().opened()
      let fingers = hold(scene)
      expectNear(scene.scale, scale, within: 1e-6, "\(scene.scale), not \(scale)")
      for finger in fingers { finger.lift() }
      try scene.stage.settle()
      expectEqual(scene.isOpen, !lands, "\(scale)")
      expectTrue(scene.isClean && scene.isBalanced())
    }
    for (scale, lands) in [(0.906, false), (0.904, true)] {
      let way = 18 + (1 - scale) / 0.67 * 844
      try check(scale, { [self.drag($0, from: Self.middle, y: way)] }, lands: lands)
    }
    for (scale, lands) in [(0.701, false), (0.699, true)] {
      let way = 12 + (1 - scale) / 0.67 * 390
      try check(scale, { [self.drag($0, from: CGPoint(x: 3, y: 400), byX: way)] }, lands: lands)
    }
    for (scale, lands) in [(0.501, false), (0.499, true)] {
      let way = 300 - scale * (300 - 8.7)
      try check(scale, { self.pinched($0, by: way) }, lands: lands)
    }
  }

  @Test("projects the release of one finger by 120 ms of its velocity (Zoom 20)")
  func projection() throws {
    // At 300 pt/s a drag is 36 points farther; at rest it would go back.
    let way = 18 + (1 - 0.92) / 0.67 * 844
    for (sign, lands) in [(1.0, true), (0, false)] {
      let scene = try ZoomScene().opened()
      let finger = drag(scene, from: Self.middle, y: way - 60)
      for _ in 0..<12 {
        scene.stage.advance(by: 1.0 / 60)
        finger.move(byX: 0, y: 5)
      }
      if sign == 0 { scene.stage.advance(by: 0.2) }
      finger.lift()
      try scene.stage.settle()
      expectEqual(scene.isOpen, !lands)
    }
  }

  @Test("takes the page with it at the velocity of the finger (Zoom 21)", arguments: [true, false])
  func velocity(lands: Bool) throws {
    let scene = try ZoomScene().opened()
    let finger = drag(scene, from: Self.middle, y: lands ? 200 : 20, steps: 10)
    for _ in 0..<10 {
      scene.stage.advance(by: 1.0 / 60)
      finger.move(byX: 3, y: lands ? 5 : -1.5)
    }
    let first = scene.place()
    finger.lift()
    expectLess(ZoomScene.gap(scene.place(), first), 1e-6)
    scene.stage.advance(by: 1.0 / 60)
    // The finger moves 180 pt/s across, from 3 points after the beginning of the drag on.
    let (frequency, ratio) = lands ? (15, 0.75) : (22.0, 0.9)
    let spring = SpringCurve(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    let pushed = SpringCurve(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: 1)
    let (rest, push) = (
      spring.value(at: 1.0 / 60), pushed.value(at: 1.0 / 60) - spring.value(at: 1.0 / 60)
    )
    let band = RubberBand(dimension: 351, coefficient: 0.56)
    // The touched point is 5 points beside the middle, toward which the page shrinks.
    let speed = 180 * band.velocity(at: 30) - (195 - 200) * 0.67 / 844 * (lands ? 300 : -90)
    let target = lands ? scene.source.frame.midX : 195
    let expected = first.midX + (target - first.midX) * rest + speed * push
    expectNear(scene.place().midX, expected, within: 0.1, "\(scene.place().midX), not \(expected)")
    try scene.stage.settle()
    expectEqual(scene.isOpen, !lands)
  }

  @Test("scales the page by the way from the edge, and not by the way down (Zoom 14)")
  func edge() throws {
    let scene = try ZoomScene().opened()
    let finger = drag(scene, from: CGPoint(x: 3, y: 400), byX: 212)
    expectNear(scene.scale, (1 - 0.67 * 200 / 390), within: 1e-6)
    // The left edge of the page stays behind the finger by the slop.
    expectNear(scene.place().minX, (3 - 3 * scene.scale + 200), within: 1e-6)
    let scale = scene.scale
    finger.move(byX: 0, y: 200)
    scene.stage.advance(by: 0.1)
    expectEqual(scene.scale, scale)
    finger.lift()
    try scene.stage.settle()
    expectTrue(!scene.isOpen && scene.isClean)
  }

  @Test("comes from the right edge in a right-to-left layout (Zoom 12)")
  func mirrored() throws {
    let scene = try ZoomScene()
    scene.stage.traits.layoutDirection = .rightToLeft
    try scene.opened()
    var finger = drag(scene, from: CGPoint(x: 3, y: 400), byX: 212)
    expectTrue(!scene.isMoving)
    finger.lift()
    finger = drag(scene, from: CGPoint(x: 387, y: 400), byX: -212)
    expectNear(scene.scale, (1 - 0.67 * 200 / 390), within: 1e-6)
    expectNear(scene.place().maxX, (390 - 200 - 3 + 3 * scene.scale), within: 1e-6)
    finger.lift()
    try scene.stage.settle()
    expectTrue(!scene.isOpen && scene.isClean)
  }

  @Test("scales the page with two fingers about their middle, and never enlarges it (Zoom 16)")
  func pinch() throws {
    let scene = try ZoomScene().opened()
    let fingers = pinched(scene, by: 120)
    expectNear(scene.scale, 180 / 291.3, within: 1e-6)
    // The fingers of the test move one after the other.
    let middle = scene.place().midX
    expectNear(middle, 195, within: 2)
    for finger in fingers { finger.move(byX: 10, y: 30) }
    scene.stage.advance(by: 0.1)
    expectNear(scene.place().midX - middle, 10, within: 1e-6)
    for (finger, side) in zip(fingers, [-1.0, 1]) { finger.move(byX: side * 70, y: 0) }
    scene.stage.advance(by: 0.2)
    expectNear(scene.scale, 1, within: 1e-6)
    for finger in fingers { finger.lift() }
    try scene.stage.settle()
    expectTrue(scene.isOpen && scene.isClean)
  }

  @Test("does not spread a page")
  func spread() throws {
    let scene = try ZoomScene().opened()
    let fingers = pinched(scene, by: -60)
    expectTrue(!scene.isMoving)
    for finger in fingers { finger.lift() }
    try scene.stage.settle()
  }

  @Test("does not drag a page up or across, or one at the root")
  func directions() throws {
    let scene = try ZoomScene().opened()
    for (x, y) in [(0.0, -200.0), (150, 20), (-150, 0)] {
      let finger = drag(scene, from: CGPoint(x: 200, y: 400), byX: x, y: y)
      expectTrue(!scene.isMoving, "\(x) \(y)")
      finger.lift()
    }
    scene.navigation.setViewControllers([scene.fore], animated: false)
    let finger = drag(scene, from: Self.middle, y: 200)
    expectTrue(!scene.isMoving)
    finger.lift()
  }

  @Test(
    "asks the app once for each gesture, and does what it says (Zoom 18)",
    arguments: [true, false], [0, 1, 2])
  func asks(begins: Bool, kind: Int) throws {
    let scene = try ZoomScene().opened()
    var asked: [SystemTransition.ZoomOptions.InteractionContext] = []
    scene.options.interactiveDismissShouldBegin = {
      asked.append($0)
      return begins
    }
    let fingers: [Finger] =
      switch kind {
      case 0: [drag(scene, from: Self.middle, y: 120)]
      case 1: [drag(scene, from: CGPoint(x: 3, y: 400), byX: 120)]
      default: pinched(scene, by: 100)
      }
    expectEqual(scene.isMoving, begins)
    expectEqual(asked.count, 1)
    let context = try #require(asked.first)
    expectTrue(context.willBegin)
    switch kind {
    case 0: expectTrue(context.location.x == 200 && context.velocity.dy > 100)
    case 1: expectTrue(context.location.y == 400 && context.velocity.dx > 100)
    default: expectNear(context.location.x, 195, within: 1e-6)
    }
    for finger in fingers { finger.lift() }
    try scene.stage.settle()
    expectTrue(scene.isOpen && scene.isBalanced())
  }

  @Test("leaves a drag to a list that is not at its top, unless the app wants it (Zoom 18, 19)")
  func scrolled() throws {
    let scene = try ZoomScene().opened()
    let list = UIScrollView(frame: scene.fore.view.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    scene.fore.view.addSubview(list)
    var finger = drag(scene, from: Self.middle, y: 100)
    expectTrue(scene.isMoving)
    expectEqual(list.contentOffset.y, 0)
    finger.lift()
    try scene.stage.settle()
    list.contentOffset.y = 300
    finger = drag(scene, from: Self.middle, y: 100)
    expectTrue(!scene.isMoving)
    expectLess(list.contentOffset.y, 220)
    finger.lift()
    try scene.stage.settle()
    list.contentOffset.y = 300
    var willBegin: Bool?
    scene.options.interactiveDismissShouldBegin = {
      willBegin = $0.willBegin
      return true
    }
    finger = drag(scene, from: Self.middle, y: 100)
    expectTrue(scene.isMoving)
    expectEqual(list.contentOffset.y, 300)
    expectEqual(willBegin, false)
    finger.lift()
    try scene.stage.settle()
    scene.options.interactiveDismissShouldBegin = nil
    list.contentOffset.y = 300
    finger = drag(scene, from: Self.middle, y: -100)
    expectTrue(!scene.isMoving)
    expectLess(380, list.contentOffset.y)
    finger.lift()
    try scene.stage.settle()
  }

  @Test("yields to a transition of the app's, and to a stack that can pop (Zoom 12)")
  func yields() throws {
    let scene = try ZoomScene()
    scene.navigation.delegate = TransitionNavigationControllerDelegate.shared
    scene.fore.transitionController.transition = ScriptedTransition { $0.transitionDidEnd() }
    try scene.opened()
    let finger = drag(scene, from: Self.middle, y: 200)
    expectTrue(!scene.isMoving && scene.isOpen)
    finger.lift()
    let modal = try ZoomScene(.presentation)
    let stack = UINavigationController(rootViewController: UIViewController())
    let top = UIViewController()
    stack.pushViewController(top, animated: false)
    stack.modalPresentationStyle = .fullScreen
    stack.preferredTransition = .zoom { _ in modal.source }
    modal.back.present(stack, animated: true)
    try modal.stage.settle()
    let other = drag(modal, from: CGPoint(x: 3, y: 400), byX: 300)
    other.lift()
    try modal.stage.settle()
    expectTrue(modal.back.presentedViewController === stack)
    expectEqual(stack.viewControllers.count, 1)
    let last = drag(modal, from: CGPoint(x: 3, y: 400), byX: 300)
    last.lift()
    try modal.stage.settle()
    expectTrue(modal.back.presentedViewController == nil)
  }

  @Test("ends a pinch with the first finger that is lifted (Zoom 16)")
  func oneFinger() throws {
    let scene = try ZoomScene().opened()
    let fingers = pinched(scene, by: 120)
    let scale = scene.scale
    fingers[0].lift()
    expectEqual(scene.fore.transitionCoordinator?.isInteractive, false)
    expectEqual(scene.scale, scale)
    fingers[1].move(byX: 100, y: 100)
    try scene.stage.settle()
    expectTrue(scene.isOpen && scene.isClean && scene.isBalanced())
    fingers[1].lift()
  }

  @Test("does not begin on a presentation that the user may not dismiss (Zoom 19)")
  func modal() throws {
    let scene = try ZoomScene(.presentation).opened()
    scene.fore.isModalInPresentation = true
    let finger = drag(scene, from: Self.middle, y: 100)
    expectTrue(!scene.isMoving)
    finger.lift()
    scene.fore.isModalInPresentation = false
    let other = drag(scene, from: Self.middle, y: 100)
    expectTrue(scene.isMoving)
    other.lift()
    try scene.stage.settle()
  }

  @Test("works on a page that was shown without animation, and with reduced motion (Zoom 7, 12)")
  func notAnimated() throws {
    let scene = try ZoomScene()
    scene.open(animated: false)
    try scene.stage.settle()
    _ = scene.log.take()
    scene.stage.traits.prefersReducedMotion = true
    let finger = drag(scene, from: Self.middle, y: 200)
    expectLess(scene.scale, 0.9)
    finger.lift()
    try scene.stage.settle()
    expectTrue(!scene.isOpen && scene.isClean && scene.isBalanced())
  }

  @Test("is lifted before its transition has begun", arguments: [300, 40] as [CGFloat])
  func early(distance: CGFloat) throws {
    let scene = try ZoomScene().opened()
    let finger = scene.stage.touchDown(at: Self.middle)
    finger.move(byX: 0, y: distance)
    finger.lift()
    scene.stage.advance(by: 0)
    expectLess(scene.scale, 1)
    try scene.stage.settle()
    expectTrue(scene.isClean && scene.isBalanced())
    expectEqual(scene.isOpen, distance < 100)
  }

  @Test("that is cancelled, or whose page loses its zoom, lets go", arguments: [true, false])
  func cancelled(byPhone: Bool) throws {
    let scene = try ZoomScene().opened()
    let finger = drag(scene, from: Self.middle, y: 400)
    if byPhone {
      finger.cancel()
    } else {
      scene.fore.preferredTransition = nil
    }
    try scene.stage.settle()
    expectTrue(scene.isOpen && scene.isClean && scene.isBalanced())
    if !byPhone { finger.lift() }
  }

  @Test("lands 2 % past the source, and no finger is needed for the way back afterwards (Zoom 21)")
  func overshoot() throws {
    let scene = try ZoomScene().opened()
    let finger = drag(scene, from: Self.middle, y: 300)
    let (start, target) = (scene.place().midX, scene.source.frame.midX)
    finger.lift()
    var beyond: CGFloat = -1
    while scene.isMoving {
      scene.stage.advance(by: 1.0 / 60)
      if scene.isMoving {
        beyond = max(beyond, (scene.place().midX - target) / (target - start))
      }
    }
    expectLess(0.01, beyond, "\(beyond)")
    expectLess(beyond, 0.04, "\(beyond)")
    try scene.opened()
    scene.close()
    try scene.stage.settle()
    expectTrue(!scene.isOpen)
  }

  @Test("fades the page where it is, if the source is gone (Zoom 10)")
  func nowhere() throws {
    let scene = try ZoomScene().opened()
    scene.found = nil
    let finger = drag(scene, from: Self.middle, y: 300)
    expectLess(scene.scale, 0.9)
    expectEqual(scene.shown(scene.fore.view).opacity, 1)
    let place = scene.place()
    finger.lift()
    scene.stage.advance(by: 0.1)
    expectLess(ZoomScene.gap(scene.place(), place), 1)
    expectLess(scene.shown(scene.fore.view).opacity, 0.9)
    try scene.stage.settle()
    expectTrue(!scene.isOpen && scene.isClean && scene.isBalanced())
  }

  @Test("is deallocated with its page", arguments: ZoomScene.Way.allCases)
  func leak(way: ZoomScene.Way) throws {
    let scene = try ZoomScene(way)
    weak var page: UIViewController?
    weak var interaction: ZoomInteraction?
    do {
      let fore = UIViewController()
      (page, fore.modalPresentationStyle) = (fore, .fullScreen)
      fore.preferredTransition = .zoom { [weak scene] _ in scene?.source }
      interaction = fore.zoomInteraction
      if way == .push {
        scene.navigation.pushViewController(fore, animated: true)
      } else {
        scene.back.present(fore, animated: true)
      }
      try scene.stage.settle()
      expectTrue(interaction != nil)
    }
    let finger = drag(scene, from: Self.middle, y: 300)
    finger.lift()
    try scene.stage.settle()
    expectTrue(page == nil && interaction == nil)
  }
}
