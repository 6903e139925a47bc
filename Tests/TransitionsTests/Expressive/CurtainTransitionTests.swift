import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A pair of curtains")
struct CurtainTransitionTests {
  @Test("gathers both halves at their sides to a fifth, moves them out, and draws them again")
  func values() throws {
    let scene = TransitionScene(.curtain)
    try scene.quarters { moment in
      let gathered = moment.progress(Moment.easeInOut, during: 0...0.75)
      let gone = moment.progress(Moment.easeInOut, during: 0.6...1)
      let curtains = scene.items("wall")
      #expect(curtains.count == 2)
      for (curtain, side) in zip(curtains, [-1.0, 1]) {
        let map = PlaneMap(curtain.transform)
        // Each curtain reaches over the middle by 8 points.
        let outer = 200 + side * 200 + side * gone * 208 * 0.2
        let width = 208 * (1 - 0.8 * gathered)
        for y in [0.0, 800] {
          let edge = try #require(map(CGPoint(x: 200 + side * 200, y: y)))
          let middle = try #require(map(CGPoint(x: 200 - side * 8, y: y)))
          expectClose(edge.x, outer, 1e-5)
          expectClose(middle.x, outer - side * width, 1e-5)
          expectClose(edge.y, y, 1e-6)
        }
      }
      let fore = try #require(scene.items("fore").first)
      #expect(fore.transform.isIdentity)
      let list = scene.stage.displayList()
      let pleats = scene.items("pleat")
      if gathered > 0.01 { #expect(pleats.count == 10) }
      for pleat in pleats {
        let opacity = list.groups(of: pleat).reduce(pleat.opacity) { $0 * $1.opacity }
        expectClose(CGFloat(opacity), 0.35 * gathered, 1e-6)
      }
    }
  }

  @Test("has pleats that are the mirror image of each other")
  func pleats() throws {
    let scene = TransitionScene(.curtain)
    scene.paint()
    try scene.run(.forward, at: [0.5]) { _, _ in
      // The shade of a pleat is a tenth of the width.
      let shade = 20.8 * (1 - 0.8 * Moment.easeInOut(0.5 / 0.75))
      let edges = try scene.items("pleat").map { pleat in
        try #require(PlaneMap(pleat.transform)(CGPoint.zero)).x
      }
      #expect(edges.count == 10)
      for (number, (one, two)) in zip(edges.prefix(5), edges.suffix(5)).enumerated() {
        let left = Double(2 * number + 1) * shade
        expectClose(one, left, 1e-5)
        expectClose(two, 400 - Double(10 - 2 * number) * shade, 1e-5)
      }
    }
  }

  @Test("lasts 0.8 s, and returns to the picture with which it began")
  func duration() throws {
    let scene = TransitionScene(.curtain)
    scene.paint()
    let before = scene.picture
    expectClose(CGFloat(try scene.forward()), 0.8)
    expectClose(CGFloat(try scene.backward()), 0.8)
    #expect(scene.picture == before)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { CurtainTransition() } }
}
