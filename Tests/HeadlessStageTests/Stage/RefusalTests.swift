import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
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

  /// Adds animations that must each be refused with this issue and without a change.
  private func expectRefused(
    _ animations: [CAAnimation], _ issue: StageIssue,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for animation in animations {
      let scene = Scene()
      scene.layer.add(animation, forKey: "it")
      expectEqual(
        scene.stage.diagnostics.issues as? [StageIssue], [issue], sourceLocation: sourceLocation)
      expectTrue(
        scene.layer.animationKeys() == nil && scene.stage.isSettled,
        sourceLocation: sourceLocation)
    }
  }

  // MARK: Time

  @Test("instants to advance to, limits of settling and delays of timers are refused")
  func instants() {
    for instant in Self.notFinite + [0.5] {
      let scene = Scene()
      scene.stage.advance(to: 1)
      scene.stage.advance(to: instant)
      scene.stage.advance(by: -1)
      expectEqual(scene.stage.now, 1)
      let issues = ["\(instant)", "0.0"].map { StageIssue.impossibleInstant(value: $0, now: "1.0") }
      expectEqual(scene.issues, issues)
    }
    for limit in [Double.nan, -1, -Double.infinity] {
      let scene = Scene()
      UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
      #expect(throws: SettleError.stillRunning(after: 0, [])) {
        try scene.stage.settle(within: limit)
      }
      expectEqual(scene.issues, [.impossibleInstant(value: "\(limit)", now: "0.0")])
      expectEqual(scene.stage.now, 0)
    }
    for delay in Self.notFinite {
      let scene = Scene()
      let log = Log(scene.stage)
      scene.stage.perform(afterDelay: delay) { log.note("never") }
      // Negative delays count as zero.
      scene.stage.perform(afterDelay: -1) { log.note("now") }
      scene.stage.advance(to: 1)
      expectTrue(log.lines == ["0.0 now"] && scene.issues == [.impossibleDelay(value: "\(delay)")])
    }
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

  // MARK: Transactions

  @Test("commits without a begin (Transactions 1) and durations of transactions are refused")
  func commit() {
    let scene = Scene()
    CATransaction.setAnimationDuration(1)
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 1)
    CATransaction.flush()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    for duration in Self.notFinite { CATransaction.setAnimationDuration(duration) }
    expectEqual(CATransaction.animationDuration(), 2)
    CATransaction.commit()
    let refused = Self.notFinite.map { StageIssue.impossibleTransaction(duration: "\($0)") }
    expectEqual(scene.issues, [.commitWithoutBegin] + refused)
  }

  // MARK: Animations

  @Test("values that a property cannot have, and animations without a property, are refused")
  func values() {
    // Numbers of each kind are accepted.
    for value in [1, 1.0, Float(1), CGFloat(1), LayerValue.number(1)] as [Any] {
      let scene = Scene()
      let animation = CABasicAnimation(\.opacity)
      animation.fromValue = value
      animation.toValue = value
      scene.layer.add(animation, forKey: "it")
      expectTrue(scene.issues.isEmpty && scene.layer.animationKeys() == ["it"])
    }
    expectRefused([CABasicAnimation(), CAAnimation()], .animatesNothing(owner: "UIView"))
    for value in ["text", CGPoint.zero, UIColor.white, Double.nan, CGFloat.infinity] as [Any] {
      let animations = [\CABasicAnimation.fromValue, \.toValue, \.byValue].map { property in
        let animation = CABasicAnimation(\.opacity)
        animation[keyPath: property] = value
        return animation
      }
      let shown = String(describing: value)
      expectRefused(animations, .wrongValue(target: "opacity", owner: "UIView", value: shown))
    }
    let component = CABasicAnimation(\.position.x)
    component.toValue = CGPoint.zero
    expectRefused(
      [component], .wrongValue(target: "position.x", owner: "UIView", value: "\(CGPoint.zero)"))
  }

  @Test("timings, and counts unless they are infinite, are refused")
  func timings() {
    func animations(_ changes: [(CABasicAnimation) -> Void]) -> [CABasicAnimation] {
      changes.map { animation($0) }
    }
    let issue = StageIssue.impossibleTiming(target: "opacity", owner: "UIView")
    for value in Self.notFinite {
      expectRefused(
        animations([
          { $0.duration = value }, { $0.beginTime = value }, { $0.delay = value },
          { $0.timeOffset = value }, { $0.speed = value },
        ]), issue)
    }
    func counted(_ count: Double) -> [CABasicAnimation] {
      animations([{ $0.repeatCount = count }, { $0.repeatDuration = count }])
    }
    for count in [Double.nan, -Double.infinity, -1] { expectRefused(counted(count), issue) }
    let scene = Scene()
    for (index, animation) in counted(.infinity).enumerated() {
      scene.layer.add(animation, forKey: "\(index)")
    }
    expectTrue(scene.issues.isEmpty && scene.layer.animationKeys() == ["0", "1"])
  }

  @Test("impossible springs are refused, but not those of any positive duration and any velocity")
  func springs() throws {
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
      expectRefused([spring], issue)
    }
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
          expectTrue(scene.position.x.isFinite && scene.shown.bounds.width.isFinite)
          try scene.stage.settle(within: .infinity)
          expectEqual([scene.position.x, scene.shown.bounds.width], [150, 10])
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
    expectTrue(scene.issues.isEmpty && scene.shown.opacity.isFinite)
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
      expectEqual(log.lines, ["0.0 it true"], sourceLocation: sourceLocation)
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
    // Infinite damping ratios and bounces have a nearest possible one.
    guard value.isNaN else { return }
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
    expectEqual(log.lines, ["0.0 spring true", "0.0 other true", "1.0 early true"])
    expectTrue(scene.issues.isEmpty)
  }

  @Test("counts of repetition are refused; the changes are made (ViewAnimation 22)")
  func repetitions() {
    for count in [.nan, -1.0] {
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
  }

  @Test("each is reported in a sentence that starts with a small letter and names the result")
  func sentences() {
    let issues: [StageIssue] = [
      .animatesNothing(owner: "UIView"), .wrongValue(target: "a", owner: "b", value: "c"),
      .impossibleTiming(target: "a", owner: "b"), .impossibleDuration(value: "delay of nan s"),
      .impossibleTransaction(duration: "nan"), .modifiesNoAnimation, .impossibleDelay(value: "nan"),
      .impossibleInstant(value: "nan", now: "0"), .advancedFromWithin(now: "0"),
      .endlessInstant(now: "0", passes: 3), .commitWithoutBegin, .endlessFocus(moves: 3),
      .endlessScreenChanges(changes: 3), .impossibleSize(value: "a"),
      .impossibleInsets(value: "a"), .impossibleDisplayScale(value: "a"),
    ]
    let sentences = issues.map(\.description)
    expectEqual(Set(sentences).count, issues.count)
    for sentence in sentences {
      expectEqual(sentence.first?.isLowercase, true)
      expectTrue(!sentence.hasSuffix("."))
      expectTrue(sentence.contains(";") || sentence.contains(","))
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
    expectEqual(stage.diagnostics.issues.map { $0 is ViewIssue }, [true])
    stage.advance(by: 1)
    expectEqual(stage.now, 1)
  }
}
