import Foundation
import StageSupport
import TestFormulas
import Expectations

@testable import HeadlessControllers

@Suite("The motion of released content")
struct ScrollPathTests {
  /// Random motions from any place at any velocity, with and without a goal.
  private func ways(_ count: Int) -> [ReleasedAxis] {
    var numbers = SeededGenerator(seed: 7)
    return (0..<count).map { _ in
      let low = Double.random(in: -500...500, using: &numbers)
      let high = low + .random(in: 0...3000, using: &numbers)
      let hasGoal = Int.random(in: 0..<3, using: &numbers) == 0
      return ReleasedAxis(
        from: .random(in: low - 400...high + 400, using: &numbers),
        velocity: .random(in: -6000...6000, using: &numbers),
        rules: ReleasedAxis.Rules(
          limits: low...high, bounces: true,
          rate: .random(in: 0.98...0.999, using: &numbers),
          goal: hasGoal ? .random(in: low...high, using: &numbers) : nil))
    }
  }

  /// The largest change of a quantity over a small interval; large only if the quantity jumps.
  private func jump(upTo end: Double, _ quantity: (Double) -> Double) -> Double {
    func change(_ low: Double, _ high: Double) -> Double { abs(quantity(high) - quantity(low)) }
    let pieces = 300
    var (low, high) = (0.0, end / Double(pieces))
    for index in 1..<pieces {
      let (next, last) = (end * Double(index) / 300, end * Double(index + 1) / 300)
      if change(next, last) > change(low, high) { (low, high) = (next, last) }
    }
    for _ in 0..<45 {
      let middle = (low + high) / 2
      if change(low, middle) > change(middle, high) { high = middle } else { low = middle }
    }
    return change(low, high)
  }

  @Test("has a continuous position and velocity, except for the last fraction of a point")
  func continuity() {
    for way in ways(250) where way.duration > 0 {
      let end = way.duration * (1 - 1e-9)
      expectEqual(way.value(at: 0), way.start)
      expectNear(way.value(at: end), way.end, within: 0.1001)
      expectLess(jump(upTo: end, way.value), 1e-6)
      expectLess(jump(upTo: end, way.velocity), 1e-4)
    }
  }

  @Test(
    "has a velocity that is the derivative of its position, on both sides of each change of law")
  func derivative() {
    for way in ways(500) where way.duration > 0 {
      for index in 1..<20 {
        let time = way.duration * Double(index) / 20
        let slope = (way.value(at: time + 1e-6) - way.value(at: time - 1e-6)) / 2e-6
        expectNear(slope, way.velocity(at: time), within: 0.5)
      }
    }
  }

  @Test("comes to rest within its limits, and at its goal")
  func rest() {
    for way in ways(2000) {
      expectTrue(way.rules.limits.contains(way.end) && way.end == way.rules.goal ?? way.end)
      expectEqual([way.value(at: way.duration), way.velocity(at: way.duration)], [way.end, 0])
    }
  }

  @Test("is the same when it is restarted from any of its positions")
  func memoryless() {
    for way in ways(500) where way.duration > 0 && way.rules.goal == nil {
      for part in [0.1, 0.5, 0.9] {
        let time = way.duration * part
        let rest = ReleasedAxis(
          from: way.value(at: time), velocity: way.velocity(at: time), rules: way.rules)
        let errors = [0.01, 0.1, 0.3].map { abs(rest.value(at: $0) - way.value(at: time + $0)) }
        expectNear(rest.end, way.end, within: 1e-6)
        expectTrue(errors.allSatisfy { $0 < 0.11 })
      }
    }
  }

  @Test("without bouncing never leaves its limits once it is inside")
  func noBounce() {
    for way in ways(500) {
      var rules = way.rules
      rules.bounces = false
      let start = min(max(way.start, rules.limits.lowerBound), rules.limits.upperBound)
      let still = ReleasedAxis(from: start, velocity: way.velocity(at: 0), rules: rules)
      for index in 0...50 {
        expectTrue(rules.limits.contains(still.value(at: still.duration * Double(index) / 50)))
      }
    }
  }

  @Test("with the most extreme possible numbers is finite")
  func extremes() {
    let numbers = [0, 1e-300, -1e-300, 1e15, 1e300, -1e300, Double.greatestFiniteMagnitude]
    for start in numbers {
      for velocity in numbers {
        for length in numbers where length >= 0 {
          for rate in [Double.leastNonzeroMagnitude, 0.5, 0.998, 1 - 1e-16] {
            for goal in [nil, 0, 1e300] as [Double?] {
              let way = ReleasedAxis(
                from: start, velocity: velocity,
                rules: .init(limits: 0...length, bounces: true, rate: rate, goal: goal))
              let samples = [0.0, 0.3, 1].flatMap {
                [way.value(at: way.duration * $0), way.velocity(at: way.duration * $0)]
              }
              expectTrue((samples + [way.end, way.duration]).allSatisfy { $0.isFinite })
              expectAtMost(0, way.duration)
            }
          }
        }
      }
    }
  }
}
