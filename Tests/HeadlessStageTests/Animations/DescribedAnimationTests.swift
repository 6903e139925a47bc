import Foundation
import HeadlessViews
import TransitionCurves
import StageSupport
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
        expectEqual(property.keyPath.map { key.hasPrefix($0) }, true)
      }
      scene.stage.advance(by: 0.1)
    }
  }

  /// The property, the values and the times of an animation.
  private func words(_ animation: CABasicAnimation) -> String {
    let (from, to) = (animation.fromValue ?? "-", animation.toValue ?? "-")
    let (time, begin) = (animation.duration, animation.beginTime)
    return "\(animation.keyPath ?? "-") \(from) to \(to), \(time) s from \(begin), "
      + "\(animation.fillMode.rawValue)\(animation.isAdditive ? ", additive" : "")"
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
    let animations = try ["opacity", "position", "cornerRadius"].map { try basic($0, of: layer) }
    expectEqual(
      animations.map(words),
      [
        "opacity 1.0 to 0.5, 0.5 s from 1.25, both",
        "position CGPoint(x: 15.0, y: 25.0) to CGPoint(x: 0.0, y: 0.0), 0.5 s from 1.25, both, additive",
        "cornerRadius -4.0 to 0.0, 0.5 s from 1.0, both, additive",
      ])
    expectTrue(
      animations.allSatisfy { $0.timingFunction == .easeIn && $0.isRemovedOnCompletion })
  }

  @Test(
    """
    is a spring or keyframes in blocks of these kinds, and goes from the presentation value to \
    the layer's value for a transaction
    """)
  func others() throws {
    let layer = scene.view.layer
    UIView.animate(
      withDuration: 0.5, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      animations: { scene.view.alpha = 0 })
    let spring = try #require(layer.animation(forKey: "opacity") as? CASpringAnimation)
    expectNear([spring.spring.dampingRatio, spring.duration], [0.6, 0.5])
    UIView.animateKeyframes(withDuration: 1, options: .repeat) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.alpha = 1 }
    }
    let keyframes = try #require(layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
    expectEqual(keyframes.values?.compactMap { $0 as? CGFloat }, [0, 1, 1])
    expectTrue(keyframes.keyTimes == [0, 0.5, 1] && keyframes.repeatCount == .infinity)
    let other = scene.standaloneLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(.easeOut)
    other.opacity = 0.25
    CATransaction.commit()
    let fade = try basic("opacity", of: other)
    expectEqual(words(fade), "opacity 1.0 to -, 2.0 s from 0.0, backwards")
    expectEqual(fade.timingFunction, .easeOut)
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
      let shown = [one, other].map(\.layer.presentationProperties).map {
        [$0.opacity, Double($0.position.x)]
      }
      expectNear(shown[0], shown[1])
    }
  }
}
