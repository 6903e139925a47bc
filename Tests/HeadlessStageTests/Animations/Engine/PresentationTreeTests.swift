import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("The presentation tree")
struct PresentationTreeTests {
  let scene = Scene()
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let dot = CALayer()

  init() throws {
    scene.view.addSubview(card)
    dot.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    card.layer.addSublayer(dot)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x = 220 }
    scene.stage.advance(to: 0.5)
  }

  @Test("has copies above and below each copy (ImplicitAnimations 13)")
  func relatives() throws {
    let shown = try #require(card.layer.presentation())
    let above = try #require(shown.superlayer)
    expectTrue(above !== scene.layer && above.model() === scene.layer)
    expectEqual(above.sublayers?.map { $0.model() }, [card.layer])
    expectEqual(above.sublayers?.first?.position.x, 120)
    let below = try #require(shown.sublayers?.first)
    expectTrue(below !== dot && below.model() === dot && below.sublayers == nil)
    let line = sequence(first: below) { $0.superlayer }.map { $0.model() }
    expectEqual(line, [dot, card.layer, scene.layer, scene.window.layer])
    // The models are not linked with the copies.
    expectTrue(card.layer.superlayer === scene.layer && dot.superlayer === card.layer)
    // Layers that were added in this turn are left out.
    card.layer.addSublayer(CALayer())
    expectEqual(card.layer.presentation()?.sublayers?.count, 1)
    scene.stage.advance(by: 0)
    expectEqual(card.layer.presentation()?.sublayers?.count, 2)
  }

  @Test("converts points by presentation values; models convert by model values (Geometry 14)")
  func conversion() throws {
    let shown = try #require(dot.presentation())
    let above = try #require(scene.layer.presentation())
    let card = try #require(card.layer.presentation())
    let point = CGPoint(x: 1, y: 2)
    expectEqual(
      [
        shown.convert(point, to: nil), dot.convert(point, to: nil),
        above.convert(point, from: shown), card.convert(point, from: shown),
        shown.convert(CGPoint(x: 111, y: 12), from: above),
      ],
      [
        CGPoint(x: 111, y: 12), CGPoint(x: 211, y: 12), CGPoint(x: 111, y: 12),
        CGPoint(x: 11, y: 12), point,
      ])
    expectTrue(scene.issues.isEmpty)
  }

  @Test("is hit by presentation values, its model by model values (Geometry 24)")
  func hitTesting() throws {
    let shown = try #require(scene.layer.presentation())
    let points = [(115, 15), (101, 1), (5, 5), (215, 15)].map { CGPoint(x: $0.0, y: $0.1) }
    expectEqual(points.map { shown.hitTest($0)?.model() }, [dot, card.layer, scene.layer, nil])
    expectTrue(scene.layer.hitTest(points[3]) === dot && scene.view.hitTest(points[0]) == nil)
  }

  @Test("is released with its last user, and retains no model")
  func lifetime() throws {
    weak var copy: CALayer?
    weak var model: CALayer?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.window.addSubview(view)
      scene.stage.advance(by: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      scene.stage.advance(by: 0.25)
      let shown = try #require(view.layer.presentation())
      (model, copy) = (view.layer, shown.superlayer)
      _ = shown.superlayer?.sublayers?.first?.superlayer
      view.removeFromSuperview()
      scene.stage.advance(by: 0)
      expectNear(shown.properties.opacity, 0.75)
      expectTrue(shown.model() === model)
      expectTrue(shown.animationKeys() == nil && shown.superlayer == nil)
    }
    expectTrue(copy == nil && model == nil)
  }
}
