import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("A display link")
struct DisplayLinkTests {
  /// A link that logs its calls.
  private func link(_ log: Log, _ name: String = "link") -> CADisplayLink {
    CADisplayLink { _ in log.note(name) }
  }

  private func frames(_ numbers: ClosedRange<Int>, of rate: Double = 60) -> [TimeInterval] {
    numbers.map { Double($0) / rate }
  }

  // MARK: When

  @Test("is called at each frame of an advance, also when one step passes many frames (Frames 4)")
  func everyFrame() {
    let scene = Scene()
    let log = Log(scene.stage)
    link(log).add(to: scene.stage)
    scene.stage.advance(to: 0.1)
    expectEqual(log.times, frames(1...6))
    for _ in 0..<60 { scene.stage.advance(by: 1 / 60) }
    expectEqual(log.times, frames(1...66))
    scene.stage.advance(by: 0.001)
    expectEqual(log.times.count, 66)
  }

  @Test(
    "is called at the exact frames of any rate",
    arguments: [1, 24, 29.97, 59.94, 60, 120, 1e6 / 7])
  func rates(rate: Double) {
    let scene = Scene(frameRate: rate)
    let log = Log(scene.stage)
    link(log).add(to: scene.stage)
    for _ in 0..<10 { scene.stage.advance(by: 30.5 / rate) }
    expectEqual(log.times, frames(1...305, of: rate))
  }

  @Test(
    """
    added between frames begins with the next frame; at a frame, within a call or by a timer, \
    with the one after
    """)
  func begins() {
    let scene = Scene()
    let log = Log(scene.stage)
    for (name, instant) in [("at 0", 0), ("at 0.02", 0.02), ("at 2/60", 2.0 / 60)] {
      scene.stage.advance(to: instant)
      link(log, name).add(to: scene.stage)
      scene.stage.advance(by: 0)
    }
    expectEqual(log.take(), ["at 0", "at 0", "at 0.02"])
    scene.stage.advance(to: 3.0 / 60)
    expectEqual(log.what, ["at 0", "at 0.02", "at 2/60"])
    // A link that is added where a rounding error ends short of a frame begins with the one after.
    let short = Scene()
    let shorts = Log(short.stage)
    short.stage.advance(to: 0.1.nextDown)
    link(shorts).add(to: short.stage)
    short.stage.advance(by: 0)
    expectTrue(shorts.entries.isEmpty)
    short.stage.advance(to: 0.12)
    expectEqual(shorts.times, frames(7...7))
    let within = Scene()
    let calls = Log(within.stage)
    let second = link(calls, "second")
    let first = CADisplayLink { _ in
      calls.note("first")
      second.add(to: within.stage)
    }
    first.add(to: within.stage)
    within.stage.perform(afterDelay: 2.0 / 60) { self.link(calls, "third").add(to: within.stage) }
    within.stage.advance(to: 3.0 / 60)
    expectEqual(calls.what, ["first", "first", "second", "first", "second", "third"])
  }

  @Test(
    "has the times of the last and the next frame, and the duration between (Frames 2, 6)")
  func timestamps() {
    let scene = Scene()
    var seen: [[TimeInterval]] = []
    func note(_ link: CADisplayLink) {
      seen.append([link.timestamp, link.targetTimestamp, link.duration, scene.stage.now])
    }
    let link = CADisplayLink { note($0) }
    note(link)
    link.add(to: scene.stage)
    scene.stage.advance(to: 2.0 / 60)
    link.preferredFramesPerSecond = 20
    scene.stage.advance(to: 3.0 / 60)
    let frame: TimeInterval = 1.0 / 60
    let expected: [[TimeInterval]] = [
      [0, 0, 0, 0], [0, frame, frame, frame], [frame, 2 * frame, frame, 2 * frame],
      [0, 0.05, frame, 0.05],
    ]
    expectEqual(seen, expected)
  }

  @Test("that follows the target time is in step with animations (Frames 6)")
  func inStep() {
    let scene = Scene()
    let other = UIView()
    scene.window.addSubview(other)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.center.x += 60 }
    let start = scene.stage.now
    CADisplayLink { link in other.center.x = 60 * (link.targetTimestamp - start) }
      .add(to: scene.stage)
    for frame in 1...30 {
      scene.stage.advance(to: Double(frame) / 60)
      expectNear(scene.position.x, Double(other.center.x) + 50)
    }
  }

  // MARK: In what order

  @Test(
    """
    is called before work, beginnings, ends and layout of its instant, in the order of adding, \
    and alternates with timers in the order of time (Frames 5)
    """)
  func order() {
    final class NotingView: UIView {
      var log: Log?
      override func layoutSubviews() { log?.note("layout") }
    }
    let scene = Scene(frameRate: 10)
    let log = Log(scene.stage)
    let view = NotingView()
    scene.window.addSubview(view)
    scene.stage.advance(by: 0)
    view.log = log
    scene.stage.perform(afterDelay: 0.1) { log.note("timer") }
    UIView.animate(
      withDuration: 0.1, animations: { scene.view.alpha = 0 }, completion: log.completion("end"))
    scene.stage.advance(by: 0)
    let first = CADisplayLink { _ in
      log.note("link")
      view.setNeedsLayout()
      scene.stage.perform { log.note("deferred") }
      let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
      animation.delegate = log.delegate("animation")
      scene.layer.add(animation, forKey: nil)
    }
    first.add(to: scene.stage)
    for name in ["b", "c"] { link(log, name).add(to: scene.stage) }
    scene.stage.advance(to: 0.1)
    expectEqual(
      log.lines,
      ["link", "b", "c", "deferred", "timer", "end true", "animation starts", "layout"].map {
        "0.1 \($0)"
      })
    first.invalidate()
    _ = log.take()
    for delay in [0.05, 0.15] { scene.stage.perform(afterDelay: delay) { log.note("timer") } }
    scene.stage.advance(to: 0.3)
    expectEqual(
      log.what.filter { !$0.hasPrefix("animation") }, ["timer", "b", "c", "timer", "b", "c"])
  }

  // MARK: Pausing and rates

  @Test(
    """
    is not called while it is paused, and no call is made up for; paused within its own call it \
    is not called again, resumed it continues (Frames 3)
    """)
  func pausing() {
    let scene = Scene()
    let log = Log(scene.stage)
    let link = link(log)
    expectTrue(!link.isPaused)
    link.add(to: scene.stage)
    scene.stage.advance(to: 2.0 / 60)
    link.isPaused = true
    link.isPaused = true
    scene.stage.advance(to: 9.5 / 60)
    link.isPaused = false
    scene.stage.advance(by: 0)
    expectEqual(log.times, frames(1...2))
    scene.stage.advance(to: 11.0 / 60)
    expectEqual(log.times, frames(1...2) + frames(10...11))
    link.invalidate()
    let other = self.link(log, "other")
    let own = CADisplayLink { own in
      log.note("own")
      own.isPaused = scene.stage.now > 12.5 / 60
      other.isPaused = true
      other.isPaused = false
    }
    for link in [own, other] { link.add(to: scene.stage) }
    _ = log.take()
    scene.stage.advance(to: 15.0 / 60)
    // A link that is resumed at a frame waits for the next frame.
    expectEqual(log.what, ["own", "own", "other", "other"])
  }

  @Test(
    """
    gets the rate nearest to its preference that divides the stage's, rather one within its range \
    than a nearer one outside (Frames 4)
    """)
  func framesPerSecond() {
    let wishes = [0, 60, 61, 1000, 59, 46, 45, 44, 30, 26, 24, 20, 17, 15, 1]
    let rates = [60, 60, 60, 60, 60, 60, 60, 30, 30, 30, 20, 20, 15, 15, 1]
    let ranges = [
      (CAFrameRateRange(minimum: 10, maximum: 50, preferred: 50), 30),
      (CAFrameRateRange(minimum: 0, maximum: 50), 30),
      (CAFrameRateRange(minimum: 50, maximum: 120, preferred: 120), 60),
      (CAFrameRateRange(minimum: 45, maximum: 60, preferred: 45), 60),
      (CAFrameRateRange(minimum: 31, maximum: 59, preferred: 31), 30),
      (CAFrameRateRange(minimum: 20, maximum: 0, preferred: 0), 60),
      (.default, 60),
    ]
    let scene = Scene()
    func log(_ prefer: (CADisplayLink) -> Void) -> Log {
      let log = Log(scene.stage)
      let link = link(log)
      prefer(link)
      link.add(to: scene.stage)
      return log
    }
    let logs = wishes.map { wish in
      log { link in
        link.preferredFramesPerSecond = wish
        expectEqual(link.preferredFramesPerSecond, wish)
      }
    }
    let others = ranges.map { range, _ in log { $0.preferredFrameRateRange = range } }
    scene.stage.advance(to: 2)
    expectEqual(logs.map(\.times), rates.map { frames(1...2 * $0, of: Double($0)) })
    expectEqual(others.map(\.times.count), ranges.map { 2 * $0.1 })
  }

  @Test("changes its rate while it runs, and stays in step with other links of that rate")
  func changesRate() {
    let scene = Scene()
    let log = Log(scene.stage)
    let link = link(log)
    link.add(to: scene.stage)
    scene.stage.advance(to: 3.0 / 60)
    link.preferredFramesPerSecond = 30
    scene.stage.advance(to: 8.0 / 60)
    let expected: [TimeInterval] = [1, 2, 3, 4, 6, 8]
    expectEqual(log.times, expected.map { $0 / 60 })
    scene.stage.advance(to: 8.5 / 60)
    link.preferredFramesPerSecond = 0
    scene.stage.advance(to: 9.0 / 60)
    expectEqual(log.times.last, 9.0 / 60)
  }

  @Test("refuses a rate below zero as its preference")
  func impossibleRates() {
    let scene = Scene()
    let link = CADisplayLink { _ in }
    link.add(to: scene.stage)
    link.preferredFramesPerSecond = 30
    link.preferredFramesPerSecond = -1
    expectEqual(link.preferredFramesPerSecond, 30)
    expectEqual(scene.issues, [.impossibleFrameRate(value: "-1")])
    link.preferredFrameRateRange = CAFrameRateRange(
      minimum: 0, maximum: .greatestFiniteMagnitude, preferred: .greatestFiniteMagnitude)
    expectEqual(link.preferredFramesPerSecond, .max)
    scene.stage.advance(to: 0.1)
    expectEqual(link.targetTimestamp, 0.1)
  }

  @Test("has no empty range as its preference")
  nonisolated func impossibleRanges() async {
    await #expect(processExitsWith: .failure) { _ = CAFrameRateRange(minimum: -1, maximum: 60) }
    await #expect(processExitsWith: .failure) { _ = CAFrameRateRange(minimum: .nan, maximum: 60) }
    await #expect(processExitsWith: .failure) {
      _ = CAFrameRateRange(minimum: 0, maximum: .infinity)
    }
    await #expect(processExitsWith: .failure) { _ = CAFrameRateRange(minimum: 61, maximum: 60) }
    await #expect(processExitsWith: .failure) {
      _ = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 20)
    }
  }

  // MARK: Coming and going

  @Test("is not called after it is invalidated, by itself or by an earlier link, nor added again")
  func invalidating() {
    let scene = Scene()
    let log = Log(scene.stage)
    let victim = link(log, "victim")
    let link = CADisplayLink { link in
      log.note("link")
      link.invalidate()
      link.invalidate()
      victim.invalidate()
    }
    link.add(to: scene.stage)
    victim.add(to: scene.stage)
    expectTrue(link.stage === scene.stage)
    scene.stage.advance(to: 1)
    expectTrue(log.what == ["link"] && link.stage == nil && scene.stage.isSettled)
    link.add(to: scene.stage)
    expectTrue(scene.issues == [.addsInvalidatedLink] && link.stage == nil)
  }

  @Test("is on one stage, once, and not called on one that it has left during a frame")
  func oneStage() {
    let (scene, other) = (Scene(), Scene(frameRate: 10))
    let log = Log(scene.stage)
    let link = link(log)
    link.add(to: scene.stage)
    link.add(to: scene.stage)
    scene.stage.advance(to: 1.0 / 60)
    link.remove(from: other.stage)
    expectTrue(log.take() == ["link"] && link.stage === scene.stage)
    let taker = CADisplayLink { _ in link.add(to: other.stage) }
    scene.stage.advance(to: 1)
    _ = log.take()
    // The link that takes it away comes first in its frame.
    link.remove(from: scene.stage)
    taker.add(to: scene.stage)
    link.add(to: scene.stage)
    scene.stage.advance(by: 1.0 / 60)
    taker.invalidate()
    expectTrue(log.what.isEmpty && link.stage === other.stage && scene.stage.isSettled)
    other.stage.advance(to: 1)
    expectEqual(log.what.count, 10)
    link.remove(from: other.stage)
    link.remove(from: other.stage)
    other.stage.advance(to: 2)
    expectEqual(log.what.count, 10)
    link.add(to: scene.stage)
    scene.stage.advance(by: 1.0 / 60)
    expectEqual(log.what.count, 11)
  }

  @Test("is retained by its stage and releases its block when it is invalidated (Frames 1)")
  func lifetime() {
    final class Token {}
    weak var token: Token?
    weak var kept: CADisplayLink?
    let scene = Scene()
    let log = Log(scene.stage)
    do {
      let held = Token()
      let link = CADisplayLink { link in
        if scene.stage.now > 0.02 { link.invalidate() }
        log.note("link \(withExtendedLifetime(held) { true })")
      }
      (token, kept) = (held, link)
      link.add(to: scene.stage)
    }
    scene.stage.advance(to: 1.0 / 60)
    expectTrue(log.what == ["link true"] && token != nil)
    // A link that is released by its own call finishes the call.
    scene.stage.advance(to: 1)
    expectTrue(log.what == ["link true", "link true"] && token == nil && kept == nil)
  }

  @Test("outlives its stage without harm, and without its block")
  func stageGone() {
    final class Token {}
    weak var token: Token?
    weak var stage: Stage?
    let link: CADisplayLink
    do {
      let scene = Scene()
      let held = Token()
      (token, stage) = (held, scene.stage)
      link = CADisplayLink { _ in _ = held }
      link.add(to: scene.stage)
      scene.stage.advance(to: 0.5)
    }
    expectTrue(stage == nil && token == nil && link.stage == nil)
    link.isPaused = true
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    link.invalidate()
    expectEqual(link.targetTimestamp, 0.5)
  }

  // MARK: Settling and seeking

  @Test("that ends delays settling; one that never ends prevents it, by name, until the limit")
  func neverEnds() throws {
    let ending = Scene()
    CADisplayLink { if $0.targetTimestamp >= 0.35 { $0.invalidate() } }.add(to: ending.stage)
    expectTrue(!ending.stage.isSettled)
    #expect(try ending.stage.settle() == 0.35)
    let scene = Scene()
    let link = CADisplayLink(name: "ticker") { _ in }
    link.add(to: scene.stage)
    let name = "a display link 'ticker' that is neither paused nor invalidated"
    #expect(throws: SettleError.repeatsForEver([name])) { try scene.stage.settle(within: 2) }
    expectEqual(scene.stage.now, 2)
    #expect(throws: SettleError.repeatsForEver([name])) {
      try scene.stage.settle(within: .infinity)
    }
    expectNear(scene.stage.now, 62, within: 1.0 / 60)
    link.name = nil
    scene.stage.perform(afterDelay: 5) {}
    #expect(
      throws: SettleError.stillRunning(
        after: 1,
        [
          "a display link that is neither paused nor invalidated",
          "something is due at \(scene.stage.now + 5) s",
        ])
    ) { try scene.stage.settle(within: 1) }
    link.isPaused = true
    try scene.stage.settle()
  }

  @Test("runs outside of any animation block, not during seeking, and cannot advance the stage")
  func seeking() {
    let scene = Scene()
    let log = Log(scene.stage)
    let link = CADisplayLink { _ in
      log.note("link")
      scene.view.alpha = 0.5
      scene.stage.advance(by: 1)
    }
    link.add(to: scene.stage)
    scene.stage.seek(to: 5) {}
    expectTrue(log.entries.isEmpty)
    UIView.animate(withDuration: 1) { scene.stage.advance(to: 2.0 / 60) }
    expectTrue(scene.layer.animationKeys() == nil)
    expectEqual(scene.view.alpha, 0.5)
    expectEqual(log.times, frames(1...2))
    expectEqual(scene.issues, frames(1...2).map { StageIssue.advancedFromWithin(now: "\($0)") })
  }
}
