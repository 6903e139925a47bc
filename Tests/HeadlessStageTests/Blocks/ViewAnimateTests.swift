import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Expectations

@MainActor
@Suite("An animation block")
struct ViewAnimateTests {
  @Test("runs at once and sets the models at once (ViewAnimation 1, 21)")
  func atOnce() {
    let scene = Scene()
    var didRun = false
    UIView.animate(withDuration: 1, delay: 3) {
      didRun = true
      scene.view.alpha = 0
    }
    expectTrue(didRun)
    expectEqual(scene.view.alpha, 0)
    expectEqual(scene.opacity, 1)
  }

  // Rules: ViewAnimation 1, 18; ImplicitAnimations 11.
  @Test(
    "follows its curve exactly, ease-in-ease-out by default",
    arguments: [
      ([], 0.42, 0, 0.58, 1), (.curveEaseInOut, 0.42, 0, 0.58, 1), (.curveEaseIn, 0.42, 0, 1, 1),
      (.curveEaseOut, 0, 0, 0.58, 1), (.curveLinear, 0, 0, 1, 1),
    ] as [(UIView.AnimationOptions, Double, Double, Double, Double)])
  func curves(options: UIView.AnimationOptions, x1: Double, y1: Double, x2: Double, y2: Double) {
    let scene = Scene()
    UIView.animate(withDuration: 0.35, options: options) {
      scene.view.alpha = 0
      scene.view.center.x = 450
    }
    for step in 0..<70 {
      let time = 0.35 * Double(step) / 70
      scene.stage.advance(to: time)
      let progress = bezier(x1, y1, x2, y2, at: time / 0.35)
      expectTrue(isClose(scene.opacity, 1 - progress))
      expectTrue(isClose((scene.position.x - 50) / 400, progress))
    }
    scene.stage.advance(to: 0.35)
    expectEqual(scene.opacity, 0)
    expectEqual(scene.position.x, 450)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("has UIKit's option bits (ViewAnimation 18)")
  func bits() {
    let bits: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve,
    ]
    expectEqual(bits.map(\.rawValue), [1, 2, 4, 8, 16, 32, 64])
    expectEqual(UIView.AnimationOptions.overrideInheritedOptions.rawValue, 512)
    expectEqual(UIView.AnimationOptions.curveEaseInOut.rawValue, 0)
    expectEqual(UIView.AnimationOptions.curveEaseIn.rawValue, 0x10000)
    expectEqual(UIView.AnimationOptions.curveEaseOut.rawValue, 0x20000)
    expectEqual(UIView.AnimationOptions.curveLinear.rawValue, 0x30000)
  }

  @Test("shows the old values during a delay (ViewAnimation 4)")
  func delay() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      scene.view.alpha = 0
      scene.view.center.x = 150
    } completion: {
      log.completion("it")($0)
    }
    for (time, progress) in [(0, 0), (0.25, 0), (0.5, 0), (1, 0.5), (1.5, 1)] {
      scene.stage.advance(to: time)
      expectTrue(isClose(scene.opacity, 1 - progress))
      expectTrue(isClose(scene.position.x, 50 + 100 * progress))
    }
    expectEqual(log.times, [1.5])
  }

  @Test("without a duration changes at once and completes later in the instant (ViewAnimation 2)")
  func noLength() {
    for duration in [0, -1.0] {
      let scene = Scene()
      let log = Log(scene.stage)
      UIView.animate(
        withDuration: duration, delay: 3, animations: { scene.view.alpha = 0 },
        completion: log.completion("it"))
      expectEqual(scene.opacity, 0)
      expectTrue(log.what.isEmpty)
      scene.stage.advance(by: 0)
      expectEqual(log.entries, [Log.Entry(time: 0, what: "it true")])
      expectTrue(scene.issues.isEmpty)
    }
  }

  @Test("with nothing to animate does not wait (ViewAnimation 3)")
  func nothing() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1, animations: {}, completion: log.completion("empty"))
    UIView.animate(
      withDuration: 1, animations: { scene.view.alpha = 1 }, completion: log.completion("same"))
    UIView.animate(
      withDuration: 1, animations: { scene.view.tag = 1 }, completion: log.completion("other"))
    expectTrue(log.what.isEmpty)
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["empty true", "same true", "other true"])
    expectTrue(scene.stage.isSettled)
  }

  // Rules: ViewAnimation 3.
  @Test(
    "that repeats a running one on an additive property does not wait, or complete inside")
  func sameAgain() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1) { scene.view.center.x = 100 }
    scene.stage.advance(to: 0.5)
    UIView.animate(
      withDuration: 1, animations: { scene.view.center.x = 100 }, completion: log.completion("it"))
    expectTrue(log.what.isEmpty)
    scene.stage.advance(by: 0)
    expectEqual(log.entries, [Log.Entry(time: 0.5, what: "it true")])
    expectEqual(scene.layer.animationKeys(), ["position"])
  }

  @Test("completes on the stage whose views it changed, whichever stage runs")
  func ownStage() {
    let (scene, other) = (Scene(), Scene())
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 0, animations: { scene.view.alpha = 0 }, completion: log.completion("it"))
    other.stage.advance(to: 1)
    expectTrue(log.what.isEmpty)
    scene.stage.advance(to: 1)
    expectEqual(log.entries, [Log.Entry(time: 0, what: "it true")])
  }

  @Test(
    "animates UIKit's properties, and no others (ViewAnimation 6, 7; ImplicitAnimations 18)",
    arguments: [
      ("opacity", true), ("position", true), ("bounds.size", true), ("bounds.origin", true),
      ("transform", true), ("backgroundColor", true), ("anchorPoint", true),
      ("cornerRadius", true), ("shadowOpacity", true), ("borderWidth", false),
      ("borderColor", false), ("shadowColor", false), ("shadowOffset", false),
      ("shadowRadius", false), ("zPosition", false), ("hidden", false), ("masksToBounds", false),
    ])
  func properties(key: String, isAnimated: Bool) {
    let scene = Scene()
    let layer = scene.layer
    UIView.animate(withDuration: 1) {
      switch key {
      case "opacity": scene.view.alpha = 0
      case "position": scene.view.center.x = 0
      case "bounds.size": scene.view.bounds.size.width = 1
      case "bounds.origin": scene.view.bounds.origin.x = 1
      case "transform": scene.view.transform3D = CATransform3D(scaleX: 2, y: 2)
      case "backgroundColor": scene.view.backgroundColor = .white
      case "anchorPoint": layer.anchorPoint = .zero
      case "cornerRadius": layer.cornerRadius = 9
      case "shadowOpacity": layer.shadowOpacity = 0.5
      case "borderWidth": layer.borderWidth = 9
      case "borderColor": layer.borderColor = .white
      case "shadowColor": layer.shadowColor = .white
      case "shadowOffset": layer.shadowOffset = .zero
      case "shadowRadius": layer.shadowRadius = 9
      case "zPosition": layer.zPosition = 9
      case "hidden": scene.view.isHidden = true
      default: scene.view.clipsToBounds = true
      }
    }
    expectEqual(layer.animationKeys(), (isAnimated ? [key] : nil))
  }

  @Test("moves and resizes along a frame (ViewAnimation 9)")
  func frame() {
    let scene = Scene()
    UIView.animate(withDuration: 1, options: .curveLinear) {
      scene.view.frame = CGRect(x: 100, y: 0, width: 300, height: 100)
    }
    expectEqual(scene.layer.animationKeys(), ["position", "bounds.size"])
    scene.stage.advance(to: 0.5)
    expectEqual(scene.shown.frame, CGRect(x: 50, y: 0, width: 200, height: 100))
  }

  @Test("repeats endlessly, and completes only when removed (ViewAnimation 20)")
  func repeats() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1, options: [.repeat, .curveLinear]) {
      scene.view.alpha = 0
    } completion: {
      log.completion("it")($0)
    }
    scene.stage.advance(to: 7.25)
    expectTrue(isClose(scene.opacity, 0.75))
    expectTrue(log.what.isEmpty)
    scene.layer.removeAllAnimations()
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["it false"])
  }

  // Rules: ViewAnimation 20, 21.
  @Test("that only autoreverses runs forward and back once, and jumps to the model")
  func autoreverse() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1, options: [.autoreverse, .curveLinear]) {
      scene.view.center.x = 150
    } completion: {
      log.completion("it")($0)
    }
    let film = [0.5, 1, 1.5, 1.75, 2].map { time in
      scene.stage.advance(to: time)
      return scene.position.x
    }
    expectEqual(film, [100, 150, 100, 75, 150])
    expectEqual(log.times, [2])
  }

  @Test("lays out at its end on request, so that subviews move along (ViewAnimation 19)")
  func layoutSubviews() {
    final class Column: UIView {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() { child.center.x = bounds.width }
    }
    for options in [UIView.AnimationOptions.curveLinear, [.curveLinear, .layoutSubviews]] {
      let scene = Scene()
      let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      column.addSubview(column.child)
      scene.window.addSubview(column)
      scene.stage.advance(by: 0)
      UIView.animate(withDuration: 1, options: options) {
        column.frame.size.width = 200
      }
      scene.stage.advance(to: 0.5)
      let movesAlong = options.contains(.layoutSubviews)
      expectEqual(column.child.center.x, 200)
      expectEqual(column.child.layer.presentationProperties.position.x, (movesAlong ? 150 : 200))
    }
  }

  @Test("runs its completion outside any block (ViewAnimation 38)")
  func completionContext() {
    let scene = Scene()
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
    } completion: { _ in
      expectEqual(UIView.inheritedAnimationDuration, 0)
      scene.view.center.x = 300
    }
    UIView.animate(withDuration: 9) { scene.stage.advance(to: 1) }
    expectTrue(scene.layer.animationKeys() == nil)
    expectEqual(scene.position.x, 300)
  }
}
