import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
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
    let times = (0..<100).map { 0.8 * Double($0) / 100 }
    let expected = times.map { 100 + 200 * bezier(x1, y1, x2, y2, at: $0 / 0.8) }
    expectNear(scene.film(times) { $0.position.x }, expected)
  }

  @Test("is linear by default, and has the transaction's duration (Animations 3)")
  func defaults() {
    let scene = Scene()
    scene.layer.add(CABasicAnimation(\.opacity, from: 0, to: 1), forKey: nil)
    scene.stage.advance(to: 0.1)
    expectNear(scene.opacity, 0.4)
  }

  @Test(
    """
    interpolates every kind of value, and fades from no colour as from the clear form of the \
    other (Animations 41)
    """)
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
    expectNear(scene.shown.sublayerTransform.m41, 10)
    expectTrue(scene.layer.animationKeys() == nil)
    layer.removeAllAnimations()
    let fade = CABasicAnimation(\.backgroundColor, to: .white)
    fade.duration = 1
    layer.add(fade, forKey: nil)
    scene.stage.advance(to: 0.75)
    expectEqual(scene.shown.backgroundColor, UIColor(white: 1, alpha: 0.5))
  }

  @Test("includes whole turns of a number, but not of a matrix (Animations 37, 39)")
  func turns() {
    let number = CABasicAnimation(\.transform.rotationZ, from: 0, to: 4 * .pi)
    let matrix = CABasicAnimation(
      \.transform, from: .identity, to: CATransform3D(rotationAngle: 2 * .pi, x: 0, y: 0, z: 1))
    for (animation, time, expected) in [(number, 0.125, [0.0, 1]), (matrix, 0.5, [1, 0])] {
      let scene = Scene()
      animation.duration = 1
      scene.layer.add(animation, forKey: nil)
      let shown = scene.table([time]) { [$0.transform.m11, $0.transform.m12] }
      expectNear(shown, [expected])
    }
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
    expectNear(scene.position.x, start)
    let film = scene.film([0, 0.25, 0.5, 0.75, 2]) { $0.position.x }
    expectNear(film, [0, 0.25, 0.5, 0.75, 1].map { start + (end - start) * $0 })
  }

  @Test("adds a transform as a number (Animations 5)")
  func transformBy() {
    let scene = Scene()
    let (from, by) = (
      CATransform3D(rotationAngle: 0.3, x: 0, y: 0, z: 1), CATransform3D(scaleX: 2, y: 4)
    )
    let sum = by.concatenating(from)
    for animation in [
      CABasicAnimation(\.transform, from: from, by: by),
      CABasicAnimation(\.transform, to: sum, by: by),
    ] {
      animation.duration = 1
      scene.layer.add(animation, forKey: "it")
      let now = scene.stage.now
      let shown = scene.table([now, now + 1 - 1e-6]) { [$0.transform.m12, $0.transform.m22] }
      expectNear(shown, [[from.m12, from.m22], [sum.m12, sum.m22]], within: 1e-4)
    }
  }

  @Test("reads a missing end anew at each instant, from the animations below it (Animations 6)")
  func live() {
    let scene = Scene()
    scene.layer.add(animation(from: 0), forKey: nil)
    scene.stage.advance(to: 0.5)
    expectEqual(scene.position.x, 25)
    scene.view.center.x = 100
    expectEqual(scene.position.x, 50)
    scene.layer.removeAllAnimations()
    scene.layer.add(animation(from: 100, to: 300), forKey: "below")
    scene.layer.add(animation(from: 0), forKey: "above")
    // The animation is halfway from 0 to the 200 below it.
    expectEqual(scene.film([1]) { $0.position.x }, [100])
  }

  @Test("with only a start ends exactly at the model, which it never writes (Animations 7)")
  func seamless() {
    let scene = Scene()
    scene.view.center.x = 150
    let before = scene.layer.properties
    scene.layer.add(animation(from: 50), forKey: nil)
    expectNear(scene.film([0.5, 1 - 1e-8]) { $0.position.x }, [100, 150], within: 1e-5)
    // Rules: ImplicitAnimations 16.
    expectEqual(scene.layer.properties, before)
    scene.stage.advance(to: 1)
    expectEqual(scene.shown, before)
    expectEqual(scene.layer.properties, before)
  }

  // MARK: Adding and finding

  @Test("is copied when it is added, to any number of layers (Animations 1)")
  func copied() throws {
    let scene = Scene()
    let other = scene.standaloneLayer()
    let animation = animation(from: 0, to: 100)
    for layer in [scene.layer, other] { layer.add(animation, forKey: "it") }
    let found = try #require(scene.layer.animation(forKey: "it") as? CABasicAnimation)
    expectTrue(found !== animation)
    animation.toValue = CGFloat(900)
    animation.duration = 9
    expectTrue(found.toValue as? CGFloat == 100 && found.duration == 1)
    scene.stage.advance(to: 0.5)
    expectEqual([scene.position.x, other.presentationProperties.position.x], [50, 50])
    scene.layer.add(found, forKey: "it")
    scene.stage.advance(to: 1)
    expectEqual(scene.position.x, 50)
    #expect(try scene.stage.settle() == 0.5)
  }

  @Test(
    """
    replaces the animation under its key, and none without a key; those with a key are listed in \
    the order of adding (Animations 2, 4)
    """)
  func keys() {
    let scene = Scene()
    let log = Log(scene.stage)
    var lists = [scene.layer.animationKeys()]
    for (name, key) in [
      ("first", "b"), ("second", "a"), ("third", nil), ("fourth", "c"), ("fifth", "b"),
    ] as [(String, String?)] {
      let animation = animation(from: 0, to: 100)
      animation.delegate = log.delegate(name)
      scene.layer.add(animation, forKey: key)
    }
    lists.append(scene.layer.animationKeys())
    scene.layer.removeAnimation(forKey: "c")
    lists.append(scene.layer.animationKeys())
    expectTrue(scene.layer.animation(forKey: "c") == nil)
    scene.stage.advance(to: 0.5)
    scene.layer.removeAllAnimations()
    lists.append(scene.layer.animationKeys())
    expectEqual(lists, [nil, ["a", "c", "b"], ["a", "b"], nil])
    scene.stage.advance(to: 5)
    expectEqual(
      log.what,
      [
        "first stops false", "fourth stops false", "second starts", "third starts",
        "fifth starts", "second stops false", "third stops false", "fifth stops false",
      ])
  }

  // MARK: Several at once

  // Rules: Animations 42.
  @Test("overrides all earlier ones unless it is additive, and leaves other components to them")
  func overriding() {
    let scene = Scene()
    let additive = animation(from: 10, to: 10)
    additive.isAdditive = true
    var positions: [CGPoint] = []
    let steps: [() -> Void] = [
      { scene.layer.add(animation(from: 100, to: 100), forKey: "a") },
      { scene.layer.add(additive, forKey: "b") },
      { scene.layer.add(CABasicAnimation(\.position.y, from: 7, to: 7), forKey: "y") },
      { scene.layer.add(animation(from: 200, to: 200), forKey: "c") },
      { scene.layer.add(additive, forKey: "d") },
      { scene.layer.removeAnimation(forKey: "c") },
    ]
    for step in steps {
      step()
      positions.append(scene.position)
    }
    let expected: [(CGFloat, CGFloat)] = [
      (100, 50), (110, 50), (110, 7), (200, 7), (210, 7), (120, 7),
    ]
    expectEqual(positions, expected.map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test("that is additive adds its value on top, transforms first, and nothing at a missing end")
  func additive() {
    let scene = Scene()
    // Rules: Animations 8, 9.
    let (model, added) = (
      CATransform3D(translationX: 10, y: 0), CATransform3D(scaleX: 2, y: 2)
    )
    let scaling = CABasicAnimation(\.transform, from: added, to: added)
    let (back, further) = (animation(from: 40), animation(by: 40))
    for animation in [scaling, back, further] {
      animation.isAdditive = true
      animation.duration = 1
    }
    scene.layer.transform = model
    scene.layer.add(scaling, forKey: nil)
    expectEqual(scene.shown.transform, added.concatenating(model))
    scene.layer.transform = .identity
    expectEqual(scene.shown.transform, added)
    scene.layer.add(back, forKey: nil)
    expectEqual(scene.film([0, 0.75]) { $0.position.x }, [90, 60])
    scene.layer.removeAllAnimations()
    scene.layer.add(further, forKey: nil)
    expectEqual(scene.film([0.75, 1]) { $0.position.x }, [50, 60])
  }
}
