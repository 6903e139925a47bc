import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("Impossible requests")
struct RefusalTests {
  private nonisolated static let notFinite = [Double.nan, .infinity, -.infinity]

  private func animation(_ change: (CABasicAnimation) -> Void) -> CABasicAnimation {
    let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
    change(animation)
    return animation
  }

  /// Adds an animation that must be refused with one issue and without a change.
  private func expectRefused(
    _ animation: CAAnimation, _ issue: StageIssue, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scene = Scene()
    scene.layer.add(animation, forKey: "it")
    expectEqual(scene.issues, [issue], sourceLocation: sourceLocation)
    expectEqual(scene.stage.diagnostics.issues.count, 1, sourceLocation: sourceLocation)
    expectTrue(scene.layer.animationKeys() == nil, sourceLocation: sourceLocation)
    expectTrue(scene.stage.isSettled, sourceLocation: sourceLocation)
  }

  // MARK: Time

  @Test("instants to advance to are refused", arguments: notFinite + [0.5])
  func instants(instant: Double) {
    let scene = Scene()
    scene.stage.advance(to: 1)
    scene.stage.advance(to: instant)
    expectEqual(scene.stage.now, 1)
    expectEqual(scene.issues, [.impossibleInstant(value: "\(instant)", now: "1.0")])
    scene.stage.advance(by: -1)
    expectEqual(scene.stage.now, 1)
    expectEqual(scene.issues.count, 2)
  }

  @Test("delays of timers are refused; negative ones count as zero", arguments: notFinite)
  func delays(delay: Double) {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.stage.perform(afterDelay: delay) { log.note("never") }
    scene.stage.perform(afterDelay: -1) { log.note("now") }
    scene.stage.advance(to: 1)
    expectEqual(log.entries, [Log.Entry(time: 0, what: "now")])
    expectEqual(scene.issues, [.impossibleDelay(value: "\(delay)")])
  }

  @Test("advancing and settling while the stage advances are refused")
  func reentry() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
    } completion: { _ in
      scene.stage.advance(by: 1)
      log.note("advanced")
      #expect(throws: SettleError.stillRunning(after: 0, [])) { try scene.stage.settle() }
      log.note("settled")
    }
    scene.stage.perform(afterDelay: 1.5) { log.note("later") }
    scene.stage.advance(to: 3)
    expectEqual(log.times, [1, 1, 1.5])
    expectEqual(
      scene.issues, [.advancedFromWithin(now: "1.0"), .advancedFromWithin(now: "1.0")])
  }

  @Test("limits of settling are refused", arguments: [Double.nan, -1, -Double.infinity])
  func limits(limit: Double) {
    let scene = Scene()
    UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    #expect(throws: SettleError.stillRunning(after: 0, [])) {
      try scene.stage.settle(within: limit)
    }
    expectEqual(scene.issues, [.impossibleInstant(value: "\(limit)", now: "0.0")])
    expectEqual(scene.stage.now, 0)
  }

  // MARK: Transactions

  @Test("commits without a begin are refused (Transactions 1)")
  func commit() {
    let scene = Scene()
    CATransaction.setAnimationDuration(1)
    CATransaction.commit()
    expectEqual(scene.issues, [.commitWithoutBegin])
    expectEqual(CATransaction.animationDuration(), 1)
    CATransaction.flush()
  }

  @Test("durations of transactions are refused", arguments: notFinite)
  func transactionDurations(duration: Double) {
    let scene = Scene()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationDuration(duration)
    expectEqual(CATransaction.animationDuration(), 2)
    CATransaction.commit()
    expectEqual(scene.issues, [.impossibleTransaction(duration: "\(duration)")])
  }

  // MARK: Animations

  @Test("animations without a property are refused")
  func nothing() {
    expectRefused(CABasicAnimation(), .animatesNothing(owner: "UIView"))
    expectRefused(CAAnimation(), .animatesNothing(owner: "UIView"))
  }

  @Test("values that a property cannot have are refused")
  func values() {
    for value in ["text", CGPoint.zero, UIColor.white, Double.nan, CGFloat.infinity] as [Any] {
      for property in [\CABasicAnimation.fromValue, \.toValue, \.byValue] {
        let animation = CABasicAnimation(\.opacity)
        animation[keyPath: property] = value
        let shown = String(describing: value)
        expectRefused(animation, .wrongValue(target: "opacity", owner: "UIView", value: shown))
      }
    }
    let component = CABasicAnimation(\.position.x)
    component.toValue = CGPoint.zero
    expectRefused(
      component, .wrongValue(target: "position.x", owner: "UIView", value: "\(CGPoint.zero)"))
  }

  @Test("numbers of each kind are accepted")
  func numbers() {
    for value in [1, 1.0, Float(1), CGFloat(1), LayerValue.number(1)] as [Any] {
      let scene = Scene()
      let animation = CABasicAnimation(\.opacity)
      animation.fromValue = value
      animation.toValue = value
      scene.layer.add(animation, forKey: "it")
      expectTrue(scene.issues.isEmpty)
      expectEqual(scene.layer.animationKeys(), ["it"])
    }
  }

  @Test("timings are refused", arguments: notFinite)
  func timings(value: Double) {
    let issue = StageIssue.impossibleTiming(target: "opacity", owner: "UIView")
    expectRefused(animation { $0.duration = value }, issue)
    expectRefused(animation { $0.beginTime = value }, issue)
    expectRefused(animation { $0.delay = value }, issue)
    expectRefused(animation { $0.timeOffset = value }, issue)
    expectRefused(animation { $0.speed = value }, issue)
  }

  @Test("counts are refused unless they are infinite", arguments: notFinite)
  func counts(value: Double) {
    let issue = StageIssue.impossibleTiming(target: "opacity", owner: "UIView")
    guard value != .infinity else {
      let scene = Scene()
      scene.layer.add(animation { $0.repeatCount = value }, forKey: "count")
      scene.layer.add(animation { $0.repeatDuration = value }, forKey: "duration")
      expectTrue(scene.issues.isEmpty)
      expectEqual(scene.layer.animationKeys(), ["count", "duration"])
      return
    }
    expectRefused(animation { $0.repeatCount = value }, issue)
    expectRefused(animation { $0.repeatDuration = value }, issue)
  }

  @Test("negative counts are refused")
  func ranges() {
    let issue = StageIssue.impossibleTiming(target: "opacity", owner: "UIView")
    expectRefused(animation { $0.repeatCount = -1 }, issue)
    expectRefused(animation { $0.repeatDuration = -1 }, issue)
  }

  @Test("impossible springs are refused")
  func springs() {
    let issue = StageIssue.impossibleTiming(target: "opacity", owner: "UIView")
    for (mass, stiffness, damping, velocity) in [
      (0.0, 1.0, 1.0, 0.0), (-1, 1, 1, 0), (1, 0, 1, 0), (1, .nan, 1, 0), (1, 1, -1, 0),
      (1, 1, .infinity, 0), (1, 1, 1, .nan),
    ] {
      let spring = CASpringAnimation(\.opacity, from: 0, to: 1)
      spring.mass = mass
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      expectRefused(spring, issue)
    }
  }

  @Test("springs of any positive duration and any velocity are possible")
  func extremeSprings() throws {
    let lengths = [Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e5, 1e12, .greatestFiniteMagnitude]
    for length in lengths {
      for velocity in [0, CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude] {
        for damping in [-1, 0, 1e-300, 0.5, 1, CGFloat.infinity] {
          let scene = Scene()
          UIView.animate(
            withDuration: length, usingSpringWithDamping: damping, initialSpringVelocity: velocity
          ) { scene.view.center.x = 150 }
          UIView.animate(
            springDuration: length, bounce: damping, initialSpringVelocity: velocity
          ) { scene.view.bounds.size.width = 10 }
          scene.stage.advance(by: 1e-7)
          expectTrue(scene.position.x.isFinite)
          expectTrue(scene.shown.bounds.width.isFinite)
          try scene.stage.settle(within: .infinity)
          expectEqual(scene.position.x, 150)
          expectEqual(scene.shown.bounds.width, 10)
          expectTrue(scene.issues.isEmpty)
        }
      }
    }
  }

  @Test("extreme timings never end instead of doing harm")
  func extremes() {
    let scene = Scene()
    let long = animation {
      $0.duration = .greatestFiniteMagnitude
      $0.repeatCount = 9
      $0.delay = .greatestFiniteMagnitude
    }
    scene.layer.add(long, forKey: nil)
    scene.layer.add(animation { $0.speed = .leastNonzeroMagnitude }, forKey: nil)
    UIView.animate(withDuration: 1, delay: .greatestFiniteMagnitude) {
      UIView.animate(withDuration: 1, delay: .greatestFiniteMagnitude) { scene.view.center.x = 0 }
    }
    scene.stage.advance(to: 1)
    #expect(throws: SettleError.self) { try scene.stage.settle() }
    expectTrue(scene.issues.isEmpty)
    expectTrue(scene.shown.opacity.isFinite)
  }

  // MARK: Blocks

  /// Runs a block that must be refused with one issue, with its changes made at once and its
  /// completion called once.
  private func expectAtOnce(
    _ value: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ animate: (() -> Void, @escaping (Bool) -> Void) -> Void
  ) {
    for isNested in [false, true] {
      let scene = Scene()
      let log = Log(scene.stage)
      func run() { animate({ scene.view.alpha = 0 }, log.completion("it")) }
      if isNested { UIView.animate(withDuration: 1) { run() } } else { run() }
      expectEqual(scene.opacity, 0, sourceLocation: sourceLocation)
      expectTrue(scene.layer.animationKeys() == nil, sourceLocation: sourceLocation)
      scene.stage.advance(to: 5)
      expectEqual(
        log.entries, [Log.Entry(time: 0, what: "it true")], sourceLocation: sourceLocation)
      expectEqual(scene.issues, [.impossibleDuration(value: value)], sourceLocation: sourceLocation)
    }
  }

  @Test(
    "durations, delays and springs of blocks are refused; the changes are made",
    arguments: notFinite)
  func blocks(value: Double) {
    expectAtOnce("duration of \(value) s") {
      UIView.animate(withDuration: value, animations: $0, completion: $1)
    }
    expectAtOnce("delay of \(value) s") {
      UIView.animate(withDuration: 1, delay: value, animations: $0, completion: $1)
    }
    expectAtOnce("duration of \(value) s") {
      UIView.animate(
        withDuration: value, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: $0,
        completion: $1)
    }
    expectAtOnce("velocity of \(value)") {
      UIView.animate(
        withDuration: 1, usingSpringWithDamping: 1, initialSpringVelocity: CGFloat(value),
        animations: $0, completion: $1)
    }
    expectAtOnce("delay of \(value) s") {
      UIView.animate(
        withDuration: 1, delay: value, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: $0, completion: $1)
    }
    expectAtOnce("duration of \(value) s") {
      UIView.animate(springDuration: value, animations: $0, completion: $1)
    }
    expectAtOnce("velocity of \(value)") {
      UIView.animate(initialSpringVelocity: CGFloat(value), animations: $0, completion: $1)
    }
  }

  @Test("damping ratios and bounces that are not numbers are refused; the changes are made")
  func ratios() {
    expectAtOnce("damping ratio of nan") {
      UIView.animate(
        withDuration: 1, usingSpringWithDamping: .nan, initialSpringVelocity: 0, animations: $0,
        completion: $1)
    }
    expectAtOnce("bounce of nan") {
      UIView.animate(bounce: .nan, animations: $0, completion: $1)
    }
  }

  @Test("negative durations and negative delays count as zero")
  func negatives() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: -1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { scene.view.alpha = 0 }, completion: log.completion("spring"))
    UIView.animate(
      springDuration: -1, animations: { scene.view.alpha = 0.5 },
      completion: log.completion("other"))
    UIView.animate(
      withDuration: 1, delay: -1, animations: { scene.view.alpha = 1 },
      completion: log.completion("early"))
    try scene.stage.settle()
    expectEqual(log.what, ["spring true", "other true", "early true"])
    expectEqual(log.times, [0, 0, 1])
    expectTrue(scene.issues.isEmpty)
  }

  @Test(
    "counts of repetition are refused; the changes are made (ViewAnimation 22)",
    arguments: [.nan, -1.0])
  func counts(count: Double) {
    let scene = Scene()
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: CGFloat(count), autoreverses: false) {
        scene.view.alpha = 0
      }
    }
    expectTrue(scene.layer.animationKeys() == nil)
    expectEqual(scene.opacity, 0)
    expectEqual(scene.issues, [.impossibleDuration(value: "repeat count of \(count)")])
  }

  @Test("each is reported in a sentence that starts with a small letter and names the result")
  func sentences() {
    let issues: [StageIssue] = [
      .animatesNothing(owner: "UIView"), .wrongValue(target: "a", owner: "b", value: "c"),
      .impossibleTiming(target: "a", owner: "b"), .impossibleDuration(value: "delay of nan s"),
      .impossibleTransaction(duration: "nan"), .modifiesNoAnimation, .impossibleDelay(value: "nan"),
      .impossibleInstant(value: "nan", now: "0"), .advancedFromWithin(now: "0"),
      .endlessInstant(now: "0", passes: 3), .commitWithoutBegin,
    ]
    let sentences = issues.map(\.description)
    expectEqual(Set(sentences).count, issues.count)
    for sentence in sentences {
      expectTrue(sentence.first?.isLowercase == true)
      expectTrue(sentence.contains(";") || sentence.contains(","))
      expectTrue(!sentence.hasSuffix("."))
    }
  }
}

@MainActor
@Suite("Layout that never ends")
struct EndlessLayoutTests {
  private final class Restless: UIView {
    let twin = UIView()

    override func layoutSubviews() {
      if twin.superview == nil { addSubview(twin) }
      twin.bounds.size.width += 1
      superview?.setNeedsLayout()
      setNeedsLayout()
      twin.setNeedsLayout()
    }
  }

  private final class Parent: UIView {
    override func layoutSubviews() {
      for view in subviews { view.setNeedsLayout() }
    }
  }

  @Test("is reported once in a turn, and the clock continues")
  func once() {
    let stage = Stage()
    stage.diagnostics.handler = { _ in }
    let window = UIWindow(stage: stage)
    let parent = Parent()
    parent.addSubview(Restless())
    window.addSubview(parent)
    stage.advance(by: 0)
    expectEqual(stage.diagnostics.issues.count, 1)
    expectTrue(stage.diagnostics.issues.first is ViewIssue)
    stage.advance(by: 1)
    expectEqual(stage.now, 1)
  }
}
