import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
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
    expectEqual(scene.film([0.5], on: layer, of: \.opacity), [0.75])
    layer.opacity = 0
    expectEqual(scene.film([1, 1.5], on: layer, of: \.opacity), [0.375, 0])
    expectTrue(scene.stage.isSettled)
  }

  @Test("keeps its own values and its own property, as any kind of animation")
  func ownValues() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    let slide = CABasicAnimation(\.position.y, from: 100, to: 200)
    let keyframes = CAKeyframeAnimation()
    keyframes.values = [0, 10, 0]
    let spring = CASpringAnimation()
    for animation in [slide, keyframes, spring] { animation.duration = 1 }
    layer.actions = [
      .opacity: slide, .cornerRadius: basic { $0.byValue = 10 }, .borderWidth: keyframes,
      .zPosition: spring,
    ]
    layer.opacity = 0
    layer.cornerRadius = 4
    layer.borderWidth = 5
    layer.zPosition = 10
    scene.stage.advance(to: 0.5)
    let shown = layer.presentationProperties
    let sprung = 10 * springProgress(mass: 1, stiffness: 100, damping: 10, at: 0.5)
    expectNear(
      [
        shown.opacity, Double(shown.position.y), Double(shown.cornerRadius),
        Double(shown.borderWidth), Double(shown.zPosition),
      ], [0, 150, 9, 10, sprung])
    expectEqual(layer.animationKeys(), ["opacity", "cornerRadius", "borderWidth", "zPosition"])
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
    expectEqual(layers.map(\.presentationProperties.opacity), [0.75, 0.75])
    expectEqual(layers.map(\.presentationProperties.zPosition), [2, 2])
    expectTrue(animation.target == nil && animation.fromValue == nil)
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
    expectEqual(["opacity", "zPosition"].map { layer.animation(forKey: $0)?.duration }, [1, 0.25])
    expectEqual(layer.presentationProperties.position.x, 50)
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
    expectTrue(items.map(\.fill) == [.red, .blue] && items.map(\.transform.m41) == [-10, 0])
  }

  @Test("is refused when it is impossible, and the change is made")
  func refused() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.actions = [
      .opacity: basic { $0.toValue = CGPoint.zero }, .zPosition: CAAnimation(),
      .cornerRadius: basic { $0.duration = .nan },
    ]
    layer.opacity = 0.5
    layer.zPosition = 2
    layer.cornerRadius = 2
    expectEqual(scene.issues.count, 3)
    expectEqual([CGFloat(layer.opacity), layer.zPosition, layer.cornerRadius], [0.5, 2, 2])
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
    var counts: [[Int]] = []
    func change(_ value: Float) {
      layer.opacity = value
      UIView.animate(withDuration: 1) { view.alpha = CGFloat(value) }
      counts.append([delegate.count, view.count])
    }
    view.count = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change(0.9)
    CATransaction.begin()
    change(0.8)
    CATransaction.setDisableActions(false)
    change(0.7)
    CATransaction.commit()
    change(0.6)
    CATransaction.commit()
    change(0.5)
    CATransaction.setDisableActions(true)
    change(0.4)
    scene.stage.advance(by: 0)
    change(0.3)
    expectEqual(counts, [[0, 0], [0, 0], [1, 1], [1, 1], [2, 2], [2, 2], [3, 3]])
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
