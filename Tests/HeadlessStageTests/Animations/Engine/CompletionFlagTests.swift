import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
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

  @Test("is true, once, also for an animation that is not removed (Animations 11, 17)")
  func kept() {
    let scene = Scene()
    let log = Log(scene.stage)
    weak var witness: LoggingAnimationDelegate?
    for isRemovedWithin in [false, true] {
      let delegate = log.delegate("it")
      let layer = scene.layer
      if isRemovedWithin { delegate.whenStopped = { layer.removeAllAnimations() } }
      let animation = animation(delegate)
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "it")
      witness = delegate
      scene.stage.advance(by: 2)
      expectEqual((layer.animationKeys() == nil), isRemovedWithin)
      layer.removeAnimation(forKey: "it")
      scene.stage.advance(by: 1)
      expectEqual(log.take(), ["it starts", "it stops true"])
    }
    expectTrue(witness == nil && scene.stage.isSettled)
  }

  @Test(
    """
    is false after removal, by key or of all, and after replacement, later in the same instant; \
    it comes without a start when the animation had not begun (Animations 13, 16)
    """)
  func removed() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    func add(_ name: String, delay: TimeInterval = 0, forKey key: String) {
      let animation = animation(log.delegate(name))
      animation.delay = delay
      scene.layer.add(animation, forKey: key)
    }
    add("uncommitted", forKey: "x")
    scene.layer.removeAnimation(forKey: "x")
    for name in ["a", "b", "c", "d"] { add(name, forKey: name) }
    add("late", delay: 5, forKey: "late")
    scene.stage.advance(to: 0.5)
    expectEqual(
      log.take(), ["uncommitted stops false", "a starts", "b starts", "c starts", "d starts"])
    add("e", forKey: "d")
    scene.layer.removeAnimation(forKey: "b")
    scene.layer.removeAnimation(forKey: "late")
    scene.stage.advance(to: 1)
    scene.layer.removeAllAnimations()
    expectEqual(log.what.count, 6)
    #expect(try scene.stage.settle() == 0)
    expectEqual(
      log.lines,
      [
        "0.5 d stops false", "0.5 b stops false", "0.5 late stops false", "0.5 e starts",
        "1.0 a stops true", "1.0 c stops true", "1.0 e stops false",
      ])
    scene.stage.advance(to: 9)
    expectEqual(log.what.count, 7)
  }

  @Test(
    """
    is false when the layer is outside any window at the commit (Animations 15), true when it \
    enters one before
    """)
  func homeless() {
    let scene = Scene()
    let log = Log(scene.stage)
    let (stray, late) = (UIView(), UIView())
    stray.layer.add(animation(log.delegate("it")), forKey: "it")
    for (name, view) in [("stray", stray), ("late", late)] {
      UIView.animate(
        withDuration: 1, animations: { view.center.x = 9 }, completion: log.completion(name))
    }
    scene.window.addSubview(late)
    expectTrue(log.what.isEmpty)
    scene.stage.advance(to: 2)
    expectEqual(log.lines, ["0.0 it stops false", "0.0 stray false", "1.0 late true"])
    expectTrue(stray.layer.animationKeys() == nil)
    expectEqual(stray.center.x, 9)
  }

  @Test(
    """
    is false when the layer or a superlayer leaves its window, and undecided while it moves within \
    one turn (Animations 14; ViewAnimation 16)
    """, arguments: [false, true])
  func leaving(bySuperview: Bool) {
    let scene = Scene()
    let log = Log(scene.stage)
    let inner = UIView()
    scene.view.addSubview(inner)
    inner.layer.add(animation(log.delegate("it")), forKey: nil)
    UIView.animate(
      withDuration: 1, animations: { inner.center.x = 9 }, completion: log.completion("block"))
    let leaver = bySuperview ? scene.view : inner
    scene.stage.advance(to: 0.25)
    leaver.removeFromSuperview()
    scene.window.addSubview(leaver)
    scene.stage.advance(to: 0.5)
    expectEqual(inner.layer.animationKeys(), ["position"])
    leaver.removeFromSuperview()
    expectEqual(log.what, ["it starts"])
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["it starts", "it stops false", "block false"])
    expectTrue(inner.layer.animationKeys() == nil && scene.stage.isSettled)
  }

  // Rules: ViewAnimation 5, 15.
  @Test("is false of a block when one of its animations was removed, but waits for all")
  func partly() {
    let scene = Scene()
    let log = Log(scene.stage)
    let other = UIView()
    scene.window.addSubview(other)
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
      other.center.x = 300
    } completion: {
      log.completion("block")($0)
    }
    scene.stage.advance(to: 0.5)
    other.layer.removeAllAnimations()
    expectEqual(other.layer.presentationProperties.position.x, 300)
    scene.stage.advance(to: 5)
    expectEqual(log.lines, ["1.0 block false"])
  }

  @Test(
    """
    is passed once when the removal happens inside another completion, and an animation that is \
    added there begins at that instant
    """)
  func removalInCompletion() {
    let scene = Scene()
    let log = Log(scene.stage)
    let first = log.delegate("first")
    first.whenStopped = {
      scene.layer.removeAllAnimations()
      scene.layer.add(self.animation(log.delegate("fourth")), forKey: "first")
    }
    scene.layer.add(animation(first), forKey: "first")
    // This animation ends at the same instant as the first, after it.
    scene.layer.add(animation(log.delegate("second")), forKey: "second")
    let third = animation(log.delegate("third"))
    third.duration = 2
    scene.layer.add(third, forKey: "third")
    scene.stage.advance(to: 9)
    expectEqual(
      log.lines,
      [
        "0.0 first starts", "0.0 second starts", "0.0 third starts", "1.0 first stops true",
        "1.0 second stops false", "1.0 third stops false", "1.0 fourth starts",
        "2.0 fourth stops true",
      ])
    expectTrue(scene.stage.isSettled)
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
    // The animation starts at the value before the last change.
    let start = times == 1 ? 1 : Double(times - 1) / Double(2 * times)
    expectNear(scene.film([0.5, 1], of: \.opacity), [(start + 0.5) / 2, 0.5])
    expectEqual(log.lines, ["1.0 block true"])
    expectTrue(scene.layer.animationKeys() == nil && scene.stage.isSettled)
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
    // animation has ended too; until then the last frame retains a layer that nothing else retains.
    expectEqual(
      log.what, ["first starts", "second starts", "first stops true", "second stops true"])
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
