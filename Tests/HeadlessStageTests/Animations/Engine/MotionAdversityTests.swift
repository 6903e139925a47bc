import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("Animations of layers that come, leave and have times of their own")
struct MotionAdversityTests {
  let scene = Scene()
  let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    scene.window.addSubview(other)
    scene.stage.advance(by: 0)
  }

  private func moveBoth(
    _ completion: ((Bool) -> Void)? = nil, options: UIView.AnimationOptions = []
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options.union(.curveLinear),
      animations: {
        scene.view.center.x = 150
        other.center.x = 150
      }, completion: completion)
  }

  @Test(
    "no longer delay a completion when the last one in another time is removed",
    arguments: [false, true])
  func removedInOwnTime(isBegun: Bool) {
    let log = Log(scene.stage)
    moveBoth(log.completion("it"), options: .repeat)
    if isBegun { scene.stage.advance(by: 0.5) }
    other.layer.removeAllAnimations()
    scene.layer.speed = 0
    scene.stage.advance(by: 0.5)
    expectEqual(log.what, [])
    scene.layer.removeAllAnimations()
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["it false"])
    expectTrue(scene.stage.isSettled)
  }

  @Test(
    "are removed outside any window, in any time (Animations 15)", arguments: [false, true])
  func homeless(isOtherSlow: Bool) {
    let log = Log(scene.stage)
    other.removeFromSuperview()
    (isOtherSlow ? other.layer : scene.layer).speed = 0.5
    for completion in [nil, log.completion("it")] {
      moveBoth(completion)
      scene.stage.advance(by: 0)
      expectTrue(other.layer.animationKeys() == nil)
      expectTrue(scene.layer.animationKeys() != nil)
      scene.stage.advance(by: 4)
      other.center.x = 50
      scene.view.center.x = 50
    }
    expectEqual(log.what, ["it false"])
  }

  @Test("run on the stage of a layer that is on a stage")
  func destination() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    moveBoth()
    scene.layer.removeAllAnimations()
    window.addSubview(scene.view)
    scene.stage.advance(by: 0.5)
    stage.advance(by: 0)
    expectEqual(other.layer.presentationProperties.position.x, 100)
    expectTrue(stage.isSettled)
  }

  @Test("continue when they leave a stopped time and no layer has a time of its own")
  func leavingTime() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(inner)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x = 150 }
    scene.stage.advance(by: 0.25)
    scene.layer.timeOffset = 0.25
    scene.layer.speed = 0
    inner.removeFromSuperview()
    scene.layer.speed = 1
    scene.layer.timeOffset = 0
    scene.window.addSubview(inner)
    scene.stage.advance(by: 0.25)
    expectEqual(inner.layer.presentationProperties.position.x, 100)
    #expect(throws: Never.self) { try scene.stage.settle() }
  }

  @Test("do not retain a layer that has left its window, even in a stopped time")
  func leavingLayer() {
    weak var layer: CALayer?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.window.addSubview(view)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      scene.stage.advance(by: 0.5)
      layer = view.layer
      view.removeFromSuperview()
    }
    expectTrue(layer == nil)
    scene.stage.advance(by: 0)
    expectTrue(scene.stage.isSettled)
  }

  @Test("that stay after their end notify once, and are released when removed (Animations 11, 17)")
  func staying() {
    let log = Log(scene.stage)
    weak var witness: LoggingAnimationDelegate?
    do {
      let delegate = log.delegate("it")
      let layer = scene.layer
      delegate.whenStopped = { layer.removeAllAnimations() }
      let fade = CABasicAnimation(\.opacity, from: 1, to: 0)
      fade.duration = 1
      fade.isRemovedOnCompletion = false
      fade.fillMode = .both
      fade.delegate = delegate
      layer.add(fade, forKey: "it")
      witness = delegate
    }
    scene.stage.advance(by: 3)
    expectEqual(log.what, ["it starts", "it stops true"])
    expectTrue(scene.layer.animationKeys() == nil)
    expectTrue(witness == nil)
    expectTrue(scene.stage.isSettled)
  }

  @Test("in presentation copies retain no other object")
  func presentations() throws {
    moveBoth()
    scene.stage.advance(by: 0.5)
    let copy = try #require(scene.layer.presentation())
    weak var model: CALayer?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.window.addSubview(view)
      scene.stage.advance(by: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      scene.stage.advance(by: 0.25)
      model = view.layer
      let shown = try #require(view.layer.presentation())
      view.removeFromSuperview()
      scene.stage.advance(by: 0)
      expectTrue(isClose(shown.properties.opacity, 0.75))
      expectTrue(shown.model() === model)
      expectTrue(shown.animationKeys() == nil)
      expectTrue(shown.superlayer == nil)
    }
    expectTrue(model == nil)
    scene.stage.advance(by: 2)
    expectEqual(copy.position.x, 100)
    expectTrue(copy.model() === scene.layer)
  }
}
