import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("A basic animation")
struct BasicAnimationTests {
  private func animation(
    from: CGFloat? = nil, to: CGFloat? = nil, by: CGFloat? = nil, duration: TimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(\.position.x, from: from, to: to, by: by)
    animation.duration = duration
    return animation
  }

  @Test(
    "shows its exact curve at each instant",
    arguments: [
      (0.0, 0.0, 1.0, 1.0), (0.25, 0.1, 0.25, 1), (0.42, 0, 0.58, 1), (0.42, 0, 1, 1),
      (0.2, 0, 0, 1), (0.3, -0.6, 0.7, 1.6),
    ])
  func curves(x1: Double, y1: Double, x2: Double, y2: Double) {
    let scene = Scene()
    let animation = animation(from: 100, to: 300, duration: 0.8)
    animation.timingFunction = MediaTimingFunction(controlPoints: x1, y1, x2, y2)
    scene.layer.add(animation, forKey: nil)
    for step in 0..<100 {
      let time = 0.8 * Double(step) / 100
      scene.stage.advance(to: time)
      let progress = bezier(x1, y1, x2, y2, at: time / 0.8)
      expectTrue(isClose(scene.position.x, 100 + 200 * progress))
    }
  }

  @Test("is linear by default, and has the transaction's duration (Animations 3)")
  func defaults() {
    let scene = Scene()
    scene.layer.add(CABasicAnimation(\.opacity, from: 0, to: 1), forKey: nil)
    scene.stage.advance(to: 0.1)
    expectTrue(isClose(scene.opacity, 0.4))
  }

  @Test("interpolates every kind of value (Animations 41)")
  func kinds() throws {
    let scene = Scene()
    let layer = scene.layer
    for animation in [
      CABasicAnimation(\.position, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 10, y: 200)),
      CABasicAnimation(
        \.boundsSize, from: CGSize(width: 0, height: 8), to: CGSize(width: 4, height: 0)),
      CABasicAnimation(
        \.backgroundColor, from: UIColor(red: 1, green: 0, blue: 0),
        to: UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)),
      CABasicAnimation(
        \.transform, from: CATransform3D(scaleX: 1, y: 1),
        to: CATransform3D(translationX: 40, y: 0).scaledBy(x: 3, y: 2)),
      CABasicAnimation(\.shadowOpacity, from: 0, to: 1),
      CABasicAnimation(\.boundsOrigin.y, from: 0, to: 40),
      CABasicAnimation(\.shadowOffset.width, from: 0, to: 40),
      CABasicAnimation(\.sublayerTransform.translationX, from: 0, to: 40),
    ] {
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    scene.stage.advance(to: 0.25)
    expectEqual(scene.position, CGPoint(x: 2.5, y: 125))
    expectEqual(scene.shown.bounds.size, CGSize(width: 1, height: 6))
    let color = try #require(scene.shown.backgroundColor)
    expectEqual(color, UIColor(red: 0.75, green: 0.25, blue: 0, alpha: 0.875))
    expectEqual(
      scene.shown.transform, CATransform3D(translationX: 10, y: 0).scaledBy(x: 1.5, y: 1.25))
    expectEqual(scene.shown.shadowOpacity, 0.25)
    expectEqual(scene.shown.bounds.origin.y, 10)
    expectEqual(scene.shown.shadowOffset.width, 10)
    expectTrue(isClose(scene.shown.sublayerTransform.m41, 10))
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("fades from no colour to a colour as from the clear form of that colour (Animations 41)")
  func noColor() {
    let scene = Scene()
    let animation = CABasicAnimation(\.backgroundColor, to: .white)
    animation.duration = 1
    scene.layer.add(animation, forKey: nil)
    scene.stage.advance(to: 0.5)
    expectEqual(scene.shown.backgroundColor, UIColor(white: 1, alpha: 0.5))
  }

  @Test("includes whole turns of a number, but not of a matrix (Animations 37, 39)")
  func turns() {
    let scene = Scene()
    let number = CABasicAnimation(\.transform.rotationZ, from: 0, to: 4 * .pi)
    number.duration = 1
    scene.layer.add(number, forKey: nil)
    scene.stage.advance(to: 0.125)
    expectTrue(isClose(scene.shown.transform.m11, 0))
    expectTrue(isClose(scene.shown.transform.m12, 1))
    scene.layer.removeAllAnimations()
    let matrix = CABasicAnimation(
      \.transform, from: .identity, to: CATransform3D(rotationAngle: 2 * .pi, x: 0, y: 0, z: 1))
    matrix.duration = 1
    scene.layer.add(matrix, forKey: nil)
    scene.stage.advance(by: 0.5)
    expectTrue(isClose(scene.shown.transform.m11, 1))
    expectTrue(isClose(scene.shown.transform.m12, 0))
  }

  // MARK: From, to, by

  @Test(
    "has the two ends of its given values (Animations 5)",
    arguments: [
      (10.0, 30.0, nil, 10.0, 30.0), (10, nil, 5, 10, 15), (nil, 30, 5, 25, 30),
      (10, nil, nil, 10, 50), (nil, 30, nil, 50, 30), (nil, nil, 5, 50, 55),
      (nil, nil, nil, 50, 50),
    ] as [(CGFloat?, CGFloat?, CGFloat?, Double, Double)])
  func ends(from: CGFloat?, to: CGFloat?, by: CGFloat?, start: Double, end: Double) {
    let scene = Scene()
    let animation = animation(from: from, to: to, by: by)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    scene.layer.add(animation, forKey: nil)
    expectTrue(isClose(scene.position.x, start))
    for time in [0, 0.25, 0.5, 0.75] {
      scene.stage.advance(to: time)
      expectTrue(isClose(scene.position.x, start + (end - start) * time))
    }
    scene.stage.advance(to: 2)
    expectEqual(scene.position.x, CGFloat(end))
  }

  @Test("adds a transform as a number (Animations 5)")
  func transformBy() {
    let scene = Scene()
    let (from, by) = (
      CATransform3D(rotationAngle: 0.3, x: 0, y: 0, z: 1), CATransform3D(scaleX: 2, y: 4)
    )
    let there = CABasicAnimation(\.transform, from: from, by: by)
    let back = CABasicAnimation(\.transform, to: by.concatenating(from), by: by)
    for animation in [there, back] {
      animation.duration = 1
      scene.layer.add(animation, forKey: "it")
      scene.stage.advance(by: 0)
      expectTrue(isClose(scene.shown.transform.m12, Double(from.m12)))
      expectTrue(isClose(scene.shown.transform.m22, Double(from.m22)))
      scene.stage.advance(by: 1 - 1e-6)
      expectTrue(isClose(scene.shown.transform.m22, Double(by.concatenating(from).m22), 1e-4))
    }
  }

  @Test("reads a missing end anew at each instant (Animations 6)")
  func live() {
    let scene = Scene()
    scene.layer.add(animation(from: 0), forKey: nil)
    scene.stage.advance(to: 0.5)
    expectEqual(scene.position.x, 25)
    scene.view.center.x = 100
    expectEqual(scene.position.x, 50)
  }

  @Test("takes a missing end from the animations below it (Animations 6)")
  func liveBelow() {
    let scene = Scene()
    scene.layer.add(animation(from: 100, to: 300), forKey: "below")
    scene.layer.add(animation(from: 0), forKey: "above")
    scene.stage.advance(to: 0.5)
    // The animation is halfway from 0 to the 200 below it.
    expectEqual(scene.position.x, 100)
  }

  @Test("with only a start ends exactly at the model (Animations 7)")
  func seamless() {
    let scene = Scene()
    scene.view.center.x = 150
    scene.layer.add(animation(from: 50), forKey: nil)
    scene.stage.advance(to: 1 - 1e-8)
    expectTrue(isClose(scene.position.x, 150, 1e-5))
    scene.stage.advance(to: 1)
    expectEqual(scene.position.x, 150)
  }

  @Test("never writes the model (ImplicitAnimations 16)")
  func model() {
    let scene = Scene()
    let before = scene.layer.properties
    scene.layer.add(animation(from: 0, to: 300), forKey: nil)
    scene.stage.advance(to: 0.5)
    expectEqual(scene.layer.properties, before)
    scene.stage.advance(to: 2)
    expectEqual(scene.layer.properties, before)
  }

  // MARK: Adding and finding

  @Test("is copied when it is added (Animations 1)")
  func copied() throws {
    let scene = Scene()
    let animation = animation(from: 0, to: 100)
    scene.layer.add(animation, forKey: "it")
    animation.toValue = CGFloat(900)
    animation.duration = 9
    scene.stage.advance(to: 0.5)
    expectEqual(scene.position.x, 50)
    let found = try #require(scene.layer.animation(forKey: "it") as? CABasicAnimation)
    expectTrue(found !== animation)
    expectEqual(found.toValue as? CGFloat, 100)
    expectEqual(found.duration, 1)
  }

  @Test("can be added to several layers, and several times")
  func reused() throws {
    let scene = Scene()
    let other = UIView()
    scene.window.addSubview(other)
    let animation = animation(from: 0, to: 100)
    scene.layer.add(animation, forKey: "it")
    other.layer.add(animation, forKey: "it")
    scene.stage.advance(to: 0.5)
    expectEqual(other.layer.presentationProperties.position.x, 50)
    scene.layer.add(animation, forKey: "it")
    scene.stage.advance(to: 1)
    expectEqual(scene.position.x, 50)
    #expect(try scene.stage.settle() == 0.5)
  }

  @Test("replaces the animation under its key, and none without a key (Animations 2)")
  func keys() {
    let scene = Scene()
    let log = Log(scene.stage)
    for name in ["first", "second"] {
      let animation = animation(from: 0, to: 100)
      animation.delegate = log.delegate(name)
      scene.layer.add(animation, forKey: "it")
      scene.layer.add(self.animation(by: 1), forKey: nil)
    }
    expectEqual(scene.layer.animationKeys(), ["it"])
    scene.stage.advance(to: 5)
    expectEqual(log.what, ["first stops false", "second starts", "second stops true"])
  }

  @Test("is listed in the order of adding if it has a key (Animations 4)")
  func listing() {
    let scene = Scene()
    expectTrue(scene.layer.animationKeys() == nil)
    for key in ["b", "a", nil, "c", "b"] as [String?] {
      scene.layer.add(animation(from: 0, to: 1), forKey: key)
    }
    expectEqual(scene.layer.animationKeys(), ["a", "c", "b"])
    scene.layer.removeAnimation(forKey: "c")
    expectEqual(scene.layer.animationKeys(), ["a", "b"])
    expectTrue(scene.layer.animation(forKey: "c") == nil)
    scene.layer.removeAllAnimations()
    expectTrue(scene.layer.animationKeys() == nil)
  }

  // MARK: Several at once

  @Test("overrides all earlier ones unless it is additive (Animations 42)")
  func overriding() {
    let scene = Scene()
    let additive = animation(from: 10, to: 10)
    additive.isAdditive = true
    scene.layer.add(animation(from: 100, to: 100), forKey: "a")
    scene.layer.add(additive, forKey: "b")
    scene.stage.advance(to: 0.5)
    expectEqual(scene.position, CGPoint(x: 110, y: 50))
    scene.layer.add(animation(from: 200, to: 200), forKey: "c")
    expectEqual(scene.position, CGPoint(x: 200, y: 50))
    scene.layer.add(additive, forKey: "d")
    expectEqual(scene.position, CGPoint(x: 210, y: 50))
    scene.layer.removeAnimation(forKey: "c")
    expectEqual(scene.position, CGPoint(x: 120, y: 50))
  }

  @Test("of one component leaves the other components to earlier animations (Animations 42)")
  func components() {
    let scene = Scene()
    let whole = CABasicAnimation(
      \.position, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 1, y: 2))
    scene.layer.add(whole, forKey: nil)
    scene.layer.add(CABasicAnimation(\.position.y, from: 7, to: 7), forKey: nil)
    expectEqual(scene.position, CGPoint(x: 1, y: 7))
  }

  @Test("that is additive adds its value on top, transforms first (Animations 8, 9)")
  func additive() {
    let scene = Scene()
    let (model, added) = (
      CATransform3D(translationX: 10, y: 0), CATransform3D(scaleX: 2, y: 2)
    )
    scene.layer.transform = model
    let animation = CABasicAnimation(\.transform, from: added, to: added)
    animation.isAdditive = true
    animation.duration = 1
    scene.layer.add(animation, forKey: nil)
    expectEqual(scene.shown.transform, added.concatenating(model))
    scene.layer.transform = .identity
    expectEqual(scene.shown.transform, added)
  }

  @Test("that is additive adds nothing at a missing end")
  func additiveEnds() {
    let scene = Scene()
    let animation = animation(from: 40)
    animation.isAdditive = true
    scene.layer.add(animation, forKey: nil)
    expectEqual(scene.position.x, 90)
    scene.stage.advance(to: 0.75)
    expectEqual(scene.position.x, 60)
    scene.layer.removeAllAnimations()
    let further = self.animation(by: 40)
    further.isAdditive = true
    scene.layer.add(further, forKey: nil)
    expectEqual(scene.position.x, 50)
    scene.stage.advance(by: 0.25)
    expectEqual(scene.position.x, 60)
  }
}
