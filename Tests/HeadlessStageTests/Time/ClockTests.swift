import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("The clock of a stage")
struct ClockTests {
  @Test("starts at zero and stands still")
  func start() {
    let scene = Scene()
    expectEqual(scene.stage.now, 0)
    scene.stage.advance(by: 0)
    expectEqual(scene.stage.now, 0)
    expectTrue(scene.stage.isSettled)
  }

  @Test("stops exactly at the given instant")
  func instants() {
    let scene = Scene()
    for instant in [0.1, 0.1 + 0.2, 1 / 3.0, 7] {
      scene.stage.advance(to: instant)
      expectEqual(scene.stage.now, instant)
    }
  }

  /// The appearance of a program at the end of each of its eight parts, and its whole log.
  ///
  /// - Parameter steps: The number of equal steps of the clock; powers of two divide exactly.
  private func run(steps: Int, frameRate: Double = 60) -> ([LayerProperties], [Log.Entry]) {
    let scene = Scene(frameRate: frameRate)
    let log = Log(scene.stage)
    UIView.animate(withDuration: 0.7, delay: 0.1, options: .curveEaseIn) {
      scene.view.center.x += 200
      scene.view.alpha = 0.3
    } completion: {
      log.completion("block")($0)
    }
    scene.stage.perform(afterDelay: 0.33) {
      log.note("timer")
      UIView.animate(
        withDuration: 0.5, usingSpringWithDamping: 0.6, initialSpringVelocity: 1,
        animations: { scene.view.center.x -= 90 }, completion: log.completion("spring"))
    }
    let turn = CABasicAnimation(\.transform.rotationZ, from: 0, to: 5)
    turn.duration = 0.3
    turn.repeatCount = 3
    turn.isCumulative = true
    turn.delegate = log.delegate("turn")
    scene.layer.add(turn, forKey: "turn")
    var shown: [LayerProperties] = []
    for step in 0...steps {
      scene.stage.advance(to: 1.25 * Double(step) / Double(steps))
      if step * 8 % steps == 0 { shown.append(scene.shown) }
    }
    return (shown, log.entries)
  }

  @Test("gives the same motion and the same log in 8 steps and in 1024", arguments: [60, 24.0])
  func steps(frameRate: Double) {
    let coarse = run(steps: 8)
    let fine = run(steps: 1024, frameRate: frameRate)
    expectEqual(coarse.0.count, 9)
    expectEqual(coarse.0, fine.0)
    expectEqual(coarse.1, fine.1)
    expectEqual(coarse.1.count, 5)
  }

  @Test("gives the same result for the same program in each run")
  func determinism() {
    let first = run(steps: 40)
    for _ in 0..<3 {
      let again = run(steps: 40)
      expectEqual(again.0, first.0)
      expectEqual(again.1, first.1)
    }
  }

  @Test("is at the exact instant of each event")
  func exactInstants() {
    let scene = Scene()
    let log = Log(scene.stage)
    let delays: [Double] = [0.3, 1 / 7, 0.2, 1 / 3]
    for delay in delays {
      scene.stage.perform(afterDelay: delay) { log.note("\(delay)") }
    }
    scene.stage.advance(to: 1)
    expectEqual(log.times, delays.sorted())
    expectEqual(log.what, log.times.map { "\($0)" })
  }

  @Test("runs an event that a rounding error puts just after the instant")
  func rounding() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.stage.perform(afterDelay: 0.1 + 0.2) { log.note("timer") }
    scene.stage.advance(to: 0.3)
    expectEqual(log.times, [0.1 + 0.2])
    expectEqual(scene.stage.now, 0.1 + 0.2)
  }

  @Test("passes timers that are added again and again for the next nanosecond")
  func nanoseconds() {
    let scene = Scene()
    var count = 0
    @MainActor func again() {
      count += 1
      scene.stage.perform(afterDelay: 1e-10) { again() }
    }
    again()
    scene.stage.advance(by: 0)
    expectTrue((1...20).contains(count))
    expectTrue(scene.stage.now <= 1.1e-9)
  }

  @Test("advances past an instant at which timers are added without end")
  func endlessTimers() {
    let scene = Scene()
    let log = Log(scene.stage)
    @MainActor func again() {
      // The delay is so small that the instant stays the same.
      scene.stage.perform(afterDelay: 1e-30) { again() }
    }
    scene.stage.perform(afterDelay: 1) { again() }
    scene.stage.perform(afterDelay: 2) { log.note("later") }
    scene.stage.advance(to: 3)
    expectEqual(log.times, [2])
    expectEqual(scene.issues, [.endlessInstant(now: "1.0", passes: 10_000)])
    expectTrue(scene.stage.isSettled)
  }

  @Test("advances past an instant at which deferred work is added without end")
  func endlessWork() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    @MainActor func again() { scene.stage.perform { again() } }
    again()
    scene.stage.perform(afterDelay: 2) { log.note("later") }
    #expect(try scene.stage.settle() == 2)
    expectEqual(log.times, [2])
    expectEqual(scene.issues, [.endlessInstant(now: "0.0", passes: 10_000)])
  }
}

@MainActor
@Suite("Settling")
struct SettlingTests {
  @Test("takes no time without work")
  func nothing() throws {
    let scene = Scene()
    #expect(try scene.stage.settle() == 0)
  }

  @Test("ends with the last event, and returns the time that passed")
  func duration() throws {
    let scene = Scene()
    scene.stage.advance(by: 0.5)
    UIView.animate(withDuration: 0.25, delay: 0.5) {
      scene.view.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: 0.25) { scene.view.alpha = 1 }
    }
    expectTrue(!scene.stage.isSettled)
    #expect(try scene.stage.settle() == 1)
    expectEqual(scene.stage.now, 1.5)
    expectTrue(scene.stage.isSettled)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("names endless animations, in the order of beginning")
  func endless() throws {
    let scene = Scene()
    scene.view.accessibilityIdentifier = "spinner"
    UIView.animate(withDuration: 1, options: .repeat) { scene.view.alpha = 0 }
    let turn = CABasicAnimation(\.transform.rotationZ, from: 0, to: 6)
    turn.duration = 1
    turn.repeatDuration = .infinity
    scene.layer.add(turn, forKey: "turn")
    #expect(
      throws: SettleError.repeatsForEver([
        "an animation of opacity of UIView 'spinner' that repeats without an end",
        "an animation of transform.rotation.z of UIView 'spinner' that repeats without an end",
      ])
    ) { try scene.stage.settle() }
    expectTrue(!scene.stage.isSettled)
    scene.layer.removeAnimation(forKey: "opacity")
    #expect(
      throws: SettleError.repeatsForEver([
        "an animation of transform.rotation.z of UIView 'spinner' that repeats without an end"
      ])
    ) { try scene.stage.settle() }
    scene.layer.removeAllAnimations()
    #expect(try scene.stage.settle() == 0)
  }

  @Test("names only the running animations of a block")
  func endlessMembers() throws {
    let scene = Scene()
    let views = (1...6).map { number in
      let view = UIView()
      view.accessibilityIdentifier = "\(number)"
      scene.window.addSubview(view)
      return view
    }
    UIView.animate(withDuration: 1, options: .repeat) { for view in views { view.alpha = 0 } }
    scene.stage.advance(by: 1)
    views[0].layer.removeAllAnimations()
    let names = ["2", "3", "4"].map { "opacity of UIView '\($0)'" }.joined(separator: ", ")
    #expect(
      throws: SettleError.repeatsForEver([
        "an animation of \(names) and 2 more that repeats without an end"
      ])
    ) { try scene.stage.settle() }
  }

  @Test("finishes all other work before it fails because of an endless repetition")
  func endlessAndFinite() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1, options: [.repeat, .autoreverse]) { scene.view.alpha = 0 }
    UIView.animate(
      withDuration: 2.5, animations: { scene.view.center.x = 0 }, completion: log.completion("move")
    )
    #expect(throws: SettleError.self) { try scene.stage.settle() }
    expectEqual(log.entries, [Log.Entry(time: 2.5, what: "move true")])
  }

  @Test("stops at its limit while timers continue")
  func timers() {
    let scene = Scene()
    var count = 0
    @MainActor func tick() {
      count += 1
      scene.stage.perform(afterDelay: 1) { tick() }
    }
    tick()
    #expect(throws: SettleError.stillRunning(after: 10.5, ["something is due at 11.0 s"])) {
      try scene.stage.settle(within: 10.5)
    }
    expectEqual(count, 11)
    expectEqual(scene.stage.now, 10.5)
  }

  @Test("includes events that are due exactly at its limit")
  func limit() throws {
    let scene = Scene()
    UIView.animate(withDuration: 2) { scene.view.alpha = 0 }
    #expect(try scene.stage.settle(within: 2) == 2)
  }

  @Test("names a transaction that was not committed")
  func openTransaction() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    scene.layer.add(CABasicAnimation(\.opacity, from: 0, to: 1), forKey: nil)
    #expect(throws: SettleError.neverEnds(["a transaction was begun and never committed"])) {
      try scene.stage.settle()
    }
    expectTrue(!scene.stage.isSettled)
    CATransaction.commit()
    #expect(try scene.stage.settle() == 0.25)
    expectEqual(log.times, [0.25])
  }

  @Test("gives the reason for a failure in a sentence")
  func sentences() {
    expectEqual(
      "\(SettleError.neverEnds(["a", "b"]))", "the stage cannot settle: a; b")
    expectEqual("\(SettleError.repeatsForEver(["a"]))", "the stage cannot settle while there is a")
    expectEqual(
      "\(SettleError.stillRunning(after: 2, ["a"]))", "the stage has not settled after 2.0 s: a")
    expectEqual(
      "\(SettleError.stillRunning(after: 2, []))", "the stage has not settled after 2.0 s")
  }
}
