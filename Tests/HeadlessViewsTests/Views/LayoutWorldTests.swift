import TestFormulas
import HeadlessViews
import Expectations

@MainActor
@Suite("Layout of trees that change")
struct LayoutWorldTests {
  /// A world of layers that move, request layout and perform layout at random.
  @MainActor
  private final class World {
    let root = CALayer()
    let layers = (0..<40).map { _ in Meddler() }
    var numbers: SeededGenerator

    /// The number of steps that layers may still take during their layout.
    var meddling = 0

    init(seed: UInt64) {
      numbers = SeededGenerator(seed: seed)
      if seed.isMultiple(of: 2) { root.join(LayerTree()) }
      for layer in layers { layer.world = self }
    }

    var any: CALayer { layers.randomElement(using: &numbers) ?? root }

    func step() {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0...2: (Bool.random(using: &numbers) ? root : any).addSublayer(any)
      case 3: any.insertSublayer(any, at: 0)
      case 4: any.removeFromSuperlayer()
      case 5: any.mask = CALayer()
      case 6: any.layoutIfNeeded()
      default: any.setNeedsLayout()
      }
    }

    /// All layers in the root's tree that still need layout.
    var due: [CALayer] {
      var (found, pending) = ([CALayer](), [root])
      while let layer = pending.popLast() {
        if layer.needsLayout { found.append(layer) }
        pending += (layer.sublayers ?? []) + [layer.mask].compactMap(\.self)
      }
      return found
    }
  }

  /// A layer that changes the tree while it is laid out.
  private final class Meddler: CALayer {
    weak var world: World?

    override func layoutSublayers() {
      guard let world, world.meddling > 0 else { return }
      world.meddling -= 1
      world.step()
    }
  }

  @Test("leaves no layer that needs layout, after any marks, moves and earlier layout")
  func all() {
    for seed in 0..<200 {
      let world = World(seed: UInt64(seed))
      for _ in 0..<12 {
        // Some steps are refused, some layouts are stopped: not in the stages of other tests.
        refusals {
          for _ in 0..<10 { world.step() }
          world.meddling = 4
          world.root.layoutIfNeeded()
        }
        expectTrue(world.due.isEmpty, "seed \(seed)")
      }
    }
  }
}
