import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("A tree of layers")
struct LayerTreeTests {
  private let parent = CALayer()
  private let one = CALayer()
  private let two = CALayer()
  private let three = CALayer()

  @Test("has nil, not an empty list, for no sublayers (Views 10)")
  func none() {
    var lists = [parent.sublayers]
    parent.addSublayer(one)
    lists.append(parent.sublayers)
    for _ in 0..<2 {
      one.removeFromSuperlayer()
      lists.append(parent.sublayers)
    }
    expectTrue(lists == [nil, [one], nil, nil] && one.superlayer == nil)
  }

  @Test("has each layer once, the last added in front, and takes it from its former superlayer")
  func order() {
    // Rules: Views 1, 2, 3.
    let other = CALayer()
    for layer in [one, two, three, one] { parent.addSublayer(layer) }
    expectEqual(parent.sublayers, [two, three, one])
    other.addSublayer(one)
    expectTrue(parent.sublayers == [two, three] && one.superlayer === other)
  }

  @Test("inserts at an index, beside a sibling, or in front when there is none")
  func insertion() {
    let steps: [() -> Void] = [
      { parent.insertSublayer(one, at: 999) }, { parent.insertSublayer(two, at: 0) },
      { parent.insertSublayer(three, above: two) }, { parent.insertSublayer(one, below: two) },
      { parent.insertSublayer(one, above: CALayer()) }, { parent.insertSublayer(two, below: nil) },
      { parent.insertSublayer(two, at: 2) },
    ]
    let lists = steps.map { step in
      step()
      return parent.sublayers ?? []
    }
    expectEqual(
      lists,
      [
        [one], [two, one], [two, three, one], [one, two, three], [two, three, one],
        [three, one, two], [three, one, two],
      ])
  }

  @Test("marks both sides of a move for layout (Geometry 27)")
  func layout() {
    let other = CALayer()
    parent.addSublayer(one)
    parent.layoutIfNeeded()
    other.layoutIfNeeded()
    other.addSublayer(one)
    expectTrue(parent.needsLayout && other.needsLayout)
    other.layoutIfNeeded()
    one.removeFromSuperlayer()
    expectTrue(other.needsLayout)
  }

  @Test("notifies a layer's motion of each change of tree, and of nothing else")
  func motion() {
    @MainActor
    final class Motion: LayerMotion {
      var changes: [Bool] = []
      func update(_ shown: inout LayerProperties, over model: inout LayerProperties) -> Bool {
        true
      }
      func layerDidChangeTime(_ layer: CALayer) {}
      func layerDidDeallocate() {}
      func layerDidChangeTree(_ layer: CALayer) { changes.append(layer.tree != nil) }
    }
    let (screen, other, motion, view) = (Screen(), Screen(), Motion(), UIView())
    view.layer.addSublayer(one)
    one.motion = motion
    expectEqual(motion.changes, [])
    screen.window.addSubview(view)
    screen.window.layer.addSublayer(one)
    expectEqual(motion.changes, [true])
    other.window.layer.addSublayer(one)
    one.removeFromSuperlayer()
    expectEqual(motion.changes, [true, true, false])
  }
}
