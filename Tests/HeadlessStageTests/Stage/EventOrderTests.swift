import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
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
      log.what,
      [
        "earlier starts", "earlier stops true", "timer", "layout", "deferred", "later starts",
      ])
    expectEqual(Array(log.times.dropFirst()), [1, 1, 1, 1, 1])
  }

  @Test("at one instant is the order of adding, for timers and ends alike")
  func ties() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.stage.perform(afterDelay: 1) { log.note("timer 1") }
    UIView.animate(
      withDuration: 1, animations: { scene.view.alpha = 0 }, completion: log.completion("block 1"))
    scene.stage.advance(by: 0)
    scene.stage.perform(afterDelay: 1) { log.note("timer 2") }
    UIView.animate(
      withDuration: 1, animations: { scene.view.center.x = 0 },
      completion: log.completion("block 2"))
    scene.stage.advance(by: 0)
    scene.stage.perform(afterDelay: 1) { log.note("timer 3") }
    scene.stage.advance(to: 2)
    expectEqual(log.what, ["timer 1", "block 1 true", "timer 2", "block 2 true", "timer 3"])
    expectEqual(log.times, [1, 1, 1, 1, 1])
  }

  @Test("of deferred work is the order of adding, and work that it adds runs after")
  func deferred() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.stage.perform {
      log.note("1")
      scene.stage.perform { log.note("3") }
    }
    scene.stage.perform { log.note("2") }
    expectTrue(log.what.isEmpty)
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["1", "2", "3"])
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
      log.what,
      [
        "a starts", "b starts", "c starts", "a stops true", "b stops true", "c stops true",
      ])
    expectEqual(log.times, [0.5, 0.5, 0.5, 0.75, 0.75, 0.75])
  }

  @Test("starts an animation without length before it stops it")
  func noLength() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.setAnimationDuration(0)
    let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
    animation.delegate = log.delegate("it")
    scene.layer.add(animation, forKey: nil)
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["it starts", "it stops true"])
    expectTrue(scene.stage.isSettled)
  }

  @Test("has a delegate before the completion block")
  func delegateFirst() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("block") }
    let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
    animation.delegate = log.delegate("it")
    scene.layer.add(animation, forKey: nil)
    CATransaction.commit()
    scene.stage.advance(to: 1)
    expectEqual(log.what, ["it starts", "it stops true", "block"])
  }

  @Test("is reported to an observer with the instants")
  func observer() {
    let scene = Scene()
    var events: [StageEvent] = []
    scene.stage.observer = { events.append($0) }
    scene.stage.advance(to: 1)
    scene.stage.advance(to: 0)
    expectEqual(events.map(\.category), [.diagnostic])
    expectEqual(events.map(\.time), [1])
    expectEqual(events.map(\.subject), ["StageIssue"])
  }
}
