import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("The order of events")
struct EventOrderTests {
  /// A view that logs its layout.
  private final class NotingView: UIView {
    var log: Log?
    override func layoutSubviews() { log?.note("layout") }
  }

  @Test("within one instant is deferred work, beginnings, ends and timers, layout")
  func phases() {
    let scene = Scene()
    let log = Log(scene.stage)
    let view = NotingView()
    scene.window.addSubview(view)
    scene.stage.advance(by: 0)
    view.log = log
    let earlier = CABasicAnimation(\.opacity, from: 0, to: 1)
    earlier.duration = 1
    earlier.delegate = log.delegate("earlier")
    scene.layer.add(earlier, forKey: "earlier")
    scene.stage.advance(to: 0.5)
    // All events below are due at 1 s, and are added in the opposite order.
    scene.stage.perform(afterDelay: 0.5) {
      log.note("timer")
      view.setNeedsLayout()
      let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
      animation.delegate = log.delegate("later")
      scene.layer.add(animation, forKey: "later")
      scene.stage.perform { log.note("deferred") }
    }
    scene.stage.advance(to: 1)
    expectEqual(
      log.lines,
      [
        "0.0 earlier starts", "1.0 earlier stops true", "1.0 timer", "1.0 layout", "1.0 deferred",
        "1.0 later starts",
      ])
  }

  @Test(
    """
    at one instant is the order of adding, for timers and ends alike, and for deferred work, which \
    may add more
    """)
  func ties() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.stage.perform {
      log.note("work 1")
      scene.stage.perform { log.note("work 3") }
    }
    scene.stage.perform { log.note("work 2") }
    expectTrue(log.what.isEmpty)
    scene.stage.advance(by: 0)
    for number in 1...3 {
      scene.stage.perform(afterDelay: 1) { log.note("timer \(number)") }
      UIView.animate(
        withDuration: 1, animations: { scene.view.center.x += 1 },
        completion: log.completion("block \(number)"))
      scene.stage.advance(by: 0)
    }
    scene.stage.advance(to: 2)
    expectEqual(
      log.lines,
      [
        "0.0 work 1", "0.0 work 2", "0.0 work 3", "1.0 timer 1", "1.0 block 1 true",
        "1.0 timer 2", "1.0 block 2 true", "1.0 timer 3", "1.0 block 3 true",
      ])
  }

  @Test("runs timers that a timer adds for the same instant after layout")
  func timersInTimers() {
    let scene = Scene()
    let log = Log(scene.stage)
    let view = NotingView()
    scene.window.addSubview(view)
    scene.stage.advance(by: 0)
    view.log = log
    scene.stage.perform(afterDelay: 1) {
      view.setNeedsLayout()
      scene.stage.perform(afterDelay: 1e-30) { log.note("again") }
      log.note("first")
    }
    scene.stage.perform(afterDelay: 1) { log.note("second") }
    scene.stage.advance(to: 1)
    expectEqual(log.what, ["first", "second", "layout", "again"])
  }

  // Rules: Time 8; Animations 16.
  @Test("begins all animations of one turn at one instant, in the order of adding")
  func beginnings() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.stage.advance(to: 0.5)
    for name in ["a", "b", "c"] {
      let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
      animation.delegate = log.delegate(name)
      scene.layer.add(animation, forKey: name)
    }
    expectTrue(log.what.isEmpty)
    scene.stage.advance(to: 2)
    expectEqual(
      log.lines,
      [
        "0.5 a starts", "0.5 b starts", "0.5 c starts", "0.75 a stops true", "0.75 b stops true",
        "0.75 c stops true",
      ])
  }

  @Test("starts an animation without length before it stops it, and a delegate before the block")
  func noLength() {
    let scene = Scene()
    let log = Log(scene.stage)
    for duration in [0, 1.0] {
      CATransaction.begin()
      CATransaction.setAnimationDuration(duration)
      CATransaction.setCompletionBlock { log.note("block") }
      let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
      animation.delegate = log.delegate("it")
      scene.layer.add(animation, forKey: nil)
      CATransaction.commit()
      scene.stage.advance(by: duration)
      expectTrue(log.take() == ["it starts", "it stops true", "block"] && scene.stage.isSettled)
    }
  }

  @Test("is reported to an observer with the instants")
  func observer() {
    let scene = Scene()
    var events: [StageEvent] = []
    scene.stage.observer = { events.append($0) }
    scene.stage.advance(to: 1)
    scene.stage.advance(to: 0)
    expectTrue(events.map(\.category) == [.diagnostic] && events.map(\.time) == [1])
    expectEqual(events.map(\.subject), ["StageIssue"])
  }
}
