import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
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

  /// The place and the opacity at each instant.
  private func film(_ scene: Scene, _ instants: [TimeInterval]) -> [[Double]] {
    scene.table(instants) { [$0.position.x, $0.opacity] }
  }

  @Test(
    """
    runs its animations in its own time, not scaled, cuts off longer ones, and holds their last \
    values while it fills (Animations 25)
    """)
  func runs() throws {
    let scene = Scene()
    scene.layer.add(group([fade(0.5), slide(1)]), forKey: "it")
    // The fade is over halfway, and is removed on completion.
    expectNear(film(scene, [0.25, 0.75, 1]), [[125, 0.75], [175, 1], [50, 1]])
    expectTrue(scene.stage.isSettled)
    scene.layer.add(
      group([slide(4), CABasicAnimation(\.opacity, from: 0, to: 0.5)]) {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, forKey: "it")
    expectNear(film(scene, [1.5, 4]), [[112.5, 0.25], [125, 0.5]])
    #expect(try scene.stage.settle() == 0)
    expectEqual(scene.layer.animationKeys(), ["it"])
  }

  @Test("begins its animations at their begin times in the group's time (Animations 25)")
  func beginTimes() {
    let scene = Scene()
    let late = slide(0.5)
    late.beginTime = 0.25
    let filling = fade(0.5)
    filling.delay = 0.25
    filling.fillMode = .both
    scene.stage.advance(to: 3)
    scene.layer.add(group([late, filling]), forKey: "it")
    expectNear(film(scene, [3.125, 3.5, 3.875]), [[50, 0.5], [150, 0.75], [50, 1]])
  }

  @Test(
    "gives its duration to animations without, and defaults to the transaction's (Animations 3, 26)"
  )
  func durations() {
    let scene = Scene()
    scene.layer.add(group([slide()]), forKey: "it")
    expectNear(film(scene, [0.75]), [[175, 1]])
    scene.layer.add(group([slide()]) { $0.duration = 0 }, forKey: "it")
    expectNear(film(scene, [0.875, 1]), [[150, 1], [50, 1]])
    expectTrue(scene.stage.isSettled)
  }

  @Test("eases, repeats, reverses and speeds up its time; each animation eases its own time")
  func eases() {
    let scene = Scene()
    let eased = slide(0.5)
    eased.timingFunction = .easeOut
    scene.layer.add(group([eased]) { $0.timingFunction = .easeIn }, forKey: "it")
    let time = bezier(0.42, 0, 1, 1, at: 0.25)
    let x = 100 + 100 * bezier(0, 0, 0.58, 1, at: time / 0.5)
    expectNear(film(scene, [0.25]), [[x, 1]])
    scene.stage.advance(to: 1)
    scene.layer.add(
      group([slide(0.5)]) {
        $0.repeatCount = 2
        $0.autoreverses = true
        $0.speed = 2
      }, forKey: "it")
    // One way takes half a second, the animation a quarter.
    let xs = scene.film([1.125, 1.375, 1.875, 2.125, 2.875]) { $0.position.x }
    expectNear(xs, [150, 50, 150, 150, 150])
    scene.stage.advance(to: 3)
    expectTrue(scene.stage.isSettled)
  }

  @Test("contains springs, keyframes and animations that repeat and add up, applied in order")
  func others() {
    let scene = Scene()
    let spring = CASpringAnimation(\.position.x, from: 100, to: 200)
    spring.duration = 1
    let shake = CAKeyframeAnimation(\.position.x, values: [0, 8, 0])
    shake.isAdditive = true
    let step = CABasicAnimation(\.position.x, from: 0, to: 10)
    step.duration = 0.25
    step.repeatCount = 3
    step.isCumulative = true
    step.isAdditive = true
    scene.layer.add(group([spring, shake, step]), forKey: "it")
    let times = [0.25, 0.625]
    let progress = times.map { springProgress(mass: 1, stiffness: 100, damping: 10, at: $0) }
    let expected = [100 + 100 * progress[0] + 4 + 10, 100 + 100 * progress[1] + 6 + 25]
    expectNear(scene.film(times) { $0.position.x }, expected)
  }

  @Test("nests to any depth, each group in the time of the enclosing group")
  func nests() {
    let scene = Scene()
    let inner = group([slide(1)]) {
      $0.duration = 0.5
      $0.beginTime = 0.25
      $0.speed = 2
      $0.fillMode = .backwards
    }
    scene.layer.add(group([inner, fade()]), forKey: "it")
    // At 0.375, an eighth of a second has passed at twice the speed.
    expectNear(film(scene, [0.125, 0.375, 0.75]), [[100, 0.5625], [125, 0.6875], [50, 0.875]])
    expectEqual(scene.layer.animationKeys(), ["it"])
    var deep: CAAnimation = fade(1)
    for _ in 0..<1_000 { deep = CAAnimationGroup([deep]) }
    deep.duration = 1
    scene.layer.add(deep, forKey: "it")
    deep = CAAnimation()
    expectNear(film(scene, [1.25, 1.75]), [[50, 0.75], [50, 1]])
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test(
    """
    notifies its own delegate once, no delegate of its animations, and delays a transaction's \
    completion until its own end (Animations 26)
    """)
  func delegates() {
    let scene = Scene()
    let log = Log(scene.stage)
    let slide = slide(0.5)
    slide.delegate = log.delegate("slide")
    slide.isRemovedOnCompletion = false
    slide.fillMode = .both
    let group = group([slide, fade()]) { $0.delegate = log.delegate("group") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    scene.layer.add(group, forKey: "it")
    CATransaction.commit()
    expectEqual(scene.layer.animationKeys(), ["it"])
    expectEqual((scene.layer.animation(forKey: "it") as? CAAnimationGroup)?.animations?.count, 2)
    scene.stage.advance(to: 2)
    expectEqual(log.lines, ["0.0 group starts", "1.0 group stops true", "1.0 done"])
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("is copied completely when it is added, removed and replaced as one (Animations 1, 2, 13)")
  func removal() {
    let scene = Scene()
    let log = Log(scene.stage)
    let slide = slide()
    let first = group([slide, fade()]) { $0.delegate = log.delegate("first") }
    let second = group([slide, fade()]) { $0.delegate = log.delegate("second") }
    scene.layer.add(first, forKey: "it")
    scene.stage.advance(to: 0.25)
    scene.layer.add(second, forKey: "it")
    slide.toValue = CGFloat(900)
    second.animations = []
    expectNear(film(scene, [0.5]), [[125, 0.625]])
    expectEqual(scene.layer.animationKeys(), ["it"])
    scene.layer.removeAnimation(forKey: "it")
    expectNear(film(scene, [0.5, 0.75]), [[50, 1], [50, 1]])
    expectEqual(
      log.lines,
      [
        "0.0 first starts", "0.25 first stops false", "0.25 second starts",
        "0.5 second stops false",
      ])
    expectTrue(scene.stage.isSettled)
    expectEqual(slide.duration, 0)
  }

  @Test(
    """
    is refused completely when one of its animations is, when it has none, and when it contains \
    itself, at any depth
    """)
  func refusals() {
    let scene = Scene()
    let wrong = slide()
    wrong.toValue = "text"
    let fade = fade()
    let (outer, inner) = (group([fade]), group([fade]))
    outer.animations = [fade, inner, inner]
    scene.layer.add(outer, forKey: "twice")
    inner.animations = [fade, outer]
    scene.layer.add(group([fade, wrong]), forKey: "it")
    scene.layer.add(group([fade, CABasicAnimation()]), forKey: "it")
    scene.layer.add(group([]), forKey: "it")
    scene.layer.add(CAAnimationGroup(), forKey: "it")
    scene.layer.add(group([fade, slide()]) { $0.speed = .nan }, forKey: "it")
    let nothing = StageIssue.animatesNothing(owner: "UIView")
    expectEqual(
      scene.issues,
      [
        .wrongValue(target: "position.x", owner: "UIView", value: "text"), nothing, nothing,
        nothing,
        .impossibleTiming(target: "opacity and position.x", owner: "UIView"),
      ])
    for group in [outer, inner] { scene.layer.add(group, forKey: "round") }
    expectTrue(scene.issues.count == 7 && scene.layer.animationKeys() == ["twice"])
    // The cycle is broken here, because the two groups retain each other.
    inner.animations = nil
  }

  /// Groups in groups, of which the innermost fades.
  private func nested(_ depth: Int) -> CAAnimationGroup {
    var all = group([fade()])
    for _ in 1..<depth { all = group([all]) }
    return all
  }

  @Test("runs groups nested 1,000 deep; deeper ones are refused, and are released")
  func depth() {
    let scene = Scene()
    scene.layer.add(nested(1_000), forKey: "deep")
    expectEqual(scene.layer.animationKeys(), ["deep"])
    expectEqual(film(scene, [0.5]), [[50, 0.75]])
    weak var witness: CAAnimationGroup?
    do {
      let tooDeep = nested(100_000)
      witness = tooDeep
      scene.layer.add(tooDeep, forKey: "deeper")
    }
    expectTrue(witness == nil && scene.layer.animationKeys() == ["deep"])
    expectEqual(scene.issues, [.groupsTooDeep(owner: "UIView", limit: 1_000)])
  }
}
