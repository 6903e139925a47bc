import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A swap")
struct SwapTransitionTests {
  @Test("moves both views apart and together, in the other order", arguments: [1.0, -1])
  func values(trailing: Double) throws {
    let scene = TransitionScene(.swap, trailing > 0 ? .leftToRight : .rightToLeft)
    try scene.quarters(lasting: 0.9) { moment in
      let out = moment.progress(Moment.easeInOut, during: 0...0.5)
      let home = moment.progress(Moment.easeInOut, during: 0.5...1)
      let apart = out - home
      // The scales of the two halves are multiplied.
      let scale = (1 - 0.55 * out) * (1 + (1 / 0.45 - 1) * home)
      let z = moment.film(linear)
      for (name, side, depth) in [("fore", trailing, z - 1), ("wall", -trailing, -z)] {
        let item = try #require(scene.items(name).first)
        for corner in [-1.0, 1] {
          let x = side * 100 * apart + corner * 200 * scale
          scene.expect(
            item, 200 + 200 * corner, 400 + 400 * corner, at: (x, corner * 400 * scale, depth))
        }
      }
      let names = scene.stage.displayList().items.compactMap { item in
        ["fore", "wall"].first { item.name.hasSuffix("'\($0)'") && !item.name.contains(" in ") }
      }
      if z != 0.5 { expectEqual(names.last, (z < 0.5 ? "wall" : "fore")) }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .swap } }
}
