import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("An animation that is a layer's action")
struct AnimationActionTests {
  private func basic(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation()
    animation.duration = 1
    change(animation)
    return animation
  }

  @Test(
    "goes from the presentation value before the change to the new value (Layers 4; Animations 5)")
  func fromOldToNew() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.actions = [.opacity: basic()]
    layer.opacity = 0.5
    expectEqual(layer.animationKeys(), ["opacity"])
    scene.stage.advance(to: 0.5)
    expectEqual(layer.presentationProperties.opacity, 0.75)
    layer.opacity = 0
    scene.stage.advance(to: 1)
    expectEqual(layer.presentationProperties.opacity, 0.375)
    scene.stage.advance(to: 1.5)
    expectEqual(layer.presentationProperties.opacity, 0)
    expectTrue(scene.stage.isSettled)
  }

  @Test("keeps its own values and its own property")
  func ownValues() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    let slide = CABasicAnimation(\.position.y, from: 100, to: 200)
    slide.duration = 1
    layer.actions = [.opacity: slide, .cornerRadius: basic { $0.byValue = 10 }]
    layer.opacity = 0
    layer.cornerRadius = 4
    scene.stage.advance(to: 0.5)
    let shown = layer.presentationProperties
    expectEqual(shown.opacity, 0)
    expectEqual(shown.position.y, 150)
    expectEqual(shown.cornerRadius, 9)
    expectEqual(layer.animationKeys(), ["opacity", "cornerRadius"])
  }

  @Test("can be used again and again, and is not changed by it (Animations 1)")
  func reuse() {
    let scene = Scene()
    let animation = basic()
    let layers = [scene.standaloneLayer(), scene.standaloneLayer()]
    for layer in layers { layer.actions = [.opacity: animation, .zPosition: animation] }
    for layer in layers {
      layer.opacity = 0
      layer.zPosition = 8
    }
    scene.stage.advance(to: 0.25)
    for layer in layers {
      expectEqual(layer.presentationProperties.opacity, 0.75)
      expectEqual(layer.presentationProperties.zPosition, 2)
    }
    expectTrue(animation.target == nil)
    expectTrue(animation.fromValue == nil)
  }

  // Rules: Layers 1; ImplicitAnimations 5.
  @Test("replaces the implicit action, and a null action replaces all actions")
  func instead() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.actions = [.opacity: basic(), .position: NullAction()]
    layer.opacity = 0
    layer.position.x = 50
    layer.zPosition = 3
    expectEqual(layer.animationKeys(), ["opacity", "zPosition"])
    expectEqual(layer.animation(forKey: "opacity")?.duration, 1)
    expectEqual(layer.presentationProperties.position.x, 50)
  }

  @Test("can be a keyframe or spring animation too")
  func kinds() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    let keyframes = CAKeyframeAnimation()
    keyframes.values = [0, 10, 0]
    keyframes.duration = 1
    let spring = CASpringAnimation()
    spring.duration = 2
    layer.actions = [.cornerRadius: keyframes, .zPosition: spring]
    layer.cornerRadius = 5
    layer.zPosition = 10
    scene.stage.advance(to: 0.25)
    expectEqual(layer.presentationProperties.cornerRadius, 5)
    scene.stage.advance(to: 0.5)
    expectEqual(layer.presentationProperties.cornerRadius, 10)
    let progress = springProgress(mass: 1, stiffness: 100, damping: 10, at: 0.5)
    expectTrue(isClose(layer.presentationProperties.zPosition, 10 * progress))
  }

  @Test("covers the old appearance in a transition (Layers 4; Animations 34)")
  func transition() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.backgroundColor = .red
    scene.stage.advance(by: 1)
    let push = CATransition()
    push.type = .push
    push.duration = 1
    layer.actions = [.backgroundColor: push]
    layer.backgroundColor = .blue
    scene.stage.advance(by: 0.5)
    let items = scene.stage.displayList().items
    expectEqual(items.map(\.fill), [.red, .blue])
    expectEqual(items.map(\.transform.m41), [-10, 0])
  }

  @Test("is refused when it is impossible, and the change is made")
  func refused() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.name = "dot"
    layer.actions = [
      .opacity: basic { $0.toValue = CGPoint.zero }, .zPosition: CAAnimation(),
      .cornerRadius: basic { $0.duration = .nan },
    ]
    layer.opacity = 0.5
    layer.zPosition = 2
    layer.cornerRadius = 2
    expectEqual(scene.issues.count, 3)
    expectEqual(layer.opacity, 0.5)
    expectEqual(layer.zPosition, 2)
    expectEqual(layer.cornerRadius, 2)
    expectTrue(layer.animationKeys() == nil)
    scene.stage.advance(by: 0)
    expectTrue(scene.stage.isSettled)
  }

  // MARK: Disabling

  @Test("is not searched while actions are disabled (Transactions 7; ImplicitAnimations 20)")
  func disabled() {
    final class Asked: LayerDelegate {
      var count = 0
      func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
        count += 1
        return nil
      }
    }
    final class AskedView: UIView {
      var count = 0
      override func action(for layer: CALayer, forKey property: LayerProperty)
        -> (any CAAction)?
      {
        count += 1
        return super.action(for: layer, forKey: property)
      }
    }
    let scene = Scene()
    let delegate = Asked()
    let layer = scene.standaloneLayer()
    layer.delegate = delegate
    layer.actions = [.opacity: basic()]
    let view = AskedView()
    scene.window.addSubview(view)
    scene.stage.advance(by: 0)
    func change(_ value: Float) {
      layer.opacity = value
      UIView.animate(withDuration: 1) { view.alpha = CGFloat(value) }
    }
    view.count = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change(0.9)
    CATransaction.begin()
    change(0.8)
    CATransaction.setDisableActions(false)
    change(0.7)
    expectTrue((delegate.count, view.count) == (1, 1))
    CATransaction.commit()
    change(0.6)
    expectTrue((delegate.count, view.count) == (1, 1))
    CATransaction.commit()
    change(0.5)
    expectTrue((delegate.count, view.count) == (2, 2))
    CATransaction.setDisableActions(true)
    change(0.4)
    scene.stage.advance(by: 0)
    expectTrue((delegate.count, view.count) == (2, 2))
    change(0.3)
    expectTrue((delegate.count, view.count) == (3, 3))
  }

  @Test("of a layer that is on no stage by the commit is dropped (Animations 15)")
  func homeless() {
    let scene = Scene()
    let log = Log(scene.stage)
    let layer = CALayer()
    layer.actions = [.opacity: basic { $0.delegate = log.delegate("it") }]
    layer.opacity = 0
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["it stops false"])
    expectEqual(layer.presentationProperties.opacity, 0)
  }
}
