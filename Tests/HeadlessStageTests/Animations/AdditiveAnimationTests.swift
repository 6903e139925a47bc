import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("Animation blocks on one property")
struct AdditiveAnimationTests {
  @Test(
    "add up where they can: the first continues and finishes with true (ViewAnimation 6, 10, 11)")
  func addUp() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, animations: { scene.view.center.x = 150 },
      completion: log.completion("first"))
    scene.stage.advance(to: 0.5)
    let shown = scene.position
    UIView.animate(
      withDuration: 1, animations: { scene.view.center.x = 50 },
      completion: log.completion("second")
    )
    expectEqual(scene.position, shown)
    expectEqual(scene.layer.animationKeys(), ["position", "position-2"])
    for time in [0.5, 0.6, 0.75, 0.9, 1, 1.2, 1.49] {
      scene.stage.advance(to: time)
      let first = -100 * (1 - easeInOut(at: min(time, 1)))
      let second = 100 * (1 - easeInOut(at: time - 0.5))
      expectTrue(isClose(scene.position.x, 50 + first + second))
    }
    scene.stage.advance(to: 2)
    expectEqual(log.what, ["first true", "second true"])
    expectEqual(log.times, [1, 1.5])
    expectEqual(scene.position.x, 50)
  }

  @Test("keep their velocity when one takes over from another (ViewAnimation 11)")
  func smooth() {
    let scene = Scene()
    UIView.animate(withDuration: 1) { scene.view.center.x = 150 }
    scene.stage.advance(to: 0.5 - 1e-5)
    let before = scene.position.x
    scene.stage.advance(to: 0.5)
    let middle = scene.position.x
    UIView.animate(withDuration: 1) { scene.view.center.x = -300 }
    scene.stage.advance(to: 0.5 + 1e-5)
    expectTrue(isClose((middle - before) / 1e-5, Double((scene.position.x - middle) / 1e-5), 0.1))
  }

  @Test(
    "add up for position, bounds, affine transforms and corner radius (ViewAnimation 6)",
    arguments: ["position", "bounds.origin", "bounds.size", "transform", "cornerRadius"])
  func additiveProperties(key: String) {
    let scene = Scene()
    for factor in 2...4 {
      UIView.animate(withDuration: 1) {
        let number = CGFloat(factor)
        switch key {
        case "position": scene.view.center.x = number
        case "bounds.origin": scene.view.bounds.origin.y = number
        case "bounds.size": scene.view.bounds.size.height = number
        case "transform": scene.view.transform3D = CATransform3D(scaleX: number, y: number)
        default: scene.layer.cornerRadius = number
        }
      }
    }
    expectEqual(scene.layer.animationKeys(), [key, "\(key)-2", "\(key)-3"])
  }

  @Test(
    "replace each other elsewhere: the first ends with false (ViewAnimation 6, 12)",
    arguments: ["opacity", "backgroundColor", "anchorPoint", "transform"])
  func replace(key: String) {
    let scene = Scene()
    let log = Log(scene.stage)
    var perspective = CATransform3D.identity
    for step in 1...2 {
      perspective.m34 = -1 / CGFloat(100 * step)
      UIView.animate(withDuration: 1) {
        switch key {
        case "opacity": scene.view.alpha = 1 / CGFloat(1 + step)
        case "backgroundColor": scene.view.backgroundColor = UIColor(white: Double(step) / 2)
        case "anchorPoint": scene.layer.anchorPoint.x = CGFloat(step)
        default: scene.view.transform3D = perspective
        }
      } completion: {
        log.completion("\(step)")($0)
      }
      scene.stage.advance(by: 0.5)
    }
    expectEqual(scene.layer.animationKeys(), [key])
    scene.stage.advance(by: 5)
    expectEqual(log.what, ["1 false", "2 true"])
    expectEqual(log.times, [0.5, 1.5])
  }

  @Test("start anew from the model, or on request from the presentation value (ViewAnimation 12)")
  func beginFromCurrentState() {
    for (options, start) in [
      (UIView.AnimationOptions.curveLinear, 0.0), ([.curveLinear, .beginFromCurrentState], 0.5),
    ] {
      let scene = Scene()
      UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.alpha = 0 }
      scene.stage.advance(to: 0.5)
      UIView.animate(withDuration: 1, options: options) { scene.view.alpha = 1 }
      expectTrue(isClose(scene.opacity, start))
      scene.stage.advance(to: 1)
      expectTrue(isClose(scene.opacity, (start + 1) / 2))
      scene.stage.advance(to: 1.5)
      expectEqual(scene.opacity, 1)
    }
  }

  @Test("add up equally with and without beginFromCurrentState (ViewAnimation 13)")
  func currentStateOfAdditive() {
    var films: [[CGFloat]] = []
    for options in [UIView.AnimationOptions.curveEaseInOut, .beginFromCurrentState] {
      let scene = Scene()
      UIView.animate(withDuration: 1) { scene.view.center.x = 150 }
      scene.stage.advance(to: 0.5)
      UIView.animate(withDuration: 1, options: options) { scene.view.center.x = 0 }
      films.append(
        (0..<20).map { _ in
          scene.stage.advance(by: 0.0625)
          return scene.position.x
        })
    }
    expectEqual(films[0], films[1])
  }

  @Test("do not add up when one repeats: the first is removed (ViewAnimation 14)")
  func repeating() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, options: .repeat, animations: { scene.view.center.x = 150 },
      completion: log.completion("repeating"))
    scene.stage.advance(to: 0.5)
    UIView.animate(withDuration: 1) { scene.view.center.x = 50 }
    expectEqual(scene.layer.animationKeys(), ["position"])
    scene.stage.advance(to: 5)
    expectEqual(log.entries, [Log.Entry(time: 0.5, what: "repeating false")])
    expectTrue(scene.stage.isSettled)
  }

  // Rules: ViewAnimation 14; Animations 42.
  @Test("do not add up on top of an absolute animation, which stays below")
  func foreign() {
    let scene = Scene()
    let log = Log(scene.stage)
    let absolute = CABasicAnimation(\.position, from: .zero, to: .zero)
    absolute.duration = 2
    absolute.delegate = log.delegate("foreign")
    scene.layer.add(absolute, forKey: "mine")
    UIView.animate(withDuration: 1, options: .curveLinear) {
      scene.view.center = CGPoint(x: 250, y: 50)
    }
    scene.stage.advance(to: 0.5)
    expectEqual(scene.position, CGPoint(x: 150, y: 50))
    scene.stage.advance(to: 1.5)
    expectEqual(scene.position, .zero)
    scene.stage.advance(to: 3)
    expectEqual(log.what, ["foreign starts", "foreign stops true"])
  }

  @Test(
    "replace an app's animation under the property's own key (ViewAnimation 14; Animations 2)")
  func foreignKey() {
    let scene = Scene()
    let log = Log(scene.stage)
    let absolute = CABasicAnimation(\.position, from: .zero, to: .zero)
    absolute.delegate = log.delegate("foreign")
    scene.layer.add(absolute, forKey: "position")
    UIView.animate(withDuration: 1) { scene.view.center.x = 250 }
    expectEqual(scene.layer.animationKeys(), ["position"])
    scene.stage.advance(to: 2)
    expectEqual(log.what, ["foreign stops false"])
  }

  // Rules: ViewAnimation 15, 17; ImplicitAnimations 17.
  @Test("are not stopped by a block without duration, which shifts the motion")
  func jump() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, options: .curveLinear, animations: { scene.view.center.x = 150 },
      completion: log.completion("it"))
    scene.stage.advance(to: 0.5)
    UIView.animate(withDuration: 0) { scene.view.center.x = 250 }
    expectEqual(scene.position.x, 200)
    scene.view.center.x = 350
    expectEqual(scene.position.x, 300)
    scene.stage.advance(to: 0.75)
    expectEqual(scene.position.x, 325)
    scene.stage.advance(to: 1)
    expectEqual(scene.position.x, 350)
    expectEqual(log.what, ["it true"])
  }

  @Test(
    "hide a change of the model until their end where they do not add up (ImplicitAnimations 17)")
  func hidden() {
    let scene = Scene()
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.alpha = 0 }
    scene.stage.advance(to: 0.5)
    scene.view.alpha = 0.9
    expectTrue(isClose(scene.opacity, 0.5))
    scene.stage.advance(to: 1)
    expectTrue(isClose(scene.opacity, 0.9))
  }

  @Test("go from the old transform to the new, however they are composed (Animations 9)")
  func transforms() {
    let scene = Scene()
    let old = CATransform3D(rotationAngle: 0.4, x: 0, y: 0, z: 1).scaledBy(x: 2, y: 1)
    let new = CATransform3D(translationX: 30, y: 5).rotated(by: -1, x: 0, y: 0, z: 1)
    scene.view.transform3D = old
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1) { scene.view.transform3D = new }
    for (time, expected) in [(0.0, old), (1.0, new)] {
      scene.stage.advance(to: time)
      let shown = scene.shown.transform
      expectTrue(isClose(shown.m11, Double(expected.m11)))
      expectTrue(isClose(shown.m12, Double(expected.m12)))
      expectTrue(isClose(shown.m41, Double(expected.m41)))
    }
  }

  @Test("animate from and to a scale of zero, to which a scale cannot be added")
  func singular() {
    let scene = Scene()
    UIView.animate(withDuration: 1, options: .curveLinear) {
      scene.view.transform3D = CATransform3D(scaleX: 0, y: 0)
    }
    scene.stage.advance(to: 0.5)
    expectTrue(scene.shown.transform.isFinite)
    scene.stage.advance(to: 1)
    expectEqual(scene.shown.transform, CATransform3D(scaleX: 0, y: 0))
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.transform3D = .identity }
    scene.stage.advance(to: 1.5)
    expectTrue(scene.shown.transform.isFinite)
    scene.stage.advance(to: 2)
    expectEqual(scene.shown.transform, .identity)
  }

  @Test("in any number leave the model exactly at the value that was set", arguments: 0..<10)
  func many(seed: Int) throws {
    let scene = Scene()
    let log = Log(scene.stage)
    var numbers = SeededGenerator(seed: UInt64(seed))
    var expected = 0
    for _ in 0..<30 {
      let x = CGFloat.random(in: -500...500, using: &numbers)
      let before = scene.position
      UIView.animate(
        withDuration: .random(in: 0.1...1, using: &numbers),
        animations: { scene.view.center.x = x },
        completion: { expectTrue($0) })
      expected += 1
      // The takeover makes no jump.
      expectTrue(isClose(scene.position.x, Double(before.x), 1e-9))
      scene.stage.advance(by: .random(in: 0...0.3, using: &numbers))
    }
    try scene.stage.settle()
    expectEqual(scene.position, scene.view.center)
    expectTrue(scene.layer.animationKeys() == nil)
    expectTrue(log.what.isEmpty)
  }
}
