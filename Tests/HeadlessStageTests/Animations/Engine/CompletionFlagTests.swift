import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("The flag of a completion")
struct CompletionFlagTests {
  private func animation(_ delegate: LoggingAnimationDelegate?) -> CABasicAnimation {
    let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
    animation.duration = 1
    animation.delegate = delegate
    return animation
  }

  @Test("is true at the exact end, and the completion runs once (Animations 12; ViewAnimation 5)")
  func finished() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.layer.add(animation(log.delegate("it")), forKey: nil)
    UIView.animate(
      withDuration: 1 / 3, animations: { scene.view.alpha = 0.5 },
      completion: log.completion("block"))
    scene.stage.advance(to: 20)
    expectEqual(log.what, ["it starts", "block true", "it stops true"])
    expectEqual(log.times, [0, 1 / 3, 1])
  }

  @Test("is true also for an animation that is not removed (Animations 17)")
  func kept() {
    let scene = Scene()
    let log = Log(scene.stage)
    let animation = animation(log.delegate("it"))
    animation.isRemovedOnCompletion = false
    scene.layer.add(animation, forKey: "it")
    scene.stage.advance(to: 2)
    scene.layer.removeAnimation(forKey: "it")
    scene.stage.advance(to: 3)
    expectEqual(log.what, ["it starts", "it stops true"])
  }

  @Test("is false after removal, by key or of all, later in the same instant (Animations 13, 16)")
  func removed() {
    let scene = Scene()
    let log = Log(scene.stage)
    for name in ["a", "b", "c"] { scene.layer.add(animation(log.delegate(name)), forKey: name) }
    scene.stage.advance(to: 0.5)
    scene.layer.removeAnimation(forKey: "b")
    scene.layer.removeAllAnimations()
    expectEqual(log.what.count, 3)
    scene.stage.advance(by: 0)
    expectEqual(Array(log.what.dropFirst(3)), ["b stops false", "a stops false", "c stops false"])
    expectTrue(scene.stage.isSettled)
    scene.stage.advance(to: 5)
    expectEqual(log.what.count, 6)
  }

  @Test("is false after replacement under the same key (Animations 13)")
  func replaced() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.layer.add(animation(log.delegate("first")), forKey: "it")
    scene.stage.advance(to: 0.5)
    scene.layer.add(animation(log.delegate("second")), forKey: "it")
    scene.stage.advance(to: 5)
    expectEqual(
      log.what, ["first starts", "first stops false", "second starts", "second stops true"])
    expectEqual(log.times, [0, 0.5, 0.5, 1.5])
  }

  @Test("is false, without a start, when the animation is removed before it began")
  func removedBeforeStart() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.layer.add(animation(log.delegate("uncommitted")), forKey: "it")
    scene.layer.removeAnimation(forKey: "it")
    scene.stage.advance(by: 0)
    let late = animation(log.delegate("late"))
    late.delay = 5
    scene.layer.add(late, forKey: "it")
    scene.stage.advance(to: 1)
    scene.layer.removeAnimation(forKey: "it")
    #expect(try scene.stage.settle() == 0)
    expectEqual(log.what, ["uncommitted stops false", "late stops false"])
  }

  @Test("is false when the layer is outside any window at the commit (Animations 15)")
  func homeless() {
    let scene = Scene()
    let log = Log(scene.stage)
    let stray = UIView()
    stray.layer.add(animation(log.delegate("it")), forKey: "it")
    UIView.animate(
      withDuration: 1, animations: { stray.center.x = 9 }, completion: log.completion("block"))
    expectTrue(log.what.isEmpty)
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["it stops false", "block false"])
    expectTrue(stray.layer.animationKeys() == nil)
    expectEqual(stray.center.x, 9)
  }

  @Test("is true when the layer enters a window before the commit")
  func homeInTime() {
    let scene = Scene()
    let log = Log(scene.stage)
    let view = UIView()
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 9 }, completion: log.completion("block"))
    scene.window.addSubview(view)
    scene.stage.advance(to: 2)
    expectEqual(log.entries, [Log.Entry(time: 1, what: "block true")])
  }

  @Test(
    "is false when the layer leaves its window (Animations 14; ViewAnimation 16)",
    arguments: [false, true])
  func leaving(bySuperview: Bool) {
    let scene = Scene()
    let log = Log(scene.stage)
    let inner = UIView()
    scene.view.addSubview(inner)
    inner.layer.add(animation(log.delegate("it")), forKey: nil)
    UIView.animate(
      withDuration: 1, animations: { inner.center.x = 9 }, completion: log.completion("block"))
    scene.stage.advance(to: 0.5)
    (bySuperview ? scene.view : inner).removeFromSuperview()
    expectEqual(log.what, ["it starts"])
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["it starts", "it stops false", "block false"])
    expectTrue(inner.layer.animationKeys() == nil)
    expectTrue(scene.stage.isSettled)
  }

  @Test("is undecided while the layer moves within one turn (Animations 14)")
  func reparenting() {
    let scene = Scene()
    let log = Log(scene.stage)
    let other = UIView()
    scene.window.addSubview(other)
    UIView.animate(
      withDuration: 1, animations: { scene.view.alpha = 0 }, completion: log.completion("block"))
    scene.stage.advance(to: 0.5)
    scene.view.removeFromSuperview()
    other.addSubview(scene.view)
    scene.stage.advance(to: 0.75)
    expectEqual(scene.layer.animationKeys(), ["opacity"])
    scene.stage.advance(to: 5)
    expectEqual(log.entries, [Log.Entry(time: 1, what: "block true")])
  }

  // Rules: ViewAnimation 5.
  @Test("is false of a block when one of its animations was removed, but waits for all")
  func partly() {
    let scene = Scene()
    let log = Log(scene.stage)
    let other = UIView()
    scene.window.addSubview(other)
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
      other.alpha = 0
    } completion: {
      log.completion("block")($0)
    }
    scene.stage.advance(to: 0.5)
    other.layer.removeAllAnimations()
    scene.stage.advance(to: 5)
    expectEqual(log.entries, [Log.Entry(time: 1, what: "block false")])
  }

  @Test(
    "is false when a layer's removal ends an additive animation at the model (ViewAnimation 15)")
  func additiveRemoved() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, animations: { scene.view.center.x = 300 },
      completion: log.completion("block"))
    scene.stage.advance(to: 0.5)
    expectEqual(scene.position.x, 175)
    scene.layer.removeAllAnimations()
    expectEqual(scene.position.x, 300)
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["block false"])
  }

  @Test("is passed once when the removal happens inside another completion")
  func removalInCompletion() {
    let scene = Scene()
    let log = Log(scene.stage)
    let first = log.delegate("first")
    first.whenStopped = { scene.layer.removeAllAnimations() }
    scene.layer.add(animation(first), forKey: "first")
    // This animation ends at the same instant as the first, after it.
    scene.layer.add(animation(log.delegate("second")), forKey: "second")
    let third = animation(log.delegate("third"))
    third.duration = 2
    scene.layer.add(third, forKey: "third")
    scene.stage.advance(to: 9)
    expectEqual(
      log.what,
      [
        "first starts", "second starts", "third starts", "first stops true", "second stops false",
        "third stops false",
      ])
    expectEqual(log.times.suffix(3), [1, 1, 1])
    expectTrue(scene.stage.isSettled)
  }

  @Test("is followed by an animation that the delegate adds, which begins at that instant")
  func addingInCompletion() {
    let scene = Scene()
    let log = Log(scene.stage)
    let first = log.delegate("first")
    first.whenStopped = {
      scene.layer.add(self.animation(log.delegate("second")), forKey: "it")
    }
    scene.layer.add(animation(first), forKey: "it")
    scene.stage.advance(to: 9)
    expectEqual(
      log.what, ["first starts", "first stops true", "second starts", "second stops true"])
    expectEqual(log.times, [0, 1, 1, 2])
  }

  @Test("is true when a block sets one value several times", arguments: [1, 2, 5])
  func changeOfMind(times: Int) {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        for time in 1...times { scene.view.alpha = CGFloat(time) / CGFloat(2 * times) }
        scene.view.backgroundColor = .red
        scene.view.backgroundColor = .blue
      }, completion: log.completion("block"))
    scene.stage.advance(to: 0.5)
    // The animation starts at the value before the last change.
    let start = times == 1 ? 1 : Double(times - 1) / Double(2 * times)
    expectTrue(isClose(scene.opacity, (start + 0.5) / 2))
    scene.stage.advance(to: 1)
    expectEqual(log.what, ["block true"])
    expectEqual(log.times, [1])
    expectEqual(scene.opacity, 0.5)
    expectTrue(scene.layer.animationKeys() == nil)
    expectTrue(scene.stage.isSettled)
  }

  @Test(
    "is passed after a delegate releases the layers of the next callbacks",
    arguments: [false, true])
  func lettingGo(isKept: Bool) {
    let scene = Scene()
    let log = Log(scene.stage)
    let first = log.delegate("first")
    var layers = [scene.standaloneLayer(), scene.standaloneLayer()]
    let kept = isKept ? layers : []
    first.whenStopped = {
      for layer in layers { layer.removeFromSuperlayer() }
      layers = []
    }
    layers[0].add(animation(first), forKey: nil)
    layers[1].add(animation(log.delegate("second")), forKey: nil)
    scene.stage.advance(to: 9)
    // A layer leaves its window at the next commit (Animations 14), and by then the second
    // animation has ended too; a deallocated layer has lost its animation before.
    expectEqual(
      log.what, ["first starts", "second starts", "first stops true", "second stops \(isKept)"])
    expectTrue(scene.stage.isSettled)
    expectEqual(kept.count, (isKept ? 2 : 0))
  }

  @Test("is false when the start callback removes the animation")
  func removalInStart() {
    let scene = Scene()
    let log = Log(scene.stage)
    let first = log.delegate("first")
    first.whenStarted = { scene.layer.removeAllAnimations() }
    scene.layer.add(animation(first), forKey: "first")
    scene.layer.add(animation(log.delegate("second")), forKey: "second")
    scene.stage.advance(to: 9)
    expectEqual(log.what, ["first starts", "first stops false", "second stops false"])
  }
}
