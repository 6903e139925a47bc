import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("The release")
struct LifetimeTests {
  private final class Token {}

  /// Adds all kinds of animations to a view at once.
  private func animate(_ view: UIView, holding token: Token, delegate: LoggingAnimationDelegate) {
    UIView.animate(withDuration: 1) {
      view.center.x += 100
      view.alpha = 0
    } completion: { _ in
      _ = token
      delegate.animationDidStop(CABasicAnimation(), finished: false)
    }
    UIView.animate(withDuration: 1, options: .repeat) { view.backgroundColor = .white }
    let explicit = CABasicAnimation(\.cornerRadius, from: 0, to: 1)
    explicit.duration = 1
    explicit.delegate = delegate
    view.layer.add(explicit, forKey: "explicit")
    explicit.isRemovedOnCompletion = false
    explicit.duration = 0.1
    view.layer.add(explicit, forKey: "kept")
  }

  @Test("of a stage in the middle of animations releases all objects, and runs no callback")
  func stage() {
    weak var stage: Stage?
    weak var window: UIWindow?
    weak var layer: CALayer?
    weak var token: Token?
    weak var delegate: LoggingAnimationDelegate?
    let bystander = Scene()
    let log = Log(bystander.stage)
    do {
      let scene = Scene()
      let (held, witness) = (Token(), log.delegate("it"))
      (stage, window, layer) = (scene.stage, scene.window, scene.layer)
      (token, delegate) = (held, witness)
      animate(scene.view, holding: held, delegate: witness)
      scene.stage.perform(afterDelay: 3) { _ = held }
      scene.stage.advance(to: 0.5)
      scene.stage.perform { _ = held }
    }
    let objects: [AnyObject?] = [stage, window, layer, token, delegate]
    expectTrue(objects.allSatisfy { $0 == nil })
    bystander.stage.advance(by: 5)
    expectEqual(log.what, ["it starts", "it starts", "it stops true"])
  }

  @Test("of an animation in no window is told on the stage that runs, also if the main one is made")
  nonisolated func mainStage() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (scene, log, lost) = (Scene(), Log(), UIView())
      let fade = CABasicAnimation(\.opacity, from: 0, to: 1)
      fade.delegate = log.delegate("it")
      scene.stage.perform {
        lost.layer.add(fade, forKey: nil)
        expectTrue(Stage.main !== scene.stage)
      }
      scene.stage.advance(by: 0)
      exit(log.what == ["it stops false"] ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("of a stage leaves views that outlive it at their models")
  func survivors() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    weak var token: Token?
    let log: Log
    do {
      let scene = Scene()
      log = Log(scene.stage)
      let held = Token()
      token = held
      scene.window.addSubview(view)
      scene.stage.advance(by: 0)
      animate(view, holding: held, delegate: log.delegate("it"))
      scene.stage.advance(to: 0.5)
      expectTrue(view.layer.presentationProperties != view.layer.properties)
    }
    // The log retains the stage, but not the stage's windows; now the view moves to another stage.
    let other = Scene()
    other.window.addSubview(view)
    other.stage.advance(by: 1)
    view.layer.removeAllAnimations()
    expectEqual(view.layer.presentationProperties, view.layer.properties)
    expectTrue(other.stage.isSettled)
    _ = (log, token)
  }

  @Test("of a stage, but not of its window, leaves no motion behind")
  func orphanedWindow() {
    let window: UIWindow
    let view = UIView()
    weak var token: Token?
    do {
      let stage = Stage()
      window = UIWindow(stage: stage)
      window.addSubview(view)
      stage.advance(by: 0)
      let held = Token()
      token = held
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        _ = held
      }
      stage.advance(to: 0.5)
    }
    expectTrue(window.stage == nil)
    expectEqual(view.layer.presentationProperties.opacity, 0)
    view.layer.removeAllAnimations()
    expectTrue(view.layer.animationKeys() == nil && token == nil)
    let other = Stage()
    other.add(window)
    UIView.animate(withDuration: 1, options: .curveLinear) { view.alpha = 1 }
    other.advance(to: 0.5)
    expectEqual(view.layer.presentationProperties.opacity, 0.5)
  }

  @Test("of a layer ends its animations with false (Animations 14)", arguments: [false, true])
  func layer(afterCommit: Bool) {
    let scene = Scene()
    let log = Log(scene.stage)
    weak var layer: CALayer?
    do {
      let held = scene.standaloneLayer()
      layer = held
      let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
      animation.duration = 1
      animation.delegate = log.delegate("it")
      held.add(animation, forKey: nil)
      if afterCommit { scene.stage.advance(to: 0.5) }
      held.removeFromSuperlayer()
    }
    // A layer with animations is retained until the turn in which it is outside its window.
    scene.stage.advance(to: 5)
    expectTrue(layer == nil && scene.stage.isSettled)
    expectEqual(log.what, (afterCommit ? ["it starts"] : []) + ["it stops false"])
  }

  @Test("of a view in a block leaves the other views of the block moving")
  func oneOfMany() {
    let scene = Scene()
    let log = Log(scene.stage)
    weak var released: UIView?
    do {
      let view = UIView()
      released = view
      scene.window.addSubview(view)
      UIView.animate(withDuration: 1, options: .curveLinear) {
        view.alpha = 0
        scene.view.alpha = 0
      } completion: {
        log.completion("it")($0)
      }
      scene.stage.advance(to: 0.25)
      view.removeFromSuperview()
    }
    expectTrue(released == nil)
    expectEqual(scene.film([0.5, 5], of: \.opacity), [0.5, 0])
    expectEqual(log.lines, ["1.0 it false"])
  }

  @Test("of a layer is not held up by work that is dropped at an endless instant")
  func lostWork() {
    let scene = Scene()
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    if let view { scene.window.addSubview(view) }
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1) { view?.center.x = 50 }
    scene.stage.advance(by: 0.1)
    // The removal of the animations of a view that has left is work for the same instant.
    scene.stage.diagnostics.handler = { _ in view?.removeFromSuperview() }
    func again() { Timeline.current?.perform(again) }
    again()
    scene.stage.advance(by: 0)
    expectEqual(scene.issues.count, 1)
    expectTrue(view?.superview == nil && view?.layer.animationKeys() == nil)
    weak let layer = view?.layer
    view = nil
    expectTrue(layer == nil)
    scene.stage.advance(by: 0)
    expectTrue(scene.stage.isSettled)
  }

  @Test("includes all objects that an ended animation retained")
  func ended() throws {
    let scene = Scene()
    weak var token: Token?
    weak var delegate: LoggingAnimationDelegate?
    do {
      let (held, witness) = (Token(), Log(scene.stage).delegate("it"))
      (token, delegate) = (held, witness)
      UIView.animate(withDuration: 1) {
        scene.view.alpha = 0
      } completion: { _ in
        _ = held
      }
      let animation = CABasicAnimation(\.cornerRadius, from: 0, to: 1)
      animation.delegate = witness
      scene.layer.add(animation, forKey: nil)
    }
    expectTrue(token != nil && delegate != nil)
    try scene.stage.settle()
    expectTrue(token == nil && delegate == nil)
  }

  @Test("of the stage inside one of its own completions does no harm")
  func insideCompletion() {
    var scene: Scene? = Scene()
    let log = Log(Stage())
    if let scene {
      UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    }
    weak let stage = scene?.stage
    stage?.perform(afterDelay: 0.5) {
      scene = nil
      log.note("gone")
    }
    stage?.advance(to: 3)
    expectTrue(log.what == ["gone"] && stage == nil)
  }
}
