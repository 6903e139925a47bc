import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("An animation group")
struct AnimationGroupTests {
  private func fade(_ duration: TimeInterval = 0) -> CABasicAnimation {
    let fade = CABasicAnimation(\.opacity, from: 0.5, to: 1)
    fade.duration = duration
    return fade
  }

  private func slide(_ duration: TimeInterval = 0) -> CABasicAnimation {
    let slide = CABasicAnimation(\.position.x, from: 100, to: 200)
    slide.duration = duration
    return slide
  }

  private func group(
    _ animations: [CAAnimation], _ change: (CAAnimationGroup) -> Void = { _ in }
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup(animations)
    group.duration = 1
    change(group)
    return group
  }

  @Test("runs its animations in its own time, not scaled (Animations 25)")
  func runs() {
    let scene = Scene()
    let x = Double(scene.position.x)
    scene.layer.add(group([fade(0.5), slide(1)]), forKey: "it")
    scene.stage.advance(to: 0.25)
    expectTrue(isClose(scene.opacity, 0.75))
    expectTrue(isClose(scene.position.x, 125))
    // The fade is over, and is removed on completion.
    scene.stage.advance(to: 0.75)
    expectEqual(scene.opacity, 1)
    expectTrue(isClose(scene.position.x, 175))
    scene.stage.advance(to: 1)
    expectTrue(isClose(scene.position.x, x))
    expectTrue(scene.stage.isSettled)
  }

  @Test("cuts off animations that are longer than the group (Animations 25)")
  func clips() throws {
    let scene = Scene()
    scene.layer.add(
      group([slide(4)]) {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, forKey: "it")
    scene.stage.advance(to: 0.5)
    expectTrue(isClose(scene.position.x, 112.5))
    scene.stage.advance(to: 3)
    expectTrue(isClose(scene.position.x, 125))
    #expect(try scene.stage.settle() == 0)
  }

  @Test("begins its animations at their begin times in the group's time (Animations 25)")
  func beginTimes() {
    let scene = Scene()
    let x = Double(scene.position.x)
    let late = slide(0.5)
    late.beginTime = 0.25
    let filling = fade(0.5)
    filling.delay = 0.25
    filling.fillMode = .both
    scene.stage.advance(to: 3)
    scene.layer.add(group([late, filling]), forKey: "it")
    scene.stage.advance(to: 3.125)
    expectTrue(isClose(scene.position.x, x))
    expectTrue(isClose(scene.opacity, 0.5))
    scene.stage.advance(to: 3.5)
    expectTrue(isClose(scene.position.x, 150))
    expectTrue(isClose(scene.opacity, 0.75))
    scene.stage.advance(to: 3.875)
    expectTrue(isClose(scene.position.x, x))
    expectTrue(isClose(scene.opacity, 1))
  }

  @Test(
    "gives its duration to animations without, and defaults to the transaction's (Animations 3, 26)"
  )
  func durations() {
    let scene = Scene()
    scene.layer.add(group([slide()]), forKey: "it")
    scene.stage.advance(to: 0.75)
    expectTrue(isClose(scene.position.x, 175))
    scene.layer.add(group([slide()]) { $0.duration = 0 }, forKey: "it")
    scene.stage.advance(to: 0.875)
    expectTrue(isClose(scene.position.x, 150))
    scene.stage.advance(to: 1)
    expectTrue(scene.stage.isSettled)
  }

  @Test("eases its time, and each animation eases its own time")
  func eases() {
    let scene = Scene()
    let slide = slide(0.5)
    slide.timingFunction = .easeOut
    scene.layer.add(group([slide]) { $0.timingFunction = .easeIn }, forKey: "it")
    scene.stage.advance(to: 0.25)
    let time = bezier(0.42, 0, 1, 1, at: 0.25)
    expectTrue(isClose(scene.position.x, 100 + 100 * bezier(0, 0, 0.58, 1, at: time / 0.5)))
  }

  @Test("repeats, reverses and speeds up as a whole")
  func repeats() {
    let scene = Scene()
    let x = Double(scene.position.x)
    scene.layer.add(
      group([slide(0.5)]) {
        $0.repeatCount = 2
        $0.autoreverses = true
        $0.speed = 2
      }, forKey: "it")
    // One way takes half a second, the animation a quarter.
    for (time, expected) in [(0.125, 150), (0.375, x), (0.875, 150), (1.125, 150), (1.875, 150)] {
      scene.stage.advance(to: time)
      expectTrue(isClose(scene.position.x, expected), "\(time)")
    }
    scene.stage.advance(to: 2)
    expectTrue(scene.stage.isSettled)
  }

  @Test("contains animations that repeat and add up")
  func repeatingInside() {
    let scene = Scene()
    let step = CABasicAnimation(\.position.x, from: 0, to: 10)
    step.duration = 0.25
    step.repeatCount = 3
    step.isCumulative = true
    step.isAdditive = true
    let x = Double(scene.position.x)
    scene.layer.add(group([step]), forKey: "it")
    scene.stage.advance(to: 0.625)
    expectTrue(isClose(scene.position.x, x + 25))
  }

  @Test("contains springs and keyframes, and applies them in order")
  func others() {
    let scene = Scene()
    let spring = CASpringAnimation(\.position.x, from: 100, to: 200)
    spring.duration = 1
    let shake = CAKeyframeAnimation(\.position.x, values: [0, 8, 0])
    shake.isAdditive = true
    scene.layer.add(group([spring, shake]), forKey: "it")
    scene.stage.advance(to: 0.25)
    let progress = springProgress(mass: 1, stiffness: 100, damping: 10, at: 0.25)
    expectTrue(isClose(scene.position.x, 100 + 100 * progress + 4))
  }

  @Test("nests, each group in the time of the enclosing group")
  func nests() {
    let scene = Scene()
    let x = Double(scene.position.x)
    let inner = group([slide(1)]) {
      $0.duration = 0.5
      $0.beginTime = 0.25
      $0.speed = 2
      $0.fillMode = .backwards
    }
    scene.layer.add(group([inner, fade()]), forKey: "it")
    scene.stage.advance(to: 0.125)
    expectTrue(isClose(scene.position.x, 100))
    expectTrue(isClose(scene.opacity, 0.5625))
    // An eighth of a second has passed at twice the speed.
    scene.stage.advance(to: 0.375)
    expectTrue(isClose(scene.position.x, 125))
    scene.stage.advance(to: 0.75)
    expectTrue(isClose(scene.position.x, x))
    expectEqual(scene.layer.animationKeys(), ["it"])
  }

  @Test("shows the last values of animations that end with it while it fills")
  func fills() {
    let scene = Scene()
    scene.layer.add(
      group([slide(), fade(0.5)]) {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, forKey: "it")
    scene.stage.advance(to: 2)
    expectTrue(isClose(scene.position.x, 200))
    expectEqual(scene.opacity, 1)
    expectEqual(scene.layer.animationKeys(), ["it"])
  }

  @Test("notifies its own delegate once, and no delegate of its animations (Animations 26)")
  func delegates() {
    let scene = Scene()
    let log = Log(scene.stage)
    let slide = slide(0.5)
    slide.delegate = log.delegate("slide")
    slide.isRemovedOnCompletion = false
    slide.fillMode = .both
    let group = group([slide, fade()]) { $0.delegate = log.delegate("group") }
    scene.layer.add(group, forKey: "it")
    expectEqual(scene.layer.animationKeys(), ["it"])
    expectEqual((scene.layer.animation(forKey: "it") as? CAAnimationGroup)?.animations?.count, 2)
    scene.stage.advance(to: 2)
    expectEqual(
      log.entries,
      [
        Log.Entry(time: 0, what: "group starts"), Log.Entry(time: 1, what: "group stops true"),
      ])
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("is removed and replaced as one (Animations 2, 13)")
  func removal() {
    let scene = Scene()
    let log = Log(scene.stage)
    let x = Double(scene.position.x)
    let first = group([slide(), fade()]) { $0.delegate = log.delegate("first") }
    let second = group([slide(), fade()]) { $0.delegate = log.delegate("second") }
    scene.layer.add(first, forKey: "it")
    scene.stage.advance(to: 0.25)
    scene.layer.add(second, forKey: "it")
    scene.stage.advance(to: 0.5)
    expectEqual(scene.layer.animationKeys(), ["it"])
    scene.layer.removeAnimation(forKey: "it")
    expectTrue(isClose(scene.position.x, x))
    expectEqual(scene.opacity, 1)
    scene.stage.advance(to: 0.75)
    expectEqual(
      log.what,
      [
        "first starts", "first stops false", "second starts", "second stops false",
      ])
    expectTrue(scene.stage.isSettled)
  }

  @Test("delays a transaction's completion until its own end")
  func completion() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    scene.layer.add(group([slide(0.25), fade(0.5)]), forKey: "it")
    CATransaction.commit()
    scene.stage.advance(to: 2)
    expectEqual(log.entries, [Log.Entry(time: 1, what: "done")])
  }

  @Test("is copied completely when it is added (Animations 1)")
  func copies() {
    let scene = Scene()
    let slide = slide()
    let group = group([slide])
    scene.layer.add(group, forKey: "it")
    slide.toValue = CGFloat(900)
    group.animations = []
    scene.stage.advance(to: 0.5)
    expectTrue(isClose(scene.position.x, 150))
    expectEqual(slide.duration, 0)
  }

  @Test("is refused completely when one of its animations is, or when it has none")
  func refusals() {
    let scene = Scene()
    let wrong = slide()
    wrong.toValue = "text"
    scene.layer.add(group([fade(), wrong]), forKey: "it")
    scene.layer.add(group([fade(), CABasicAnimation()]), forKey: "it")
    scene.layer.add(group([]), forKey: "it")
    scene.layer.add(CAAnimationGroup(), forKey: "it")
    scene.layer.add(group([fade(), slide()]) { $0.speed = .nan }, forKey: "it")
    let nothing = StageIssue.animatesNothing(owner: "UIView")
    expectEqual(
      scene.issues,
      [
        .wrongValue(target: "position.x", owner: "UIView", value: "text"), nothing, nothing,
        nothing,
        .impossibleTiming(target: "opacity and position.x", owner: "UIView"),
      ])
    expectTrue(scene.layer.animationKeys() == nil)
    expectTrue(scene.stage.isSettled)
  }

  @Test("is refused when it contains itself, at any depth")
  func containsItself() {
    let scene = Scene()
    scene.stage.diagnostics.handler = { _ in }
    let fade = CABasicAnimation(\.opacity, from: 0, to: 1)
    let (outer, inner) = (CAAnimationGroup([fade]), CAAnimationGroup([fade]))
    outer.animations = [fade, inner, inner]
    scene.layer.add(outer, forKey: "twice")
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    inner.animations = [fade, outer]
    scene.layer.add(outer, forKey: "round")
    scene.layer.add(inner, forKey: "round")
    expectEqual(scene.stage.diagnostics.issues.count, 2)
    expectTrue(scene.layer.animation(forKey: "round") == nil)
    // The cycle is broken here, because the two groups retain each other.
    inner.animations = nil
  }
}
