import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("A layer without a view")
struct ImplicitActionTests {
  // Rules: Layers 3; ImplicitAnimations 10.
  @Test("animates its changes for a quarter of a second along the default curve")
  func animates() throws {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.position.x = 100
    let times = (0...50).map { 0.25 * Double($0) / 50 }
    let expected = times.map { 100 * bezier(0.25, 0.1, 0.25, 1, at: $0 / 0.25) }
    expectNear(scene.film(times, on: layer) { $0.position.x }, expected)
    expectTrue(layer.animationKeys() == nil)
    // A view's layer never animates by itself (Layers 2).
    scene.layer.opacity = 0
    scene.layer.position.x = 0
    expectTrue(scene.layer.animationKeys() == nil && scene.stage.isSettled)
  }

  @Test(
    """
    animates every property that Core Animation does, but not to an equal value; Booleans switch \
    halfway (Layers 7, 8; ImplicitAnimations 18)
    """)
  func properties() {
    let scene = Scene()
    let changes: [(key: String, make: (CALayer) -> Void)] = [
      ("anchorPoint", { $0.anchorPoint.x = 9 }),
      ("backgroundColor", { $0.backgroundColor = .white }),
      ("borderColor", { $0.borderColor = .white }), ("borderWidth", { $0.borderWidth = 9 }),
      ("bounds.origin", { $0.bounds.origin.x = 9 }), ("bounds.size", { $0.bounds.size.width = 9 }),
      ("cornerRadius", { $0.cornerRadius = 9 }), ("hidden", { $0.isHidden = true }),
      ("masksToBounds", { $0.masksToBounds = true }), ("opacity", { $0.opacity = 0 }),
      ("position", { $0.position.x = 9 }), ("shadowColor", { $0.shadowColor = .white }),
      ("shadowOffset", { $0.shadowOffset = .zero }), ("shadowOpacity", { $0.shadowOpacity = 1 }),
      ("shadowRadius", { $0.shadowRadius = 9 }),
      ("sublayerTransform", { $0.sublayerTransform = CATransform3D(scaleX: 2, y: 2) }),
      ("transform", { $0.transform = CATransform3D(scaleX: 2, y: 2) }),
      ("zPosition", { $0.zPosition = 9 }),
    ]
    let layer = scene.standaloneLayer()
    layer.opacity = 1
    layer.position = .zero
    expectTrue(layer.animationKeys() == nil)
    CATransaction.setAnimationTimingFunction(.linear)
    for change in changes { change.make(layer) }
    expectEqual(layer.animationKeys(), changes.map(\.key))
    let film = [0.1, 0.124, 0.126].map { time in
      scene.stage.advance(to: time)
      return layer.presentationProperties.isHidden
    }
    expectEqual(film, [false, false, true])
    // An equal value begins no other animation.
    for change in changes { change.make(layer) }
    scene.stage.advance(to: 0.25)
    expectTrue(layer.presentationProperties.isHidden && layer.animationKeys() == nil)
  }

  @Test("is animated with the transaction's settings (ImplicitAnimations 10; Transactions 4, 5)")
  func transaction() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    let layer = scene.standaloneLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(.easeIn)
    CATransaction.setCompletionBlock { log.note("done") }
    layer.opacity = 0
    CATransaction.commit()
    let half = 1 - bezier(0.42, 0, 1, 1, at: 0.5)
    expectNear(scene.film([0.5], on: layer, of: \.opacity), [half])
    #expect(try scene.stage.settle() == 0.5)
    expectEqual(log.lines, ["1.0 done"])
  }

  // Rules: Transactions 4.
  @Test("and an explicit one take the transaction's timing function, in place of their own")
  func timingFunction() {
    let scene = Scene()
    let fade = CABasicAnimation(\.opacity, from: 0, to: 1)
    fade.duration = 1
    for own in [nil, MediaTimingFunction.easeOut] {
      fade.timingFunction = own
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(.easeIn)
      scene.layer.add(fade, forKey: "fade")
      CATransaction.commit()
      expectEqual(scene.layer.animation(forKey: "fade")?.timingFunction, .easeIn)
      expectEqual(fade.timingFunction, own)
    }
    scene.layer.add(fade, forKey: "fade")
    expectEqual(scene.layer.animation(forKey: "fade")?.timingFunction, .easeOut)
  }

  // Rules: ImplicitAnimations 12; Transactions 7.
  @Test("is not animated while actions are disabled, or before its first commit")
  func disabled() {
    let scene = Scene()
    let (layer, stray) = (scene.standaloneLayer(committed: false), CALayer())
    for layer in [layer, stray] { layer.opacity = 0.5 }
    expectEqual([layer, stray].map { $0.animationKeys() }, [nil, nil])
    scene.stage.advance(by: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 8
    layer.add(CABasicAnimation(\.position.x, from: 0, to: 1), forKey: "explicit")
    CATransaction.commit()
    layer.opacity = 0
    expectEqual(layer.animationKeys(), ["explicit", "opacity"])
  }

  @Test(
    "continues from the presentation value, one animation a property (ImplicitAnimations 5, 6)"
  )
  func retargeting() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.position.x = 100
    scene.stage.advance(to: 0.125)
    let shown = layer.presentationProperties.position
    layer.position.x = -100
    expectEqual(layer.presentationProperties.position, shown)
    expectEqual(layer.animationKeys(), ["position"])
    let progress = bezier(0.25, 0.1, 0.25, 1, at: 0.5)
    let film = scene.film([0.25], on: layer) { $0.position.x }
    expectNear(film, [Double(shown.x) * (1 - progress) - 100 * progress])
    // It jumps when the transaction has a duration of zero.
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    layer.position.x = 7
    CATransaction.commit()
    expectEqual(layer.presentationProperties.position.x, 7)
    scene.stage.advance(by: 0)
    expectTrue(scene.stage.isSettled)
    // An explicit animation under the property's name replaces it.
    layer.opacity = 0
    let explicit = CABasicAnimation(\.opacity, from: 0.5, to: 0.5)
    explicit.duration = 2
    layer.add(explicit, forKey: "opacity")
    expectEqual(scene.film([1], on: layer, of: \.opacity), [0.5])
  }

  @Test("searches its action while it has its old value, and runs it with the new one (Layers 4)")
  func lookup() {
    final class Asked: CALayer, CAAction {
      var seen: [String] = []
      override func action(forKey property: LayerProperty) -> (any CAAction)? {
        seen.append("asks at \(opacity)")
        return self
      }
      func run(
        forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
      ) {
        seen.append("runs at \(layer.opacity) from \(old) to \(new)")
      }
    }
    let layer = Asked()
    layer.opacity = 0.5
    expectEqual(layer.seen, ["asks at 1.0", "runs at 0.5 from 1.0 to 0.5"])
  }

  @Test("has Core Animation's defaults (Layers 9)")
  func defaults() {
    let layer = CALayer()
    expectEqual(layer.bounds, .zero)
    expectEqual(layer.position, .zero)
    expectEqual(
      [layer.zPosition, layer.borderWidth, layer.cornerRadius, layer.shadowRadius], [0, 0, 0, 3])
    expectEqual([layer.opacity, layer.shadowOpacity], [1, 0])
    expectEqual(
      [layer.borderColor, layer.backgroundColor, layer.shadowColor], [.black, nil, .black])
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    expectTrue(!layer.isHidden && !layer.masksToBounds)
  }
}
