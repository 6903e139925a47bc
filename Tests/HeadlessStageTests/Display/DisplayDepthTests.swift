import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Expectations

@MainActor
@Suite("A display list of a deep tree")
struct DisplayDepthTests {
  /// A chain of views, each of which is set up and painted.
  private func chain(_ depth: Int, in scene: Scene, _ set: (UIView) -> Void) {
    var parent: UIView = scene.window
    for _ in 0..<depth {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      set(view)
      parent.addSubview(view)
      parent = view
    }
  }

  @Test("is no longer than the number of layers, where all fade, mask and paint", arguments: [2000])
  func linear(depth: Int) {
    let scene = Scene()
    chain(depth, in: scene) { view in
      view.backgroundColor = .white
      view.alpha = 0.9999
      view.clipsToBounds = true
      view.layer.borderWidth = 1
    }
    let list = scene.stage.displayList()
    expectEqual(list.items.count, 2 * depth - 1)
    expectEqual(list.clips.map(\.parent), [nil] + (0..<depth - 2).map { $0 })
    expectEqual(list.groups.map(\.parent), [nil] + (0..<depth - 2).map { $0 })
    expectEqual(list.items.prefix(depth - 1).map(\.group), (0..<depth - 1).map { $0 })
    expectEqual(list.items.prefix(depth).map(\.clip), [nil] + (0..<depth - 1).map { $0 })
    expectEqual(list.items.map { $0.opacity < 1 }, (1..<2 * depth).map { $0 == depth })
    expectEqual(list.groups(of: list.items[depth - 1]), list.groups)
    expectEqual(list.clips(of: list.items[depth - 1]), list.clips)
    expectEqual(list.steps().count, list.items.count + 2 * list.groups.count)
    expectEqual(Set(list.items.map(\.id)).count, list.items.count)
  }

  @Test("needs no deep call stack, with and without groups and masks")
  func deeper() {
    let scene = Scene()
    chain(10_000, in: scene) { view in
      view.backgroundColor = .white
      view.alpha = 0.9999
      view.clipsToBounds = true
    }
    let list = scene.stage.displayList()
    expectEqual(list.items.count, 10_000)
    expectEqual(list.groups.count, 9_999)
    expectEqual(list.clips.count, 9_999)
    expectEqual(list.steps().count, 10_000 + 2 * 9_999)
  }

  @Test("has the product of all opacities at the leaf, where no other layer paints")
  func folded() {
    let scene = Scene()
    var last: UIView?
    chain(10_000, in: scene) { view in
      view.alpha = 0.9999
      last = view
    }
    last?.backgroundColor = .white
    let list = scene.stage.displayList()
    expectEqual(list.items.count, 1)
    expectTrue(list.groups.isEmpty)
    expectTrue(list.items.allSatisfy { abs($0.opacity - pow(0.9999, 10_000)) < 1e-9 })
  }

  @Test("ends where the opacity becomes zero")
  func vanishing() {
    let scene = Scene()
    chain(2000, in: scene) { view in
      view.backgroundColor = .white
      view.alpha = 0.5
    }
    // The smallest positive number is 2⁻¹⁰⁷⁴ (IEEE 754).
    expectEqual(scene.stage.displayList().items.count, 1074)
  }
}
