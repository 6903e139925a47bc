import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("A transaction")
struct TransactionTests {
  private func fade(_ duration: TimeInterval = 0) -> CABasicAnimation {
    let fade = CABasicAnimation(\.opacity, from: 0, to: 1)
    fade.duration = duration
    return fade
  }

  /// The settings that are in force, in words.
  private var settings: String {
    let (name, number) = (
      CATransaction.value(forKey: "name") ?? "-", CATransaction.value(forKey: "number") ?? "-"
    )
    let curve = CATransaction.animationTimingFunction() == .easeIn ? "easeIn" : "-"
    return "\(CATransaction.animationDuration()) \(curve) \(CATransaction.disableActions())"
      + " \(name) \(number)"
  }

  @Test(
    """
    reads the innermost setting, or that of an enclosing one, or Core Animation's default; the \
    implicit one keeps its settings until the end of the turn (Transactions 1, 3, 12; \
    ImplicitAnimations 10)
    """)
  func nesting() {
    let scene = Scene()
    expectTrue(CATransaction.animationTimingFunction() == nil)
    expectTrue(CATransaction.completionBlock() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(.easeIn)
    CATransaction.setDisableActions(true)
    CATransaction.setValue("outer", forKey: "name")
    CATransaction.setValue(1, forKey: "number")
    CATransaction.begin()
    var read = [settings]
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(false)
    CATransaction.setValue("inner", forKey: "name")
    read.append(settings)
    for _ in 0..<2 {
      CATransaction.commit()
      read.append(settings)
    }
    expectEqual(
      read,
      [
        "1.0 easeIn true outer 1", "2.0 easeIn false inner 1", "1.0 easeIn true outer 1",
        "0.25 - false - -",
      ])
    CATransaction.setAnimationDuration(3)
    CATransaction.setValue(7, forKey: "number")
    scene.layer.add(fade(), forKey: nil)
    read = [settings]
    scene.stage.advance(by: 0)
    read.append(settings)
    expectEqual(read, ["3.0 - false - 7", "0.25 - false - -"])
  }

  // Rules: Transactions 3.
  @Test("forgets a value that is set to nil, and then has the value around it, or the default")
  func forgets() {
    let scene = Scene()
    CATransaction.setValue("outer", forKey: "name")
    CATransaction.setValue(2, forKey: "animationDuration")
    CATransaction.begin()
    CATransaction.setValue("inner", forKey: "name")
    CATransaction.setValue(3, forKey: "animationDuration")
    CATransaction.setValue(true, forKey: "disableActions")
    CATransaction.setValue(MediaTimingFunction.easeIn, forKey: "animationTimingFunction")
    CATransaction.setCompletionBlock {}
    let keys = [
      "name", "animationDuration", "disableActions", "animationTimingFunction", "completionBlock",
    ]
    for key in keys { CATransaction.setValue(nil, forKey: key) }
    expectEqual(settings, "2.0 - false outer -")
    expectTrue(keys.dropFirst(2).allSatisfy { CATransaction.value(forKey: $0) == nil })
    expectTrue(CATransaction.completionBlock() == nil)
    CATransaction.commit()
    for key in keys { CATransaction.setValue(nil, forKey: key) }
    expectEqual(settings, "0.25 - false - -")
    scene.layer.opacity = 0.5
    scene.stage.advance(by: 0)
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
    var lengths = [try scene.stage.settle()]
    for (setting, own) in [(nil, 0), (2, 0.5), (-1, 0)] as [(Double?, Double)] {
      if let setting { CATransaction.setAnimationDuration(setting) }
      scene.layer.add(fade(own), forKey: nil)
      lengths.append(try scene.stage.settle())
    }
    expectEqual(lengths, [2, 0.25, 0.5, 0])
  }

  @Test(
    """
    begins flushed animations at once, or when the outermost explicit one is committed \
    (Transactions 11)
    """)
  func flush() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.setCompletionBlock { log.note("implicit") }
    for _ in 1...2 { CATransaction.begin() }
    CATransaction.flush()
    CATransaction.commit()
    scene.stage.advance(by: 0)
    expectTrue(log.what.isEmpty)
    CATransaction.commit()
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["implicit"])
    CATransaction.setCompletionBlock { log.note("another") }
    CATransaction.begin()
    CATransaction.commit()
    CATransaction.flush()
    expectEqual(log.what, ["implicit"])
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["implicit", "another"])
    scene.stage.advance(to: 1)
    scene.layer.add(fade(1), forKey: nil)
    CATransaction.flush()
    expectNear(scene.film([1.5], of: \.opacity), [0.5])
  }

  @Test(
    """
    ends a frame with a flush: views are laid out, new layers animate by themselves, and a change \
    of a view begins from what showed then (Transactions 11)
    """)
  func flushedFrame() {
    let scene = Scene()
    let view = LaidOutView()
    scene.window.addSubview(view)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    layer.opacity = 0.5
    expectTrue(layer.animationKeys() == nil)
    expectEqual(view.layouts, 0)
    CATransaction.flush()
    expectEqual(view.layouts, 1)
    layer.opacity = 0
    expectEqual(layer.animationKeys(), ["opacity"])
    let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(fresh)
    fresh.backgroundColor = .red
    CATransaction.flush()
    fresh.backgroundColor = .blue
    let shown = fresh.snapshotView(afterScreenUpdates: false)?.layer.sublayers?.first
    expectEqual(shown?.backgroundColor, UIColor.red.cgColor)
  }

  private final class LaidOutView: UIView {
    var layouts = 0

    override func layoutSubviews() { layouts += 1 }
  }

  // MARK: Completion blocks

  // Rules: Transactions 5, 6.
  @Test(
    """
    completes later in the instant of the commit when nothing was added, else with the last \
    animation that was added after its block was set
    """)
  func nothingAdded() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    expectTrue(log.what.isEmpty)
    CATransaction.commit()
    expectEqual(log.what, [])
    CATransaction.setCompletionBlock { log.note("implicit") }
    CATransaction.flush()
    expectEqual(log.what, [])
    scene.stage.advance(by: 0)
    expectEqual(log.lines, ["0.0 done", "0.0 implicit"])
    _ = log.take()
    CATransaction.begin()
    scene.layer.add(fade(9), forKey: nil)
    CATransaction.setCompletionBlock { log.note("done") }
    scene.layer.add(fade(2), forKey: nil)
    scene.layer.add(fade(1), forKey: nil)
    CATransaction.commit()
    scene.stage.advance(to: 10)
    expectEqual(log.lines, ["2.0 done"])
  }

  @Test("completes too when its animations, endless ones too, are removed (Transactions 5, 10)")
  func removed() {
    let scene = Scene()
    let log = Log(scene.stage)
    let endless = fade(1)
    endless.repeatCount = .infinity
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    scene.layer.add(fade(2), forKey: "a")
    scene.layer.add(endless, forKey: "b")
    CATransaction.commit()
    scene.stage.advance(to: 1000)
    scene.layer.removeAllAnimations()
    expectTrue(log.what.isEmpty)
    scene.stage.advance(by: 0)
    expectEqual(log.times, [1000])
  }

  @Test("completes the first block's animations alone when a second block is set (Transactions 6)")
  func secondBlock() {
    let scene = Scene()
    let log = Log(scene.stage)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("empty") }
    CATransaction.setCompletionBlock { log.note("first") }
    expectEqual(log.what, [])
    scene.layer.add(fade(1), forKey: nil)
    CATransaction.setCompletionBlock { log.note("second") }
    scene.layer.add(fade(2), forKey: nil)
    CATransaction.commit()
    scene.stage.advance(to: 5)
    expectEqual(log.lines, ["0.0 empty", "1.0 first", "2.0 second"])
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
    expectEqual(log.lines, ["1.5 block true", "1.5 transaction"])
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
    func areSettled() -> [Bool] { [scene.stage.isSettled, other.stage.isSettled] }
    expectTrue(!other.stage.isSettled, "the block is waited for by the stage that ran last")
    scene.stage.advance(by: 0)
    expectEqual(areSettled(), [false, true])
    scene.layer.add(fade(2), forKey: nil)
    let homeless = UIView()
    UIView.animate(withDuration: 1) { homeless.alpha = 0 }
    expectEqual(areSettled(), [false, true])
    other.layer.add(fade(1), forKey: nil)
    expectEqual(areSettled(), [false, false])
    other.stage.advance(by: 1)
    expectEqual(areSettled(), [false, true])
    scene.stage.advance(by: 2)
    expectTrue(scene.stage.isSettled)
  }
}
