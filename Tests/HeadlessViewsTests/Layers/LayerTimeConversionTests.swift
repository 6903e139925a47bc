import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("Times of layers")
struct LayerTimeConversionTests {
  let top = CALayer()
  let middle = CALayer()
  let leaf = CALayer()
  let other = CALayer()

  init() {
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    top.addSublayer(other)
  }

  @Test("are the stage's unless a layer has a time of its own")
  func identity() {
    let times = [
      leaf.convertTime(3.25, from: nil), leaf.convertTime(3.25, to: nil),
      leaf.convertTime(3.25, from: other),
    ]
    expectTrue(times == [3.25, 3.25, 3.25] && leaf.timeMap == .identity)
  }

  @Test("go through every layer from the top, and back (Time 1, 11)")
  func conversion() {
    top.beginTime = 1
    top.speed = 2
    middle.timeOffset = 10
    leaf.speed = -0.5
    other.beginTime = 4
    // At 3 s the time of `top` is 4, of `middle` 14, of `leaf` -7, of `other` 0.
    expectEqual([top, middle, leaf, other].map { $0.convertTime(3, from: nil) }, [4, 14, -7, 0])
    expectEqual(
      [
        leaf.convertTime(-7, to: nil), leaf.convertTime(-7, to: other),
        leaf.convertTime(0, from: other), leaf.convertTime(0.125, from: leaf),
      ], [3, 0, -7, 0.125])
    let (map, times) = (leaf.timeMap, Array(stride(from: -3.0, through: 9, by: 0.37)))
    let locals = times.map { map.local($0) }
    expectNear(locals, times.map { leaf.convertTime($0, from: nil) }, within: 1e-12)
    expectNear(locals.map { map.outer($0) }, times, within: 1e-12)
  }

  @Test("stay at their offset at speed zero, and have no outer time (Time 11)")
  func standingStill() {
    middle.speed = 0
    middle.timeOffset = 2.5
    expectEqual([0, 1, 100].map { leaf.convertTime($0, from: nil) }, [2.5, 2.5, 2.5])
    expectEqual(leaf.convertTime(7, to: nil), 2.5)
    expectEqual(leaf.timeMap.outer(7), .infinity)
  }

  @Test("are known to their own tree, so that layers of other trees skip the conversion")
  func trees() {
    let (one, other, child) = (CALayer(), CALayer(), CALayer())
    one.join(LayerTree())
    other.join(LayerTree())
    one.addSublayer(child)
    expectTrue(!child.mayHaveOwnTimes)
    one.speed = 2
    expectTrue(child.mayHaveOwnTimes)
    expectEqual(child.timeMap.local(3), 6)
    expectTrue(!other.mayHaveOwnTimes)
    // What still runs in that time may have left the layer that has it.
    one.speed = 1
    expectTrue(child.mayHaveOwnTimes)
    let guest = CALayer()
    guest.timeOffset = 5
    other.addSublayer(guest)
    expectTrue(other.mayHaveOwnTimes)
    expectEqual(guest.timeMap.local(3), 8)
  }
}
