import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("The clock of a stage")
struct ClockTests {
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
    expectEqual(coarse.1.count, 5)
    expectEqual(coarse.0, fine.0)
    expectEqual(coarse.1, fine.1)
  }

  @Test("stands still, stops exactly at the given instant, and is at the exact one of each event")
  func exactInstants() {
    let scene = Scene()
    let log = Log(scene.stage)
    expectTrue(scene.stage.isSettled)
    let delays: [Double] = [0.3, 1 / 7, 0.2, 1 / 3]
    for delay in delays {
      scene.stage.perform(afterDelay: delay) { log.note("\(delay)") }
    }
    let instants = [0, 0, 0.1, 0.1 + 0.2, 1 / 3.0, 7]
    let times = instants.map { instant in
      scene.stage.advance(to: instant)
      return scene.stage.now
    }
    expectEqual(times, instants)
    expectEqual(log.times, delays.sorted())
    expectTrue(log.what == log.times.map { "\($0)" })
    // An event that a rounding error puts just after the instant runs too.
    let late = Scene()
    var time = 0.0
    late.stage.perform(afterDelay: 0.1 + 0.2) { time = late.stage.now }
    late.stage.advance(to: 0.3)
    expectEqual([time, late.stage.now], [0.1 + 0.2, 0.1 + 0.2])
  }

  @Test(
    """
    advances past an instant at which timers or deferred work are added without end, and past \
    timers that are added again and again for the next nanosecond
    """)
  func endless() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    @MainActor func again() {
      // The delay is so small that the instant stays the same.
      scene.stage.perform(afterDelay: 1e-30) { again() }
    }
    @MainActor func more() { scene.stage.perform { more() } }
    more()
    scene.stage.perform(afterDelay: 1) { again() }
    scene.stage.perform(afterDelay: 2) { log.note("later") }
    #expect(try scene.stage.settle() == 2)
    expectEqual(log.times, [2])
    expectEqual(
      scene.issues, ["0.0", "1.0"].map { StageIssue.endlessInstant(now: $0, passes: 10_000) })
    let other = Scene()
    var count = 0
    @MainActor func soon() {
      count += 1
      other.stage.perform(afterDelay: 1e-10) { soon() }
    }
    soon()
    other.stage.advance(by: 0)
    expectTrue((1...20).contains(count))
    expectAtMost(other.stage.now, 1.1e-9)
  }
}

@MainActor
@Suite("Settling")
struct SettlingTests {
  @Test("takes no time without work, or ends with the last event and returns the time that passed")
  func duration() throws {
    let scene = Scene()
    #expect(try scene.stage.settle() == 0)
    scene.stage.advance(by: 0.5)
    UIView.animate(withDuration: 0.25, delay: 0.5) {
      scene.view.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: 0.25) { scene.view.alpha = 1 }
    }
    expectTrue(!scene.stage.isSettled)
    // Events that are due exactly at the limit run.
    #expect(try scene.stage.settle(within: 1) == 1)
    expectEqual(scene.stage.now, 1.5)
    expectTrue(scene.stage.isSettled)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("finishes all other work, and names endless animations in the order of beginning")
  func endless() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.view.accessibilityIdentifier = "spinner"
    UIView.animate(withDuration: 1, options: .repeat) { scene.view.alpha = 0 }
    let turn = CABasicAnimation(\.transform.rotationZ, from: 0, to: 6)
    turn.duration = 1
    turn.repeatDuration = .infinity
    scene.layer.add(turn, forKey: "turn")
    UIView.animate(
      withDuration: 2.5, animations: { scene.view.center.x = 0 }, completion: log.completion("move")
    )
    let names = ["opacity", "transform.rotation.z"].map {
      "an animation of \($0) of UIView 'spinner' that repeats without an end"
    }
    #expect(throws: SettleError.repeatsForEver(names)) { try scene.stage.settle() }
    expectTrue(!scene.stage.isSettled && log.lines == ["2.5 move true"])
    scene.layer.removeAnimation(forKey: "opacity")
    #expect(throws: SettleError.repeatsForEver([names[1]])) { try scene.stage.settle() }
    scene.layer.removeAllAnimations()
    #expect(try scene.stage.settle() == 0)
    // Of a block, only the running animations are named, and of many only the first.
    let views = (1...6).map { number in
      let view = UIView()
      view.accessibilityIdentifier = "\(number)"
      scene.window.addSubview(view)
      return view
    }
    UIView.animate(withDuration: 1, options: .repeat) { for view in views { view.alpha = 0 } }
    scene.stage.advance(by: 1)
    views[0].layer.removeAllAnimations()
    let members = ["2", "3", "4"].map { "opacity of UIView '\($0)'" }.joined(separator: ", ")
    #expect(
      throws: SettleError.repeatsForEver([
        "an animation of \(members) and 2 more that repeats without an end"
      ])
    ) { try scene.stage.settle() }
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
    let errors: [SettleError] = [
      .neverEnds(["a", "b"]), .repeatsForEver(["a"]), .stillRunning(after: 2, ["a"]),
      .stillRunning(after: 2, []),
    ]
    expectEqual(
      errors.map { "\($0)" },
      [
        "the stage cannot settle: a; b", "the stage cannot settle while there is a",
        "the stage has not settled after 2.0 s: a", "the stage has not settled after 2.0 s",
      ])
  }
}
