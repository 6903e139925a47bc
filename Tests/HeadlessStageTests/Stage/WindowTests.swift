import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Expectations

@MainActor
@Suite("A window on a stage")
struct WindowTests {
  @Test("fills the screen, and is hidden until it is shown")
  func fresh() {
    let stage = Stage(size: Stage.tablet)
    let window = UIWindow(stage: stage)
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 820, height: 1180))
    expectEqual(window.frame, stage.bounds)
    expectTrue(window.isHidden)
    expectTrue(window.stage === stage)
    expectTrue(!window.isKeyWindow)
    window.makeKeyAndVisible()
    expectTrue(!window.isHidden)
    expectTrue(window.isKeyWindow)
    expectTrue(stage.keyWindow === window)
  }

  @Test("is added once, and in front")
  func adding() {
    let stage = Stage()
    let windows = (0..<3).map { _ in UIWindow(stage: stage) }
    stage.add(windows[0])
    expectEqual(stage.windows, windows)
    stage.remove(windows[1])
    stage.remove(windows[1])
    expectEqual(stage.windows, [windows[0], windows[2]])
    expectTrue(windows[1].stage == nil)
  }

  @Test("is not the key window any more when it leaves")
  func key() {
    let stage = Stage()
    let (first, second) = (UIWindow(stage: stage), UIWindow(stage: stage))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    expectTrue(stage.keyWindow === second)
    stage.remove(first)
    expectTrue(stage.keyWindow === second)
    stage.remove(second)
    expectTrue(stage.keyWindow == nil)
  }

  @Test("removes the animations of all its layers when it leaves (Animations 14)")
  func leaving() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, animations: { scene.view.center.x = 300 }, completion: log.completion("it"))
    scene.stage.advance(to: 0.5)
    scene.stage.remove(scene.window)
    expectTrue(log.what.isEmpty)
    scene.stage.advance(to: 5)
    expectEqual(log.entries, [Log.Entry(time: 0.5, what: "it false")])
    expectTrue(scene.layer.animationKeys() == nil)
    expectEqual(scene.position.x, 300)
    expectTrue(scene.stage.isSettled)
  }

  @Test("loses its animations when it moves to another stage (Animations 14)")
  func moving() {
    let (scene, other) = (Scene(), Scene())
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, options: .repeat, animations: { scene.view.center.x = 300 },
      completion: log.completion("it"))
    scene.stage.advance(to: 0.5)
    other.stage.add(scene.window)
    expectTrue(scene.window.stage === other.stage)
    expectTrue(scene.stage.windows.isEmpty)
    scene.stage.advance(by: 0)
    other.stage.advance(by: 1)
    expectEqual(log.what, ["it false"])
    expectTrue(scene.stage.isSettled)
    expectTrue(other.stage.isSettled)
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.center.x = 0 }
    other.stage.advance(by: 0.5)
    expectEqual(scene.position.x, 150)
  }

  @Test("keeps its animations when it returns within the turn (Animations 14)")
  func back() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, animations: { scene.view.alpha = 0 }, completion: log.completion("it"))
    scene.stage.advance(to: 0.5)
    scene.stage.remove(scene.window)
    scene.stage.add(scene.window)
    scene.stage.advance(to: 5)
    expectEqual(log.entries, [Log.Entry(time: 1, what: "it true")])
  }

  @Test("can leave within a completion")
  func leavingInCompletion() {
    let scene = Scene()
    let log = Log(scene.stage)
    let other = UIWindow(stage: scene.stage)
    let view = UIView()
    other.addSubview(view)
    UIView.animate(withDuration: 2) {
      view.alpha = 0
    } completion: {
      log.completion("other")($0)
    }
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
    } completion: { finished in
      log.completion("first")(finished)
      scene.stage.remove(other)
      view.removeFromSuperview()
    }
    scene.stage.advance(to: 5)
    expectEqual(log.what, ["first true", "other false"])
    expectEqual(log.times, [1, 1])
  }

  @Test("is laid out when it is added to the stage")
  func layout() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let (scene, other) = (Scene(), Scene())
    let view = Counting()
    scene.window.addSubview(view)
    scene.stage.advance(by: 0)
    expectEqual(view.count, 1)
    view.setNeedsLayout()
    other.stage.add(scene.window)
    scene.stage.advance(by: 0)
    expectEqual(view.count, 1)
    other.stage.advance(by: 0)
    expectEqual(view.count, 2)
  }

  @Test("has the clock of its stage only")
  func clocks() {
    let (scene, other) = (Scene(), Scene())
    UIView.animate(withDuration: 1, options: .curveLinear) {
      scene.view.alpha = 0
    }
    other.stage.advance(to: 7)
    expectEqual(scene.opacity, 1)
    expectTrue(!scene.stage.isSettled)
    scene.stage.advance(to: 0.5)
    expectEqual(scene.opacity, 0.5)
  }
}
