import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A pair of curtains")
struct CurtainTransitionTests {
  /// The outer edge of the curtain at a side, as far as it has left.
  private func outer(_ side: Double, _ gone: Double) -> Double {
    200 + side * 200 + side * gone * (208 * 0.2 + 32)
  }

  @Test("gathers both halves at their sides to a fifth, moves them out, and draws them again")
  func values() throws {
    let scene = TransitionScene(.curtain())
    try scene.quarters(duration: 0.8) { moment in
      let gathered = moment.progress(Moment.easeInOut, during: 0...0.75)
      let gone = moment.progress(Moment.easeInOut, during: 0.6...1)
      let curtains = scene.items("wall")
      expectEqual(curtains.count, 2)
      for (curtain, side) in zip(curtains, [-1.0, 1]) {
        let map = PlaneMap(curtain.transform)
        // Each curtain reaches over the middle by 8 points.
        let outer = outer(side, gone)
        let width = 208 * (1 - 0.8 * gathered)
        for y in [0.0, 800] {
          let edge = try #require(map(CGPoint(x: 200 + side * 200, y: y)))
          let middle = try #require(map(CGPoint(x: 200 - side * 8, y: y)))
          expectNear(edge.x, outer, within: 1e-5)
          expectNear(middle.x, outer - side * width, within: 1e-5)
          expectNear(edge.y, y, within: 1e-6)
        }
      }
      expectEqual(scene.items("fore").first?.transform.isIdentity, true)
      let pleats = scene.items("pleats")
      if gathered > 0.01 { expectEqual(pleats.count, 2) }
      for shade in pleats { expectNear(scene.opacity(of: shade), gathered, within: 1e-6) }
      // The shadow over each hem begins at the curtain's inner edge, and is 32 points wide.
      for (hem, side) in zip(scene.items("hem"), [-1.0, 1]) {
        let inner = outer(side, gone) - side * 208 * (1 - 0.8 * gathered)
        let map = PlaneMap(hem.transform)
        let ends = try [0.0, 32].map { try #require(map(CGPoint(x: $0, y: 0))).x }
        expectNear(side < 0 ? ends[0] : ends[1], inner, within: 1e-5)
        expectNear(side < 0 ? ends[1] : ends[0], inner - side * 32, within: 1e-5)
      }
    }
  }

  @Test("has soft pleats, and a shadow that ends softly: no two neighbouring colours differ much")
  func softness() throws {
    let scene = TransitionScene(.curtain())
    try scene.run(.forward, at: [0.5]) { _ in
      let space = try #require(scene.space)
      var (pending, shades): ([UIView], [String: [[Double]]]) = ([space], [:])
      while let view = pending.popLast() {
        pending += view.subviews
        guard let name = view.accessibilityIdentifier, let layer = view.layer as? CAGradientLayer
        else { continue }
        shades[name, default: []].append((layer.colors ?? []).map { Double($0.alpha) })
      }
      let (pleats, hems) = try (#require(shades["pleats"]), #require(shades["hem"]))
      expectTrue(pleats.count == 2 && pleats[0] == pleats[1])
      expectTrue(hems.count == 2 && hems[0] == hems[1])
      for shade in pleats + hems {
        let steps = zip(shade, shade.dropFirst()).map { abs($0 - $1) }
        expectAtMost(6, shade.count, "\(shade)")
        expectLess((steps.max() ?? 1), 0.2, "\(shade)")
      }
      // Each curtain has four ridges, and a hollow at both of its edges.
      expectEqual(pleats[0].filter { $0 < 1e-9 }.count, 4)
      expectNear(try #require(pleats[0].first), 0.5, within: 1e-6)
      expectNear(try #require(pleats[0].last), 0.5, within: 1e-6)
      expectEqual(hems[0].last, 0)
    }
    // On a dark page it is the ridges that are light.
    let dark = TransitionScene(.curtain())
    dark.stage.traits.userInterfaceStyle = .dark
    try dark.run(.forward, at: [0.5]) { _ in
      let curtain = try #require(dark.space?.subviews.last)
      let gradient = try #require(curtain.subviews.last?.layer as? CAGradientLayer)
      let colors = try #require(gradient.colors)
      expectEqual(colors.map(\.red), colors.map { _ in 1 })
      expectEqual(colors.first?.alpha, 0)
      expectNear((colors.map(\.alpha).max() ?? 0), 0.25, within: 1e-9)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .curtain() } }
}
