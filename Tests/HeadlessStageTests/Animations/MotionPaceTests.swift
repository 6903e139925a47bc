import Expectations
import Foundation
import HeadlessStage
import TransitionCurves

@Suite("The pace of a motion")
struct MotionPaceTests {
  static let curves: [(AnimationTimingCurve, TimeInterval)] = [
    (.eased(.linear), 0.3), (.eased(.easeInEaseOut), 0.5), (.eased(.emphasized), 0.4),
    (.sprung(.systemPush, settlingDuration: 0.4), 0.4),
    (.sprung(.systemModal, settlingDuration: 0.5), 0.5),
    (.sprung(SpringCurve(response: 0.3, dampingRatio: 0.4), settlingDuration: 1), 1),
    (.eased(MediaTimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)), 0.4),
  ]

  @Test("gives the time at which a part of the way is covered first", arguments: curves)
  func inverse(curve: AnimationTimingCurve, duration: TimeInterval) {
    let pace = MotionPace(curve, lasting: duration)
    expectEqual([pace.time(at: 0), pace.time(at: 1)], [0, duration])
    expectEqual([pace.time(at: -1), pace.time(at: 2)], [0, duration])
    var last = 0.0
    for step in 1..<100 {
      let way = Double(step) / 100
      let time = pace.time(at: way)
      expectNear(pace.way(at: time), way, within: 1e-6)
      expectAtMost(last, time)
      last = time
    }
  }

  @Test("covers no part of the way twice: a curve that overshoots stays at its end")
  func overshoot() {
    for (curve, duration) in Self.curves {
      let pace = MotionPace(curve, lasting: duration)
      let ways = (0...50).map { pace.way(at: duration * Double($0) / 50) }
      expectTrue(ways.allSatisfy { (0...1).contains($0) })
      expectEqual(ways.last, 1)
    }
  }

  @Test("is at the end at once if it takes no time")
  func noTime() {
    let pace = MotionPace(.eased(.linear), lasting: 0)
    expectEqual([pace.way(at: 0), pace.time(at: 0.5)], [1, 0])
  }
}
