import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
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
    expectTrue(above !== scene.layer)
    expectTrue(above.model() === scene.layer)
    expectEqual(above.sublayers?.map { $0.model() }, [card.layer])
    expectEqual(above.sublayers?.first?.position.x, 120)
    let below = try #require(shown.sublayers?.first)
    expectTrue(below.model() === dot)
    expectTrue(below !== dot)
    expectTrue(below.sublayers == nil)
    expectTrue(below.superlayer?.superlayer?.superlayer?.model() === scene.window.layer)
    expectTrue(below.superlayer?.superlayer?.superlayer?.superlayer == nil)
    // The models are not linked with the copies.
    expectTrue(card.layer.superlayer === scene.layer)
    expectTrue(dot.superlayer === card.layer)
  }

  @Test("leaves out layers that were added in this turn")
  func fresh() throws {
    card.layer.addSublayer(CALayer())
    #expect(try #require(card.layer.presentation()).sublayers?.count == 1)
    scene.stage.advance(by: 0)
    #expect(try #require(card.layer.presentation()).sublayers?.count == 2)
  }

  @Test("converts points by presentation values; models convert by model values (Geometry 14)")
  func conversion() throws {
    let shown = try #require(dot.presentation())
    expectEqual(shown.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 111, y: 12))
    expectEqual(dot.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 211, y: 12))
    let above = try #require(scene.layer.presentation())
    expectEqual(above.convert(CGPoint(x: 1, y: 2), from: shown), CGPoint(x: 111, y: 12))
    expectEqual(shown.convert(CGPoint(x: 111, y: 12), from: above), CGPoint(x: 1, y: 2))
    let card = try #require(card.layer.presentation())
    expectEqual(card.convert(CGPoint(x: 1, y: 2), from: shown), CGPoint(x: 11, y: 12))
    expectTrue(scene.issues.isEmpty)
  }

  @Test("is hit by presentation values, its model by model values (Geometry 24)")
  func hitTesting() throws {
    let shown = try #require(scene.layer.presentation())
    expectTrue(shown.hitTest(CGPoint(x: 115, y: 15))?.model() === dot)
    expectTrue(shown.hitTest(CGPoint(x: 101, y: 1))?.model() === card.layer)
    expectTrue(shown.hitTest(CGPoint(x: 5, y: 5))?.model() === scene.layer)
    expectTrue(shown.hitTest(CGPoint(x: 215, y: 15)) == nil)
    expectTrue(scene.layer.hitTest(CGPoint(x: 215, y: 15)) === dot)
    expectTrue(scene.view.hitTest(CGPoint(x: 115, y: 15)) == nil)
  }

  @Test("is released with its last user")
  func lifetime() throws {
    weak var copy: CALayer?
    do {
      let shown = try #require(dot.presentation())
      copy = shown.superlayer
      _ = shown.superlayer?.sublayers?.first?.superlayer
    }
    expectTrue(copy == nil)
  }
}
