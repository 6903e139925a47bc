import Foundation
import TransitionCurves
import Expectations

@Suite("A spring settles")
struct SpringSettlingTests {
  /// The norm that the settling rule measures, from the distance and from the speed over the
  /// frequency.
  static func norm(_ spring: SpringCurve, at time: TimeInterval) -> Double {
    hypot(1 - spring.value(at: time), spring.velocity(at: time) * spring.response / (2 * .pi))
  }

  @Test("at the time that Core Animation's documentation gives, and later for smaller thresholds")
  func documentedFigures() {
    let durations = [5.0, 15].map { SpringCurve(stiffness: 100, damping: $0).settlingDuration }
    expectNear(durations, [2.858, 1.035], within: 1e-3)
    expectNear(SpringCurve.default.settlingDuration, 1.4377, within: 1e-4)
    let spring = SpringCurve(response: 0.5, dampingRatio: 0.4)
    let times = (1...12).map { spring.settlingDuration(threshold: pow(10, -Double($0))) }
    expectTrue(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    expectEqual(SpringCurve(stiffness: 100, damping: 0).settlingDuration, .infinity)
    expectEqual(SpringCurve(stiffness: 100, damping: 10).settlingDuration(threshold: 2), 0)
  }

  @Test(
    "at the instant from which on its norm stays below the threshold",
    arguments: SpringTests.springs.filter { $0.damping > 0 }, [0.1, 0.001, 1e-6])
  func rule(spring: SpringCurve, threshold: Double) {
    let duration = spring.settlingDuration(threshold: threshold)
    let limit = threshold / 2.0.squareRoot()
    expectLess(abs(Self.norm(spring, at: duration) / limit - 1), 1e-8)
    for index in 1...200 {
      let share = Double(index) / 100
      let norm = Self.norm(spring, at: duration * share)
      expectTrue(share < 1 ? norm > limit * (1 - 1e-8) : norm < limit * (1 + 1e-8))
    }
  }

  @Test(
    "and arrives first when no more than a share of its way is left",
    arguments: SpringTests.springs, [0.1, 0.001])
  func arrival(spring: SpringCurve, share: Double) {
    let time = spring.arrival(within: share)
    guard time.isFinite else { return expectEqual(spring.damping, 0) }
    expectAtMost(1 - spring.value(at: time), share + 1e-9)
    for index in 0..<200 {
      expectLess(share, 1 - spring.value(at: time * Double(index) / 200))
    }
    // A fast release arrives at once.
    let fast = spring.beginning(at: 1e6)
    expectLess(fast.arrival(within: share), 1e-5)
  }

  @Test("in half a second when it is the iOS modal spring, clamped, and in 3.4 s when literal")
  func systemModal() {
    let (clamped, exact) = (
      SpringCurve.systemModal,
      SpringCurve(mass: 3, stiffness: 1000, damping: 500, overdamping: .exact)
    )
    expectNear(clamped.settlingDuration, 0.545, within: 0.0005)
    // It is near its target when iOS removes the view.
    expectNear(1 - clamped.value(at: 0.5), 0.0011, within: 0.00005)
    expectNear(1 - exact.value(at: 0.5), 0.37, within: 0.005)
    expectNear(1, exact.value(at: 3.42), within: 0.001)
    expectLess(0.001, abs(1 - exact.value(at: 3.40)))
  }

  @Test(
    "over a distance at the last instant at which a visible part of it is left",
    arguments: SpringTests.springs.filter { $0.damping > 0 }, [2, 20, 844, 1e6])
  func visible(spring: SpringCurve, distance: Double) {
    let duration = spring.settlingDuration(over: distance)
    let left = { (time: Double) in abs(distance * (1 - spring.value(at: time))) }
    expectNear(left(duration), 0.5, within: 1e-6)
    expectLess(0.5, left(duration * (1 - 1e-6)))
    expectEqual(spring.settlingDuration(over: -distance), duration)
    let later = (1...400).map { duration * (1 + Double($0) / 100) }
    expectTrue(later.allSatisfy { left($0) <= 0.5 + 1e-6 })
  }

  @Test("at once over a distance that cannot be seen, and by the published figures over others")
  func visibleFigures() {
    let modal = [0, 0.5, 844].map { SpringCurve.systemModal.settlingDuration(over: $0) }
    // (1 + ωt)·e^(−ωt) = 0.5 / 844 for ω = √(1000 / 3), by another solver.
    expectTrue(modal.prefix(2) == [0, 0] && abs(modal[2] - 0.537422736) < 1e-6)
    expectEqual(SpringCurve(stiffness: 100, damping: 0).settlingDuration(over: 2), .infinity)
    let fade = SpringCurve.systemModal.settlingDuration(over: 1, tolerance: VisibleChange.opacity)
    expectNear(fade, 0.422272388, within: 1e-6)
  }

  @Test("to a positive threshold only, over a finite distance")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      _ = SpringCurve(stiffness: 100, damping: 10).settlingDuration(threshold: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringCurve(stiffness: 100, damping: 10).settlingDuration(over: 1, tolerance: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringCurve(stiffness: 100, damping: 10).settlingDuration(over: .infinity)
    }
  }
}
