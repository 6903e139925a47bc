import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
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
    for step in 0..<50 {
      let time = 0.25 * Double(step) / 50
      scene.stage.advance(to: time)
      let progress = bezier(0.25, 0.1, 0.25, 1, at: time / 0.25)
      expectTrue(isClose(layer.presentationProperties.position.x, 100 * progress))
    }
    scene.stage.advance(to: 0.25)
    expectEqual(layer.presentationProperties.position.x, 100)
    expectTrue(layer.animationKeys() == nil)
  }

  @Test(
    "animates every property that Core Animation does (Layers 7, 8)",
    arguments: [
      "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds.origin",
      "bounds.size", "cornerRadius", "hidden", "masksToBounds", "opacity", "position",
      "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "sublayerTransform",
      "transform", "zPosition",
    ])
  func properties(key: String) {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    switch key {
    case "anchorPoint": layer.anchorPoint.x = 9
    case "backgroundColor": layer.backgroundColor = .white
    case "borderColor": layer.borderColor = .white
    case "borderWidth": layer.borderWidth = 9
    case "bounds.origin": layer.bounds.origin.x = 9
    case "bounds.size": layer.bounds.size.width = 9
    case "cornerRadius": layer.cornerRadius = 9
    case "hidden": layer.isHidden = true
    case "masksToBounds": layer.masksToBounds = true
    case "opacity": layer.opacity = 0
    case "position": layer.position.x = 9
    case "shadowColor": layer.shadowColor = .white
    case "shadowOffset": layer.shadowOffset = .zero
    case "shadowOpacity": layer.shadowOpacity = 1
    case "shadowRadius": layer.shadowRadius = 9
    case "sublayerTransform": layer.sublayerTransform = CATransform3D(scaleX: 2, y: 2)
    case "transform": layer.transform = CATransform3D(scaleX: 2, y: 2)
    default: layer.zPosition = 9
    }
    expectEqual(layer.animationKeys(), [key])
  }

  @Test("switches Booleans halfway (ImplicitAnimations 18)")
  func truths() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    CATransaction.setAnimationTimingFunction(.linear)
    layer.isHidden = true
    let film = [0.1, 0.124, 0.126, 0.25].map { time in
      scene.stage.advance(to: time)
      return layer.presentationProperties.isHidden
    }
    expectEqual(film, [false, false, true, true])
  }

  @Test("is animated with the transaction's settings (ImplicitAnimations 10; Transactions 4)")
  func transaction() throws {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(.easeIn)
    layer.opacity = 0
    CATransaction.commit()
    scene.stage.advance(to: 0.5)
    expectTrue(
      isClose(layer.presentationProperties.opacity, 1 - bezier(0.42, 0, 1, 1, at: 0.5)))
    #expect(try scene.stage.settle() == 0.5)
  }

  @Test("is not animated while actions are disabled (Transactions 7)")
  func disabled() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    layer.add(CABasicAnimation(\.position.x, from: 0, to: 1), forKey: "explicit")
    CATransaction.commit()
    expectEqual(layer.animationKeys(), ["explicit"])
  }

  @Test("is not animated before its first commit (ImplicitAnimations 12)")
  func uncommitted() {
    let scene = Scene()
    let layer = scene.standaloneLayer(committed: false)
    layer.opacity = 0.5
    expectTrue(layer.animationKeys() == nil)
    scene.stage.advance(by: 0)
    layer.opacity = 0
    expectEqual(layer.animationKeys(), ["opacity"])
    let stray = CALayer()
    stray.opacity = 0
    expectTrue(stray.animationKeys() == nil)
  }

  @Test("is not animated by a change to an equal value")
  func sameValue() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.opacity = 1
    layer.position = .zero
    expectTrue(layer.animationKeys() == nil)
    layer.opacity = 0
    scene.stage.advance(to: 0.125)
    layer.opacity = 0
    scene.stage.advance(to: 0.25)
    expectTrue(layer.animationKeys() == nil)
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
    scene.stage.advance(by: 0.125)
    let progress = bezier(0.25, 0.1, 0.25, 1, at: 0.5)
    expectTrue(
      isClose(
        layer.presentationProperties.position.x, Double(shown.x) * (1 - progress) - 100 * progress))
  }

  @Test("jumps when the transaction has a duration of zero")
  func noTime() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.opacity = 0
    scene.stage.advance(to: 0.125)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    layer.opacity = 1
    CATransaction.commit()
    expectEqual(layer.presentationProperties.opacity, 1)
    scene.stage.advance(by: 0)
    expectTrue(scene.stage.isSettled)
  }

  @Test("is replaced by an explicit animation under the property's name (ImplicitAnimations 5)")
  func explicit() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.opacity = 0
    let explicit = CABasicAnimation(\.opacity, from: 0.5, to: 0.5)
    explicit.duration = 2
    layer.add(explicit, forKey: "opacity")
    scene.stage.advance(to: 1)
    expectEqual(layer.presentationProperties.opacity, 0.5)
  }

  @Test("delays the completion of the transaction (Transactions 5)")
  func completion() {
    let scene = Scene()
    let log = Log(scene.stage)
    let layer = scene.standaloneLayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    layer.opacity = 0
    CATransaction.commit()
    scene.stage.advance(to: 1)
    expectEqual(log.times, [0.25])
  }

  @Test("differs from a view's layer, which never animates by itself (Layers 2, 3)")
  func viewLayer() {
    let scene = Scene()
    scene.layer.opacity = 0
    scene.layer.position.x = 0
    expectTrue(scene.layer.animationKeys() == nil)
    expectTrue(scene.stage.isSettled)
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
    expectEqual(layer.zPosition, 0)
    expectEqual(layer.opacity, 1)
    expectTrue(!layer.isHidden)
    expectEqual(layer.borderWidth, 0)
    expectEqual(layer.borderColor, .black)
    expectTrue(layer.backgroundColor == nil)
    expectEqual(layer.cornerRadius, 0)
    expectEqual(layer.shadowColor, .black)
    expectEqual(layer.shadowOpacity, 0)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    expectEqual(layer.shadowRadius, 3)
    expectTrue(!layer.masksToBounds)
  }
}
