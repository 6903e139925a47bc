import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("An animation block")
struct ViewAnimateTests {
  @Test("runs at once, sets the models at once, and shows the old values during a delay")
  func atOnce() {
    // Rules: ViewAnimation 1, 4, 21.
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      log.note("runs")
      scene.view.alpha = 0
      scene.view.center.x = 150
    } completion: {
      log.completion("it")($0)
    }
    expectEqual(scene.view.alpha, 0)
    expectEqual(scene.view.center.x, 150)
    expectNear(
      scene.table([0, 0.25, 0.5, 1, 1.5]) { [$0.opacity, $0.position.x] },
      [[1, 50], [1, 50], [1, 50], [0.5, 100], [0, 150]])
    expectEqual(log.lines, ["0.0 runs", "1.5 it true"])
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
    let times = (0...70).map { 0.35 * Double($0) / 70 }
    let progress = times.map { bezier(x1, y1, x2, y2, at: $0 / 0.35) }
    expectNear(
      scene.table(times) { [1 - $0.opacity, ($0.position.x - 50) / 400] },
      progress.map { [$0, $0] })
    expectEqual(scene.opacity, 0)
    expectEqual(scene.position.x, 450)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("has UIKit's option bits (ViewAnimation 18)")
  func bits() {
    let bits: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    expectEqual(
      bits.map(\.rawValue), [1, 2, 4, 8, 16, 32, 64, 512, 0, 0x10000, 0x20000, 0x30000])
  }

  @Test(
    """
    without a duration, or with nothing new to animate, does not wait, and completes later in the \
    instant (ViewAnimation 2, 3)
    """)
  func nothing() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1) { scene.view.center.x = 100 }
    scene.stage.advance(to: 0.5)
    for (name, duration, change) in [
      ("empty", 1, {}), ("same", 1, { scene.view.alpha = 1 }), ("other", 1, { scene.view.tag = 1 }),
      ("again", 1, { scene.view.center.x = 100 }), ("zero", 0, { scene.view.alpha = 0 }),
      ("negative", -1, { scene.view.bounds.size.width = 9 }),
    ] as [(String, Double, () -> Void)] {
      UIView.animate(
        withDuration: duration, delay: 3 * (1 - abs(duration)), animations: change,
        completion: log.completion(name))
    }
    expectTrue(log.what.isEmpty)
    expectEqual(scene.opacity, 0)
    expectEqual(scene.shown.bounds.width, 9)
    scene.stage.advance(by: 0)
    expectEqual(
      log.lines, ["empty", "same", "other", "again", "zero", "negative"].map { "0.5 \($0) true" })
    expectTrue(scene.layer.animationKeys() == ["position"] && scene.issues.isEmpty)
  }

  @Test("completes on the stage whose views it changed, outside any block (ViewAnimation 38)")
  func ownStage() {
    let (scene, other) = (Scene(), Scene())
    let log = Log(scene.stage)
    UIView.animate(withDuration: 0) {
      scene.view.alpha = 0
    } completion: {
      log.completion("it")($0)
      scene.view.center.x = 300 + UIView.inheritedAnimationDuration
    }
    other.stage.advance(to: 1)
    expectTrue(log.what.isEmpty)
    UIView.animate(withDuration: 9) { scene.stage.advance(to: 1) }
    expectEqual(log.lines, ["0.0 it true"])
    expectTrue(scene.layer.animationKeys() == nil)
    expectEqual(scene.position.x, 300)
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

  // Rules: ViewAnimation 20, 21.
  @Test(
    """
    repeats endlessly, and completes only when removed; that only autoreverses runs forward and \
    back once, and jumps to the model
    """)
  func repeats() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1, options: [.repeat, .curveLinear]) {
      scene.view.alpha = 0
    } completion: {
      log.completion("repeating")($0)
    }
    UIView.animate(withDuration: 1, options: [.autoreverse, .curveLinear]) {
      scene.view.center.x = 150
    } completion: {
      log.completion("returning")($0)
    }
    let xs = scene.film([0.5, 1, 1.5, 1.75, 2]) { $0.position.x }
    expectEqual(xs, [100, 150, 100, 75, 150])
    expectNear(scene.film([7.25], of: \.opacity), [0.75])
    scene.layer.removeAllAnimations()
    scene.stage.advance(by: 0)
    expectEqual(log.lines, ["2.0 returning true", "7.25 repeating false"])
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
}
