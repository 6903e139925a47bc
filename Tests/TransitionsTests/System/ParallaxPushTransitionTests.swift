import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A push with parallax")
struct ParallaxPushTransitionTests {
  @Test("moves the back view by 30 %, dims it by 7 % and has an edge shadow of 30 %, both ways")
  func reactNavigation() throws {
    let scene = TransitionScene(.parallaxPush)
    func expect(_ time: TimeInterval, _ isForward: Bool) {
      func expect(_ value: CGFloat?, _ back: Double, _ fore: Double, _ visible: Double) {
        expectSystemModal(
          value ?? -1, from: isForward ? back : fore, to: isForward ? fore : back, after: time,
          visible: visible)
      }
      expect(scene.shown.position.x, 600, 200, 0.5)
      expect(scene.shownBehind.transform.m41, 0, -120, 0.5)
      expect(scene.inContainer(0).map { CGFloat($0.opacity) }, 0, 0.07, 0.004)
      expect(scene.inContainer(1).map { CGFloat($0.opacity) }, 0, 1, 0.004)
      expect(scene.inContainer(1)?.position.x, 600, 200, 0.5)
      expectClose(CGFloat(scene.inContainer(1)?.shadowOpacity ?? -1), 0.3, 1e-6)
    }
    _ = try scene.forwardInQuarters { _, time in expect(time, true) }
    _ = try scene.backwardInQuarters { _, time in expect(time, false) }
  }

  @Test("moves the back view by a third and dims it by 24/255 in 0.4 s, in Flutter's figures")
  func flutter() throws {
    let scene = TransitionScene(.cupertinoPush)
    func expect(_ progress: Double) {
      expectClose(scene.shown.position.x, 200 + 400 * (1 - progress), 1e-6)
      expectClose(scene.shownBehind.transform.m41, -400 / 3 * progress, 1e-6)
      expectClose(CGFloat(scene.inContainer(0)?.opacity ?? -1), 24 / 255 * progress, 1e-6)
    }
    let there = try scene.forwardInQuarters { part, _ in
      expect(cubicTiming(part, 0.35, 0.91, 0.33, 0.97))
    }
    let back = try scene.backwardInQuarters { part, _ in
      expect(1 - cubicTiming(part, 0.35, 0.91, 0.33, 0.97))
    }
    expectEqual(there, 0.4)
    expectEqual(back, 0.4)
  }

  @Test("has the figures, the timing and the duration that it is given")
  func parameters() throws {
    let scene = TransitionScene(
      .parallaxPush(
        parallax: 0.5, dimming: 0.2, edgeShadow: 0.6, timing: .eased(.linear), duration: 2))
    func expect(_ progress: Double) {
      expectClose(scene.shown.position.x, 600 - 400 * progress, 1e-6)
      expectClose(scene.shownBehind.transform.m41, -200 * progress, 1e-6)
      expectClose(CGFloat(scene.inContainer(0)?.opacity ?? -1), 0.2 * progress, 1e-6)
      expectClose(CGFloat(scene.inContainer(1)?.opacity ?? -1), progress, 1e-6)
      expectClose(CGFloat(scene.inContainer(1)?.shadowOpacity ?? -1), 0.6, 1e-6)
    }
    #expect(try scene.forwardInQuarters { part, _ in expect(part) } == 2)
    #expect(try scene.backwardInQuarters { part, _ in expect(1 - part) } == 2)
  }

  @Test("comes from the left in right-to-left layouts")
  func mirrored() throws {
    let scene = TransitionScene(.parallaxPush)
    scene.stage.traits.layoutDirection = .rightToLeft
    _ = try scene.forwardInQuarters { part, _ in
      if part == 0 { expectEqual(scene.shown.position.x, -200) }
      if part == 0.5 { expectTrue(scene.shownBehind.transform.m41 > 100) }
    }
  }

  @Test("leaves the back view in its place when it is dismissed without animation")
  func unseen() throws {
    let scene = TransitionScene(.parallaxPush)
    let before = scene.picture
    _ = try scene.forward()
    expectEqual(scene.fore.view.superview?.subviews.count, 1)
    scene.fore.dismiss(animated: false)
    try scene.stage.settle()
    expectEqual(scene.picture, before)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .parallaxPush } }
}
