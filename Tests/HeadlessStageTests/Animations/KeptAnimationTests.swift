import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("An animation that is not to be removed at its end")
struct KeptAnimationTests {
  private func spin(_ delegate: LoggingAnimationDelegate? = nil) -> CABasicAnimation {
    let spin = CABasicAnimation(\.opacity, from: 0, to: 1)
    (spin.duration, spin.repeatCount, spin.isRemovedOnCompletion) = (1, .infinity, false)
    spin.delegate = delegate
    return spin
  }

  /// Takes the view off the stage: with its superview, alone or with its window.
  private func leave(_ scene: Scene, _ way: String) {
    switch way {
    case "window": scene.stage.remove(scene.window)
    default: scene.view.removeFromSuperview()
    }
  }

  private func comeBack(_ scene: Scene, _ way: String) {
    switch way {
    case "window": scene.stage.add(scene.window)
    default: scene.window.addSubview(scene.view)
    }
  }

  @Test(
    """
    stays on a layer that leaves the window, where it shows what it would anyway; those with the \
    default and those of blocks are removed (Animations 14, 43)
    """, arguments: ["view", "superview", "window"])
  func spinner(way: String) throws {
    let scene = Scene()
    let log = Log(scene.stage)
    let inner = UIView()
    scene.view.addSubview(inner)
    let layer = way == "superview" ? inner.layer : scene.layer
    layer.add(spin(log.delegate("spin")), forKey: "spin")
    let fade = CABasicAnimation(\.shadowOpacity, from: 0, to: 1)
    fade.duration = 9
    fade.delegate = log.delegate("fade")
    layer.add(fade, forKey: "fade")
    UIView.animate(withDuration: 9) { scene.view.center.x = 300 }
    scene.stage.advance(to: 0.25)
    expectEqual(log.take(), ["spin starts", "fade starts"])
    leave(scene, way)
    scene.stage.advance(to: 0.5)
    expectTrue(log.take() == ["fade stops false"] && layer.animationKeys() == ["spin"])
    comeBack(scene, way)
    expectEqual(scene.film([2.625], on: layer) { $0.opacity }, [0.625])
    expectTrue(log.what.isEmpty)
  }

  @Test("keeps the stage from settling only while its layer is on the stage (Animations 43)")
  func settling() throws {
    let scene = Scene()
    scene.layer.add(spin(), forKey: "spin")
    scene.stage.advance(by: 0)
    expectTrue(!scene.stage.isSettled)
    scene.view.removeFromSuperview()
    expectEqual(try scene.stage.settle(), 0)
    scene.window.addSubview(scene.view)
    #expect(throws: SettleError.self) { try scene.stage.settle() }
    for _ in 1...2 {
      scene.view.removeFromSuperview()
      scene.window.addSubview(scene.view)
      scene.stage.advance(by: 1)
    }
    expectTrue(!scene.stage.isSettled)
    scene.layer.removeAnimation(forKey: "spin")
    scene.stage.advance(by: 0)
    expectTrue(scene.stage.isSettled)
  }

  @Test("stays with its last values when it has ended, here or away (Animations 14, 17, 43)")
  func finished() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    let fade = CABasicAnimation(\.opacity, from: 1, to: 0.25)
    (fade.duration, fade.fillMode, fade.isRemovedOnCompletion) = (1, .forwards, false)
    fade.delegate = log.delegate("fade")
    scene.layer.add(fade, forKey: "fade")
    scene.stage.advance(to: 0.5)
    scene.view.removeFromSuperview()
    expectEqual(try scene.stage.settle(), 0.5)
    expectEqual(log.lines, ["0.0 fade starts", "1.0 fade stops true"])
    for _ in 1...2 {
      scene.window.addSubview(scene.view)
      scene.stage.advance(by: 1)
      expectEqual(scene.opacity, 0.25)
      scene.view.removeFromSuperview()
      scene.stage.advance(by: 1)
    }
    expectEqual(log.what.count, 2)
    expectTrue(scene.stage.isSettled)
    scene.layer.removeAnimation(forKey: "fade")
    expectEqual(scene.opacity, 1)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("is released with its layer, which may be away, and is removed on another stage")
  func released() {
    let (scene, other) = (Scene(), Scene())
    let log = Log(scene.stage)
    weak var witness: CALayer?
    do {
      let view = UIView()
      scene.window.addSubview(view)
      view.layer.add(spin(log.delegate("it")), forKey: "it")
      scene.stage.advance(by: 0)
      view.removeFromSuperview()
      scene.stage.advance(by: 1)
      witness = view.layer
      expectEqual(view.layer.animationKeys(), ["it"])
    }
    expectTrue(witness == nil)
    scene.stage.advance(by: 1)
    expectTrue(log.take() == ["it starts", "it stops false"] && scene.stage.isSettled)
    scene.layer.add(spin(log.delegate("it")), forKey: "it")
    scene.stage.advance(by: 1)
    other.window.addSubview(scene.view)
    scene.stage.advance(by: 0)
    expectTrue(log.take() == ["it starts", "it stops false"] && scene.layer.animationKeys() == nil)
  }
}
