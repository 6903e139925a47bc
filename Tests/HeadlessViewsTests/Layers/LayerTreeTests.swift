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
    expectTrue(parent.sublayers == nil)
    parent.addSublayer(one)
    expectEqual(parent.sublayers, [one])
    one.removeFromSuperlayer()
    expectTrue(parent.sublayers == nil)
    expectTrue(one.superlayer == nil)
    one.removeFromSuperlayer()
    expectTrue(parent.sublayers == nil)
  }

  @Test("has each layer once, the last added in front (Views 1, 3)")
  func order() {
    for layer in [one, two, three, one] { parent.addSublayer(layer) }
    expectEqual(parent.sublayers, [two, three, one])
  }

  @Test("inserts at an index, beside a sibling, or in front when there is none")
  func insertion() {
    parent.insertSublayer(one, at: 999)
    parent.insertSublayer(two, at: 0)
    expectEqual(parent.sublayers, [two, one])
    parent.insertSublayer(three, above: two)
    expectEqual(parent.sublayers, [two, three, one])
    parent.insertSublayer(one, below: two)
    expectEqual(parent.sublayers, [one, two, three])
    parent.insertSublayer(one, above: CALayer())
    expectEqual(parent.sublayers, [two, three, one])
    parent.insertSublayer(two, below: nil)
    expectEqual(parent.sublayers, [three, one, two])
    parent.insertSublayer(two, at: 2)
    expectEqual(parent.sublayers, [three, one, two])
  }

  @Test("removes a layer from its former superlayer (Views 2)")
  func reparenting() {
    let other = CALayer()
    parent.addSublayer(one)
    other.addSublayer(one)
    expectTrue(parent.sublayers == nil)
    expectTrue(one.superlayer === other)
  }

  @Test("marks both sides of a move for layout (Geometry 27)")
  func layout() {
    let other = CALayer()
    parent.addSublayer(one)
    parent.layoutIfNeeded()
    other.layoutIfNeeded()
    other.addSublayer(one)
    expectTrue(parent.needsLayout)
    expectTrue(other.needsLayout)
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
    expectEqual(motion.changes, [true, true])
    one.removeFromSuperlayer()
    expectEqual(motion.changes, [true, true, false])
  }

  @Test("compares layers by identity")
  func identity() {
    expectTrue(CALayer() != CALayer())
    expectEqual(Set([one, one, two]).count, 2)
  }
}
