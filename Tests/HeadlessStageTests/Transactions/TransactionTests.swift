import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("A transaction")
struct TransactionTests {
  private func fade(_ duration: TimeInterval = 0) -> CABasicAnimation {
    let fade = CABasicAnimation(\.opacity, from: 0, to: 1)
    fade.duration = duration
    return fade
  }

  @Test("has Core Animation's defaults (Transactions 3; ImplicitAnimations 10)")
  func defaults() {
    expectEqual(CATransaction.animationDuration(), 0.25)
    expectTrue(CATransaction.animationTimingFunction() == nil)
    expectTrue(!CATransaction.disableActions())
    expectTrue(CATransaction.completionBlock() == nil)
    expectTrue(CATransaction.value(forKey: "anything") == nil)
  }

  @Test("reads the innermost setting, or that of an enclosing one (Transactions 3, 12)")
  func nesting() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(.easeIn)
    CATransaction.setDisableActions(true)
    CATransaction.setValue("outer", forKey: "name")
    CATransaction.setValue(1, forKey: "number")
    CATransaction.begin()
    expectEqual(CATransaction.animationDuration(), 1)
    expectEqual(CATransaction.animationTimingFunction(), .easeIn)
    expectTrue(CATransaction.disableActions())
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(false)
    CATransaction.setValue("inner", forKey: "name")
    expectEqual(CATransaction.animationDuration(), 2)
    expectTrue(!CATransaction.disableActions())
    expectEqual(CATransaction.value(forKey: "name") as? String, "inner")
    expectEqual(CATransaction.value(forKey: "number") as? Int, 1)
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 1)
    expectTrue(CATransaction.disableActions())
    expectEqual(CATransaction.value(forKey: "name") as? String, "outer")
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 0.25)
    expectTrue(CATransaction.value(forKey: "name") == nil)
  }

  @Test("that is implicit keeps its settings until the end of the turn (Transactions 1)")
  func implicit() {
    let scene = Scene()
    CATransaction.setAnimationDuration(3)
    CATransaction.setValue(7, forKey: "number")
    scene.layer.add(fade(), forKey: nil)
    expectEqual(CATransaction.animationDuration(), 3)
    expectEqual(CATransaction.value(forKey: "number") as? Int, 7)
    scene.stage.advance(by: 0)
    expectEqual(CATransaction.animationDuration(), 0.25)
    expectTrue(CATransaction.value(forKey: "number") == nil)
  }

  @Test(
    "delays all beginnings while it is open, after any inner commits (Transactions 2)")
  func outermost() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.begin()
    let animation = fade(1)
    animation.delegate = log.delegate("it")
    scene.layer.add(animation, forKey: nil)
    CATransaction.commit()
    scene.stage.advance(to: 5)
    expectTrue(log.what.isEmpty)
    expectEqual(scene.opacity, 0)
    CATransaction.commit()
    expectTrue(log.what.isEmpty)
    try scene.stage.settle()
    expectEqual(log.times, [5, 6])
  }

  @Test("gives its duration to animations that have none (Animations 3; Transactions 4)")
  func durations() throws {
    let scene = Scene()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    scene.layer.add(fade(), forKey: nil)
    scene.layer.add(fade(-3), forKey: nil)
    CATransaction.commit()
    #expect(try scene.stage.settle() == 2)
    scene.layer.add(fade(), forKey: nil)
    #expect(try scene.stage.settle() == 0.25)
    CATransaction.setAnimationDuration(2)
    scene.layer.add(fade(0.5), forKey: nil)
    #expect(try scene.stage.settle() == 0.5)
    CATransaction.setAnimationDuration(-1)
    expectEqual(CATransaction.animationDuration(), 0)
    scene.layer.add(fade(), forKey: nil)
    #expect(try scene.stage.settle() == 0)
  }

  @Test("begins flushed animations at once (Transactions 11)")
  func flush() {
    let scene = Scene()
    scene.stage.advance(to: 1)
    scene.layer.add(fade(1), forKey: nil)
    CATransaction.flush()
    scene.stage.advance(to: 1.5)
    expectTrue(isClose(scene.opacity, 0.5))
  }

  @Test("is not flushed while explicit ones are open (Transactions 11)")
  func flushInside() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.setCompletionBlock { log.note("implicit") }
    CATransaction.begin()
    CATransaction.flush()
    expectTrue(log.what.isEmpty)
    CATransaction.commit()
    CATransaction.flush()
    expectEqual(log.what, ["implicit"])
  }

  // MARK: Completion blocks

  // Rules: Transactions 5, 6.
  @Test("completes at the end of the commit, before it returns, when nothing was added")
  func nothingAdded() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    expectTrue(log.what.isEmpty)
    CATransaction.commit()
    expectEqual(log.what, ["done"])
    CATransaction.setCompletionBlock { log.note("implicit") }
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["done", "implicit"])
  }

  @Test("completes with the last animation that was added after its block was set (Transactions 5)")
  func lastAdded() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    scene.layer.add(fade(9), forKey: nil)
    CATransaction.setCompletionBlock { log.note("done") }
    scene.layer.add(fade(2), forKey: nil)
    scene.layer.add(fade(1), forKey: nil)
    CATransaction.commit()
    scene.stage.advance(to: 10)
    expectEqual(log.entries, [Log.Entry(time: 2, what: "done")])
  }

  @Test("completes too when its animations are removed (Transactions 5)")
  func removed() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    scene.layer.add(fade(2), forKey: "a")
    scene.layer.add(fade(3), forKey: "b")
    CATransaction.commit()
    scene.stage.advance(to: 1)
    scene.layer.removeAllAnimations()
    expectTrue(log.what.isEmpty)
    scene.stage.advance(by: 0)
    expectEqual(log.times, [1])
  }

  @Test("completes the first block's animations alone when a second block is set (Transactions 6)")
  func secondBlock() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("empty") }
    CATransaction.setCompletionBlock { log.note("first") }
    expectEqual(log.what, ["empty"])
    scene.layer.add(fade(1), forKey: nil)
    CATransaction.setCompletionBlock { log.note("second") }
    scene.layer.add(fade(2), forKey: nil)
    CATransaction.commit()
    scene.stage.advance(to: 5)
    expectEqual(log.what, ["empty", "first", "second"])
    expectEqual(log.times, [0, 1, 2])
  }

  @Test(
    "waits for animations of inner ones; inner blocks run first at one instant (Transactions 8)")
  func inner() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("outer") }
    scene.layer.add(fade(1), forKey: nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("inner") }
    scene.layer.add(fade(2), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    scene.stage.advance(to: 5)
    expectEqual(log.what, ["inner", "outer"])
    expectEqual(log.times, [2, 2])
  }

  @Test("waits for animation blocks inside (Transactions 9), whose own completions run first")
  func blocksInside() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("transaction") }
    UIView.animate(
      withDuration: 1.5, animations: { scene.view.alpha = 0 }, completion: log.completion("block"))
    CATransaction.commit()
    scene.stage.advance(to: 5)
    expectEqual(log.what, ["block true", "transaction"])
    expectEqual(log.times, [1.5, 1.5])
  }

  @Test("waits for an endless repetition until that is removed (Transactions 10)")
  func forever() {
    let scene = Scene()
    let log = Log(scene.stage)
    let animation = fade(1)
    animation.repeatCount = .infinity
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    scene.layer.add(animation, forKey: "it")
    CATransaction.commit()
    scene.stage.advance(to: 1000)
    expectTrue(log.what.isEmpty)
    scene.layer.removeAnimation(forKey: "it")
    scene.stage.advance(by: 0)
    expectEqual(log.times, [1000])
  }

  @Test("can be nested in the completion of another")
  func inCompletion() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      log.note("first")
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("second") }
      scene.layer.add(self.fade(1), forKey: nil)
      CATransaction.commit()
    }
    scene.layer.add(fade(1), forKey: nil)
    CATransaction.commit()
    scene.stage.advance(to: 5)
    expectEqual(log.times, [1, 2])
  }

  @Test("that is open on one stage does not delay others, whichever ran last")
  func ofAnotherStage() {
    let (scene, other) = (Scene(), Scene())
    CATransaction.setCompletionBlock {}
    scene.layer.add(fade(1), forKey: nil)
    expectTrue(!other.stage.isSettled, "the block is waited for by the stage that ran last")
    scene.stage.advance(by: 0)
    expectTrue(other.stage.isSettled)
    expectTrue(!scene.stage.isSettled)
    scene.layer.add(fade(2), forKey: nil)
    let homeless = UIView()
    UIView.animate(withDuration: 1) { homeless.alpha = 0 }
    expectTrue(other.stage.isSettled)
    other.layer.add(fade(1), forKey: nil)
    expectTrue(!other.stage.isSettled)
    other.stage.advance(by: 1)
    expectTrue(other.stage.isSettled)
    expectTrue(!scene.stage.isSettled)
    scene.stage.advance(by: 2)
    expectTrue(scene.stage.isSettled)
  }
}
