import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A window on a stage")
struct WindowTests {
  @Test(
    """
    fills the screen, is hidden until it is shown, and is added once, and in front; it is not the \
    key window any more when it leaves
    """)
  func fresh() {
    let stage = Stage(size: .tablet)
    let windows = (0..<3).map { _ in UIWindow(stage: stage) }
    let window = windows[0]
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 820, height: 1180))
    expectTrue(window.frame == stage.bounds && window.stage === stage)
    expectTrue(window.isHidden && !window.isKeyWindow)
    window.makeKeyAndVisible()
    expectTrue(!window.isHidden && window.isKeyWindow && stage.keyWindow === window)
    for window in windows { window.makeKeyAndVisible() }
    stage.add(windows[0])
    expectEqual(stage.windows, windows)
    stage.remove(windows[1])
    stage.remove(windows[1])
    expectTrue(stage.windows == [windows[0], windows[2]] && windows[1].stage == nil)
    expectTrue(stage.keyWindow === windows[2])
    stage.remove(windows[2])
    expectTrue(stage.keyWindow == nil)
  }

  @Test(
    """
    removes the animations of all its layers when it leaves, or moves to another stage, but not \
    when it returns within the turn (Animations 14)
    """)
  func leaving() {
    let (scene, other) = (Scene(), Scene())
    let log = Log(scene.stage)
    func move(to x: CGFloat, _ name: String, _ options: UIView.AnimationOptions = []) {
      UIView.animate(
        withDuration: 1, options: options, animations: { scene.view.center.x = x },
        completion: log.completion(name))
    }
    move(to: 300, "returns")
    scene.stage.advance(to: 0.5)
    scene.stage.remove(scene.window)
    scene.stage.add(scene.window)
    scene.stage.advance(to: 2)
    move(to: 100, "leaves")
    scene.stage.advance(to: 2.5)
    scene.stage.remove(scene.window)
    expectEqual(log.what, ["returns true"])
    scene.stage.advance(to: 5)
    expectEqual(log.lines, ["1.0 returns true", "2.5 leaves false"])
    expectEqual(scene.position.x, 100)
    expectTrue(scene.stage.isSettled)
    scene.stage.add(scene.window)
    move(to: 300, "moves", .repeat)
    scene.stage.advance(to: 6)
    other.stage.add(scene.window)
    expectTrue(scene.window.stage === other.stage && scene.stage.windows.isEmpty)
    scene.stage.advance(by: 0)
    other.stage.advance(by: 1)
    expectEqual(log.what.last, "moves false")
    expectTrue(scene.stage.isSettled)
    expectTrue(other.stage.isSettled)
    move(to: 0, "there", .curveLinear)
    other.stage.advance(by: 0.5)
    expectEqual(scene.position.x, 150)
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
    expectEqual(log.lines, ["1.0 first true", "1.0 other false"])
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
    var counts = [view.count]
    view.setNeedsLayout()
    other.stage.add(scene.window)
    for stage in [scene.stage, other.stage] {
      stage.advance(by: 0)
      counts.append(view.count)
    }
    expectEqual(counts, [1, 1, 2])
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
    expectEqual(scene.film([0.5], of: \.opacity), [0.5])
  }
}
