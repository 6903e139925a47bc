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
    expectEqual(leaf.convertTime(3.25, from: nil), 3.25)
    expectEqual(leaf.convertTime(3.25, to: nil), 3.25)
    expectEqual(leaf.convertTime(3.25, from: other), 3.25)
    expectEqual(leaf.timeMap, .identity)
  }

  @Test("go through every layer from the top, and back (Time 1, 11)")
  func conversion() {
    top.beginTime = 1
    top.speed = 2
    middle.timeOffset = 10
    leaf.speed = -0.5
    other.beginTime = 4
    // At 3 s the time of `top` is 4, of `middle` 14, of `leaf` -7, of `other` 0.
    expectEqual(top.convertTime(3, from: nil), 4)
    expectEqual(middle.convertTime(3, from: nil), 14)
    expectEqual(leaf.convertTime(3, from: nil), -7)
    expectEqual(other.convertTime(3, from: nil), 0)
    expectEqual(leaf.convertTime(-7, to: nil), 3)
    expectEqual(leaf.convertTime(-7, to: other), 0)
    expectEqual(leaf.convertTime(0, from: other), -7)
    expectEqual(leaf.convertTime(0.125, from: leaf), 0.125)
    for time in stride(from: -3.0, through: 9, by: 0.37) {
      expectTrue(abs(leaf.timeMap.local(time) - leaf.convertTime(time, from: nil)) < 1e-12)
      expectTrue(abs(leaf.timeMap.outer(leaf.timeMap.local(time)) - time) < 1e-12)
    }
  }

  @Test("stay at their offset at speed zero, and have no outer time (Time 11)")
  func standingStill() {
    middle.speed = 0
    middle.timeOffset = 2.5
    for time in [0.0, 1, 100] { expectEqual(leaf.convertTime(time, from: nil), 2.5) }
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
