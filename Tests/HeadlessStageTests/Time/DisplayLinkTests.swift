import Foundation
import HeadlessStage
import HeadlessViews
import MotionTerms
import TestSupport
import Testing

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
    #expect(log.times == frames(1...6))
    for _ in 0..<60 { scene.stage.advance(by: 1 / 60) }
    #expect(log.times == frames(1...66))
    scene.stage.advance(by: 0.001)
    #expect(log.times.count == 66)
  }

  @Test(
    "is called at the exact frames of any rate",
    arguments: [1, 24, 29.97, 59.94, 60, 120, 1e6 / 7])
  func rates(rate: Double) {
    let scene = Scene(frameRate: rate)
    let log = Log(scene.stage)
    link(log).add(to: scene.stage)
    for _ in 0..<10 { scene.stage.advance(by: 30.5 / rate) }
    #expect(log.times == frames(1...305, of: rate))
  }

  @Test("added between frames begins with the next frame, and at a frame with the one after")
  func begins() {
    let scene = Scene()
    let log = Log(scene.stage)
    link(log, "at 0").add(to: scene.stage)
    scene.stage.advance(by: 0)
    #expect(log.entries.isEmpty)
    scene.stage.advance(to: 0.02)
    link(log, "at 0.02").add(to: scene.stage)
    scene.stage.advance(by: 0)
    scene.stage.advance(to: 2.0 / 60)
    link(log, "at 2/60").add(to: scene.stage)
    scene.stage.advance(by: 0)
    #expect(log.what == ["at 0", "at 0", "at 0.02"])
    scene.stage.advance(to: 3.0 / 60)
    #expect(log.what.suffix(3) == ["at 0", "at 0.02", "at 2/60"])
  }

  @Test("added where a rounding error ends short of a frame begins with the frame after")
  func rounding() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.stage.advance(to: 0.1.nextDown)
    link(log).add(to: scene.stage)
    scene.stage.advance(by: 0)
    #expect(log.entries.isEmpty)
    scene.stage.advance(to: 0.12)
    #expect(log.times == frames(7...7))
  }

  @Test("added within a call, or by a timer at a frame, begins with the frame after")
  func addedWithin() {
    let scene = Scene()
    let log = Log(scene.stage)
    let second = link(log, "second")
    let first = CADisplayLink { _ in
      log.note("first")
      second.add(to: scene.stage)
    }
    first.add(to: scene.stage)
    scene.stage.perform(afterDelay: 2.0 / 60) { self.link(log, "third").add(to: scene.stage) }
    scene.stage.advance(to: 3.0 / 60)
    #expect(log.what == ["first", "first", "second", "first", "second", "third"])
  }

  @Test(
    "has the times of the last and the next frame, and the duration between (Frames 2, 6)")
  func timestamps() {
    let scene = Scene()
    var seen: [[TimeInterval]] = []
    let link = CADisplayLink { link in
      #expect(link.targetTimestamp == scene.stage.now)
      seen.append([link.timestamp, link.targetTimestamp, link.duration])
    }
    let before = [link.timestamp, link.targetTimestamp, link.duration]
    #expect(before == [0, 0, 0])
    link.add(to: scene.stage)
    scene.stage.advance(to: 2.0 / 60)
    let frame: TimeInterval = 1.0 / 60
    let expected: [[TimeInterval]] = [[0, frame, frame], [frame, 2 * frame, frame]]
    #expect(seen == expected)
    link.preferredFramesPerSecond = 20
    scene.stage.advance(to: 3.0 / 60)
    let slower: [TimeInterval] = [0, 0.05, frame]
    #expect(seen.last == slower)
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
      #expect(isClose(scene.position.x, Double(other.center.x) + 50))
    }
  }

  // MARK: In what order

  @Test("is called before work, beginnings, ends and layout of its instant (Frames 5)")
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
    CADisplayLink { _ in
      log.note("link")
      view.setNeedsLayout()
      scene.stage.perform { log.note("deferred") }
      let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
      animation.delegate = log.delegate("animation")
      scene.layer.add(animation, forKey: nil)
    }.add(to: scene.stage)
    scene.stage.advance(to: 0.1)
    #expect(
      log.what == ["link", "deferred", "timer", "end true", "animation starts", "layout"])
    #expect(log.times == Array(repeating: 0.1, count: 6))
  }

  @Test("alternates with ends between frames, in the order of time")
  func between() {
    let scene = Scene(frameRate: 10)
    let log = Log(scene.stage)
    link(log).add(to: scene.stage)
    for delay in [0.05, 0.15, 0.25] {
      scene.stage.perform(afterDelay: delay) { log.note("timer") }
    }
    scene.stage.advance(to: 0.3)
    #expect(log.what == ["timer", "link", "timer", "link", "timer", "link"])
  }

  @Test("is called in the order of adding among the links of one frame")
  func ties() {
    let scene = Scene()
    let log = Log(scene.stage)
    for name in ["a", "b", "c"] { link(log, name).add(to: scene.stage) }
    scene.stage.advance(to: 2.0 / 60)
    #expect(log.what == ["a", "b", "c", "a", "b", "c"])
  }

  @Test("runs outside of any animation block")
  func outside() {
    let scene = Scene()
    CADisplayLink { _ in scene.view.alpha = 0.5 }.add(to: scene.stage)
    UIView.animate(withDuration: 1) { scene.stage.advance(by: 0.1) }
    #expect(scene.layer.animationKeys() == nil)
    #expect(scene.view.alpha == 0.5)
  }

  // MARK: Pausing and rates

  @Test("is not called while it is paused, and no call is made up for (Frames 3)")
  func pausing() {
    let scene = Scene()
    let log = Log(scene.stage)
    let link = link(log)
    #expect(!link.isPaused)
    link.add(to: scene.stage)
    scene.stage.advance(to: 2.0 / 60)
    link.isPaused = true
    link.isPaused = true
    scene.stage.advance(to: 9.5 / 60)
    #expect(log.times == frames(1...2))
    link.isPaused = false
    scene.stage.advance(by: 0)
    #expect(log.times.count == 2)
    scene.stage.advance(to: 11.0 / 60)
    #expect(log.times == frames(1...2) + frames(10...11))
  }

  @Test("paused within its own call is not called again; resumed within the call it continues")
  func pausesItself() {
    let scene = Scene()
    let log = Log(scene.stage)
    let other = link(log, "other")
    let link = CADisplayLink { link in
      log.note("link")
      link.isPaused = scene.stage.now > 0.02
      other.isPaused = true
      other.isPaused = false
    }
    link.add(to: scene.stage)
    other.add(to: scene.stage)
    scene.stage.advance(to: 4.0 / 60)
    // A link that is resumed at a frame waits for the next frame.
    #expect(log.what == ["link", "link", "other", "other"])
  }

  @Test(
    "gets the rate nearest to its preference that divides the stage's (Frames 4)",
    arguments: [
      (0, 60), (60, 60), (61, 60), (1000, 60), (59, 60), (46, 60), (45, 60), (44, 30), (30, 30),
      (26, 30), (24, 20), (20, 20), (17, 15), (15, 15), (1, 1),
    ])
  func framesPerSecond(wish: Int, rate: Int) {
    let scene = Scene()
    let log = Log(scene.stage)
    let link = link(log)
    link.preferredFramesPerSecond = wish
    #expect(link.preferredFramesPerSecond == wish)
    link.add(to: scene.stage)
    scene.stage.advance(to: 2)
    #expect(log.times == frames(1...2 * rate, of: Double(rate)))
  }

  @Test(
    "prefers a rate within its range to a nearer one outside",
    arguments: [
      (CAFrameRateRange(minimum: 10, maximum: 50, preferred: 50), 30),
      (CAFrameRateRange(minimum: 0, maximum: 50), 30),
      (CAFrameRateRange(minimum: 50, maximum: 120, preferred: 120), 60),
      (CAFrameRateRange(minimum: 45, maximum: 60, preferred: 45), 60),
      (CAFrameRateRange(minimum: 31, maximum: 59, preferred: 31), 30),
      (CAFrameRateRange(minimum: 20, maximum: 0, preferred: 0), 60),
      (.default, 60),
    ])
  func range(range: CAFrameRateRange, rate: Int) {
    let scene = Scene()
    let log = Log(scene.stage)
    let link = link(log)
    link.preferredFrameRateRange = range
    link.add(to: scene.stage)
    scene.stage.advance(to: 1)
    #expect(log.times.count == rate)
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
    #expect(log.times == expected.map { $0 / 60 })
    scene.stage.advance(to: 8.5 / 60)
    link.preferredFramesPerSecond = 0
    scene.stage.advance(to: 9.0 / 60)
    #expect(log.times.last == 9.0 / 60)
  }

  @Test("refuses a rate below zero")
  func negativeRate() {
    let scene = Scene()
    let link = CADisplayLink { _ in }
    link.add(to: scene.stage)
    link.preferredFramesPerSecond = 30
    link.preferredFramesPerSecond = -1
    #expect(link.preferredFramesPerSecond == 30)
    #expect(scene.issues == [.impossibleFrameRate(value: "-1")])
    link.preferredFrameRateRange = CAFrameRateRange(
      minimum: 0, maximum: .greatestFiniteMagnitude, preferred: .greatestFiniteMagnitude)
    #expect(link.preferredFramesPerSecond == .max)
    scene.stage.advance(to: 0.1)
    #expect(link.targetTimestamp == 0.1)
  }

  @Test("refuses an empty range as its preference")
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
    #expect(link.stage === scene.stage)
    scene.stage.advance(to: 1)
    #expect(log.what == ["link"])
    #expect(link.stage == nil)
    #expect(scene.stage.isSettled)
    link.add(to: scene.stage)
    #expect(scene.issues == [.addsInvalidatedLink])
    #expect(link.stage == nil)
  }

  @Test("that another link moves to another stage during a frame is not called in that frame")
  func takenAway() {
    let (one, other) = (Stage(frameRate: 60), Stage(frameRate: 60))
    one.advance(by: 1)
    var calls = 0
    let taken = CADisplayLink { _ in calls += 1 }
    let taker = CADisplayLink { _ in taken.add(to: other) }
    taker.add(to: one)
    taken.add(to: one)
    one.advance(by: 0.1)
    #expect(calls == 0)
    #expect(taken.stage === other)
    other.advance(by: 0.1)
    #expect(calls == 6)
    for link in [taken, taker] { link.invalidate() }
  }

  @Test("is on one stage, once")
  func oneStage() {
    let (scene, other) = (Scene(), Scene(frameRate: 10))
    let log = Log(scene.stage)
    let link = link(log)
    link.add(to: scene.stage)
    link.add(to: scene.stage)
    scene.stage.advance(to: 1.0 / 60)
    #expect(log.what == ["link"])
    link.remove(from: other.stage)
    #expect(link.stage === scene.stage)
    link.add(to: other.stage)
    scene.stage.advance(to: 1)
    #expect(log.what == ["link"])
    #expect(scene.stage.isSettled)
    other.stage.advance(to: 1)
    #expect(log.what.count == 11)
    link.remove(from: other.stage)
    link.remove(from: other.stage)
    other.stage.advance(to: 2)
    #expect(log.what.count == 11)
    link.add(to: scene.stage)
    scene.stage.advance(to: 61.0 / 60)
    #expect(log.what.count == 12)
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
      let link = CADisplayLink { _ in
        _ = held
        log.note("link")
      }
      (token, kept) = (held, link)
      link.add(to: scene.stage)
    }
    scene.stage.advance(to: 1.0 / 60)
    #expect(log.what == ["link"])
    #expect(token != nil)
    kept?.invalidate()
    #expect(token == nil)
    #expect(kept == nil)
  }

  @Test("released by its own call finishes the call")
  func releasedWithin() {
    final class Token {
      var isAlive = true
    }
    let scene = Scene()
    let log = Log(scene.stage)
    weak var token: Token?
    do {
      let held = Token()
      token = held
      CADisplayLink { link in
        link.invalidate()
        log.note("still there: \(held.isAlive)")
      }.add(to: scene.stage)
    }
    scene.stage.advance(to: 1)
    #expect(log.what == ["still there: true"])
    #expect(token == nil)
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
    #expect(stage == nil)
    #expect(token == nil)
    #expect(link.stage == nil)
    link.isPaused = true
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    link.invalidate()
    #expect(link.targetTimestamp == 0.5)
  }

  // MARK: Settling and seeking

  @Test("that ends delays settling")
  func settles() throws {
    let scene = Scene()
    CADisplayLink { if $0.targetTimestamp >= 0.35 { $0.invalidate() } }.add(to: scene.stage)
    #expect(!scene.stage.isSettled)
    #expect(try scene.stage.settle() == 0.35)
    #expect(scene.stage.isSettled)
  }

  @Test("that never ends keeps its stage from settling, by name, until the limit")
  func neverEnds() {
    let scene = Scene()
    let link = CADisplayLink(name: "ticker") { _ in }
    link.add(to: scene.stage)
    let name = "a display link 'ticker' that is neither paused nor invalidated"
    #expect(throws: SettleError.repeatsForEver([name])) { try scene.stage.settle(within: 2) }
    #expect(scene.stage.now == 2)
    #expect(throws: SettleError.repeatsForEver([name])) {
      try scene.stage.settle(within: .infinity)
    }
    #expect(isClose(scene.stage.now, 62, 1.0 / 60))
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
    #expect(throws: Never.self) { try scene.stage.settle() }
  }

  @Test("is not called during seeking, and cannot advance the stage then")
  func seeking() {
    let scene = Scene()
    let log = Log(scene.stage)
    let link = CADisplayLink { _ in
      log.note("link")
      scene.stage.advance(by: 1)
    }
    link.add(to: scene.stage)
    scene.stage.seek(to: 5) {}
    #expect(log.entries.isEmpty)
    scene.stage.advance(to: 2.0 / 60)
    #expect(log.times == frames(1...2))
    #expect(scene.issues.count == 2)
    #expect(scene.issues.first == .advancedFromWithin(now: "\(1.0 / 60)"))
  }
}
