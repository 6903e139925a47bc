import Foundation
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@testable import HeadlessStage

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
    let times = [0.5, 0.6, 0.75, 0.9, 1, 1.2, 1.49, 2]
    let expected = times.map { time in
      -50 + 100 * easeInOut(at: min(time, 1)) + 100 * (1 - easeInOut(at: min(time - 0.5, 1)))
    }
    expectNear(scene.film(times) { $0.position.x }, expected)
    expectEqual(log.lines, ["1.0 first true", "1.5 second true"])
  }

  private final class Counted: Sequence, IteratorProtocol {
    private var numbers: ArraySlice<Int>
    private(set) var steps = 0

    init(_ numbers: [Int]) { self.numbers = numbers[...] }

    func next() -> Int? {
      steps += 1
      return numbers.popFirst()
    }
  }

  @Test(
    "have the lowest number that is free, which is found in one pass over the others",
    arguments: [
      ([], 1), ([1, 2, 3], 4), ([3, 2, 1], 4), ([2, 3], 1), ([1, 5, 3], 2), ([1, 1, 900], 2),
      (Array(1...2_000).reversed(), 2_001),
    ] as [([Int], Int)])
  func numbers(taken: [Int], free: Int) {
    let counted = Counted(taken)
    expectEqual(LayerAnimations.lowestNumber(outOf: counted, count: taken.count), free)
    expectEqual(counted.steps, taken.count + 1)
  }

  @Test("keep clear of the keys that the app has chosen, and take one that is free again")
  func chosenKeys() {
    let scene = Scene()
    func move() { UIView.animate(withDuration: 1) { scene.view.center.x += 1 } }
    func add(_ key: String) {
      let fade = CABasicAnimation(\.opacity, from: 0, to: 1)
      fade.duration = 1
      scene.layer.add(fade, forKey: key)
    }
    for key in ["position-2", "position-03", "position-", "position.x", "positions"] { add(key) }
    for _ in 1...3 { move() }
    let chosen = ["position-2", "position-03", "position-", "position.x", "positions"]
    expectEqual(scene.layer.animationKeys(), chosen + ["position", "position-3", "position-4"])
    scene.layer.removeAnimation(forKey: "position-3")
    move()
    expectEqual(scene.layer.animationKeys(), chosen + ["position", "position-4", "position-3"])
  }

  @Test(
    "add up for position, bounds, affine transforms and corner radius (ViewAnimation 6)",
    arguments: ["position", "bounds.origin", "bounds.size", "transform", "depth", "cornerRadius"])
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
        // A scale of depth, too, as in the tests of motion-animator.
        case "depth": scene.view.transform3D = CATransform3D(scaleX: number, y: number, z: number)
        default: scene.layer.cornerRadius = number
        }
      }
    }
    let name = key == "depth" ? "transform" : key
    expectEqual(scene.layer.animationKeys(), [name, "\(name)-2", "\(name)-3"])
  }

  @Test("get the lowest free numbers in their keys (ViewAnimation 10)")
  func numbers() {
    let scene = Scene()
    func move() { UIView.animate(withDuration: 1) { scene.view.center.x += 1 } }
    for _ in 1...5 { move() }
    for number in [2, 4] { scene.layer.removeAnimation(forKey: "position-\(number)") }
    scene.layer.add(CABasicAnimation(\.opacity, from: 0, to: 1), forKey: "position-6")
    for _ in 1...3 { move() }
    expectEqual(
      scene.layer.animationKeys(),
      [
        "position", "position-3", "position-5", "position-6", "position-2", "position-4",
        "position-7",
      ])
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
    expectEqual(log.lines, ["0.5 1 false", "1.5 2 true"])
  }

  @Test(
    """
    start anew from the model, or on request from the presentation value; where they add up, \
    they look the same either way (ViewAnimation 12, 13)
    """)
  func beginFromCurrentState() {
    for (options, film) in [
      (UIView.AnimationOptions.curveLinear, [[0.0, 100], [0.5, 75], [1, 0]]),
      ([.curveLinear, .beginFromCurrentState], [[0.5, 100], [0.75, 75], [1, 0]]),
    ] {
      let scene = Scene()
      for (alpha, x) in [(0.0, 150.0), (1, 0)] {
        UIView.animate(withDuration: 1, options: alpha == 0 ? .curveLinear : options) {
          scene.view.alpha = alpha
          scene.view.center.x = x
        }
        scene.stage.advance(to: 0.5)
      }
      expectNear(scene.table([0.5, 1, 1.5]) { [$0.opacity, Double($0.position.x)] }, film)
    }
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
    expectTrue(log.lines == ["0.5 repeating false"] && scene.stage.isSettled)
  }

  @Test(
    """
    do not add up on top of an absolute animation, which stays below, and replace it under the \
    property's own key (ViewAnimation 14; Animations 2, 42)
    """)
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
    expectEqual(scene.positions([0.5, 1.5]), [CGPoint(x: 150, y: 50), .zero])
    scene.layer.add(absolute, forKey: "position")
    UIView.animate(withDuration: 1) { scene.view.center.x = 350 }
    expectEqual(scene.layer.animationKeys(), ["mine", "position"])
    scene.stage.advance(to: 3)
    expectEqual(
      log.lines, ["0.0 foreign starts", "1.5 foreign stops false", "2.0 foreign stops true"])
  }

  // Rules: ViewAnimation 15, 17; ImplicitAnimations 17.
  @Test(
    """
    are not stopped by a block without duration, which shifts the motion; where they do not add \
    up, they hide a change of the model until their end
    """)
  func jump() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        scene.view.center.x = 150
        scene.view.alpha = 0
      }, completion: log.completion("it"))
    scene.stage.advance(to: 0.5)
    UIView.animate(withDuration: 0) { scene.view.center.x = 250 }
    expectEqual(scene.position.x, 200)
    scene.view.center.x = 350
    scene.view.alpha = 0.9
    expectEqual(scene.position.x, 300)
    expectNear(scene.opacity, 0.5)
    expectEqual(scene.film([0.75, 1]) { $0.position.x }, [325, 350])
    expectNear(scene.opacity, 0.9)
    expectEqual(log.what, ["it true"])
  }

  // Rules: Animations 9.
  @Test("go from the old transform to the new, however they are composed, from and to a scale of 0")
  func transforms() {
    let old = CATransform3D(rotationAngle: 0.4, x: 0, y: 0, z: 1).scaledBy(x: 2, y: 1)
    let new = CATransform3D(translationX: 30, y: 5).rotated(by: -1, x: 0, y: 0, z: 1)
    // Nothing can be added to a scale of zero.
    let singular = CATransform3D(scaleX: 0, y: 0)
    for (old, new) in [(old, new), (.identity, singular), (singular, .identity)] {
      let scene = Scene()
      scene.view.transform3D = old
      scene.stage.advance(by: 0)
      UIView.animate(withDuration: 1) { scene.view.transform3D = new }
      scene.stage.advance(to: 0.5)
      expectTrue(scene.shown.transform.isFinite)
      for (time, expected) in [(0.0, old), (1.0, new)] {
        scene.stage.seek(to: time) {
          let shown = scene.shown.transform
          expectNear(
            [shown.m11, shown.m12, shown.m41].map { Double($0) },
            [expected.m11, expected.m12, expected.m41].map { Double($0) })
        }
      }
    }
  }

  @Test("in any number leave the model exactly at the value that was set", arguments: 0..<10)
  func many(seed: Int) throws {
    let scene = Scene()
    let log = Log(scene.stage)
    var numbers = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<30 {
      let x = CGFloat.random(in: -500...500, using: &numbers)
      let before = scene.position
      UIView.animate(
        withDuration: .random(in: 0.1...1, using: &numbers),
        animations: { scene.view.center.x = x }, completion: log.completion("it"))
      // The takeover makes no jump.
      expectNear(scene.position.x, Double(before.x))
      scene.stage.advance(by: .random(in: 0...0.3, using: &numbers))
    }
    try scene.stage.settle()
    expectEqual(scene.position, scene.view.center)
    expectTrue(scene.layer.animationKeys() == nil)
    expectEqual(log.what, Array(repeating: "it true", count: 30))
  }
}
