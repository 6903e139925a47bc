import Foundation
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@testable import HeadlessStage

/// The results of `animation(forKey:)` for animations of blocks and transactions
/// (ImplicitAnimations 5; ViewAnimation 10).
@MainActor
@Suite("The description of an animation that a block or a transaction made")
struct DescribedAnimationTests {
  private let scene = Scene()

  private func basic(_ key: String, of layer: CALayer) throws -> CABasicAnimation {
    try #require(layer.animation(forKey: key) as? CABasicAnimation)
  }

  @Test("exists for each key in the list")
  func all() throws {
    let layer = scene.view.layer
    UIView.animate(withDuration: 1) {
      scene.view.frame = CGRect(x: 10, y: 20, width: 80, height: 90)
    }
    UIView.animateKeyframes(withDuration: 1) { scene.view.backgroundColor = .red }
    UIView.animate(withDuration: 1, animations: { scene.view.center.x += 5 }, completion: { _ in })
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [scene] in scene.view.alpha = 0 }
      .startAnimation()
    UIView.transition(with: scene.view, duration: 1, options: .transitionCrossDissolve) {}
    for _ in 0..<2 {
      let keys = try #require(layer.animationKeys())
      expectEqual(keys.count, 6)
      for key in keys {
        let animation = try #require(layer.animation(forKey: key))
        expectEqual(animation.duration, 1)
        guard let property = animation as? CAPropertyAnimation else { continue }
        expectTrue(property.keyPath.map { key.hasPrefix($0) } == true)
      }
      scene.stage.advance(by: 0.1)
    }
  }

  @Test("has the values, duration, curve and fill of a block", arguments: [false, true])
  func block(isWaitedFor: Bool) throws {
    scene.stage.advance(by: 1)
    let layer = scene.view.layer
    let completion: ((Bool) -> Void)? = isWaitedFor ? { _ in } : nil
    UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveEaseIn) {
      scene.view.alpha = 0.5
      scene.view.center = CGPoint(x: 35, y: 25)
    } completion: {
      completion?($0)
    }
    UIView.animate(withDuration: 0.5, options: .curveEaseIn) { scene.view.layer.cornerRadius = 4 }
    #expect(try basic("opacity", of: layer).delay == 0.25)
    scene.stage.advance(by: 0.1)
    let fade = try basic("opacity", of: layer)
    expectEqual(fade.keyPath, "opacity")
    expectTrue(!fade.isAdditive)
    expectEqual(fade.fromValue as? CGFloat, 1)
    expectEqual(fade.toValue as? CGFloat, 0.5)
    expectEqual(fade.duration, 0.5)
    expectEqual(fade.beginTime, 1.25)
    expectEqual(fade.fillMode, .both)
    expectEqual(fade.timingFunction, .easeIn)
    expectTrue(fade.isRemovedOnCompletion)
    let move = try basic("position", of: layer)
    expectTrue(move.isAdditive)
    expectEqual(move.toValue as? CGPoint, .zero)
    let radius = try basic("cornerRadius", of: layer)
    expectEqual(radius.fromValue as? CGFloat, -4)
    expectEqual(radius.toValue as? CGFloat, 0)
    expectEqual(radius.timingFunction, .easeIn)
    expectEqual(radius.duration, 0.5)
    expectEqual(radius.beginTime, 1)
  }

  @Test("is a spring or keyframes in blocks of these kinds")
  func others() throws {
    let layer = scene.view.layer
    UIView.animate(
      withDuration: 0.5, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      animations: { scene.view.alpha = 0 })
    let spring = try #require(layer.animation(forKey: "opacity") as? CASpringAnimation)
    expectTrue(abs(spring.spring.dampingRatio - 0.6) < 1e-9)
    expectEqual(spring.duration, 0.5)
    UIView.animateKeyframes(withDuration: 1, options: .repeat) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.alpha = 1 }
    }
    let keyframes = try #require(layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
    expectEqual(keyframes.values?.compactMap { $0 as? CGFloat }, [0, 1, 1])
    expectEqual(keyframes.keyTimes, [0, 0.5, 1])
    expectEqual(keyframes.repeatCount, .infinity)
  }

  @Test("goes from the presentation value to the layer's value for a transaction")
  func implicit() throws {
    let layer = CALayer()
    scene.window.layer.addSublayer(layer)
    scene.stage.advance(by: 0)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(.easeOut)
    layer.opacity = 0.25
    CATransaction.commit()
    let fade = try basic("opacity", of: layer)
    expectEqual(fade.fromValue as? CGFloat, 1)
    expectTrue(fade.toValue == nil)
    expectEqual(fade.duration, 2)
    expectEqual(fade.timingFunction, .easeOut)
    expectEqual(fade.fillMode, .backwards)
  }

  @Test("makes the same motion when it is added to another layer")
  func roundTrip() throws {
    let (one, other) = (scene.view, UIView(frame: scene.view.frame))
    scene.window.addSubview(other)
    UIView.animate(withDuration: 1, options: .curveEaseOut) {
      one.alpha = 0.2
      one.center.x += 100
    }
    other.alpha = 0.2
    other.center.x += 100
    for key in try #require(one.layer.animationKeys()) {
      other.layer.add(try #require(one.layer.animation(forKey: key)), forKey: key)
    }
    for _ in 0..<10 {
      scene.stage.advance(by: 0.09)
      let (a, b) = (one.layer.presentationProperties, other.layer.presentationProperties)
      expectTrue(abs(a.opacity - b.opacity) < 1e-9)
      expectTrue(abs(a.position.x - b.position.x) < 1e-9)
    }
  }
}
