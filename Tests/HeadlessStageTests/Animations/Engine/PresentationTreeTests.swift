import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Testing

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
    #expect(above !== scene.layer)
    #expect(above.model() === scene.layer)
    #expect(above.sublayers?.map { $0.model() } == [card.layer])
    #expect(above.sublayers?.first?.position.x == 120)
    let below = try #require(shown.sublayers?.first)
    #expect(below.model() === dot)
    #expect(below !== dot)
    #expect(below.sublayers == nil)
    #expect(below.superlayer?.superlayer?.superlayer?.model() === scene.window.layer)
    #expect(below.superlayer?.superlayer?.superlayer?.superlayer == nil)
    // The models are not linked with the copies.
    #expect(card.layer.superlayer === scene.layer)
    #expect(dot.superlayer === card.layer)
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
    #expect(shown.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 12))
    #expect(dot.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 211, y: 12))
    let above = try #require(scene.layer.presentation())
    #expect(above.convert(CGPoint(x: 1, y: 2), from: shown) == CGPoint(x: 111, y: 12))
    #expect(shown.convert(CGPoint(x: 111, y: 12), from: above) == CGPoint(x: 1, y: 2))
    let card = try #require(card.layer.presentation())
    #expect(card.convert(CGPoint(x: 1, y: 2), from: shown) == CGPoint(x: 11, y: 12))
    #expect(scene.issues.isEmpty)
  }

  @Test("is hit by presentation values, its model by model values (Geometry 24)")
  func hitTesting() throws {
    let shown = try #require(scene.layer.presentation())
    #expect(shown.hitTest(CGPoint(x: 115, y: 15))?.model() === dot)
    #expect(shown.hitTest(CGPoint(x: 101, y: 1))?.model() === card.layer)
    #expect(shown.hitTest(CGPoint(x: 5, y: 5))?.model() === scene.layer)
    #expect(shown.hitTest(CGPoint(x: 215, y: 15)) == nil)
    #expect(scene.layer.hitTest(CGPoint(x: 215, y: 15)) === dot)
    #expect(scene.view.hitTest(CGPoint(x: 115, y: 15)) == nil)
  }

  @Test("is released with its last user")
  func lifetime() throws {
    weak var copy: CALayer?
    do {
      let shown = try #require(dot.presentation())
      copy = shown.superlayer
      _ = shown.superlayer?.sublayers?.first?.superlayer
    }
    #expect(copy == nil)
  }
}
