import Foundation
import MotionCurves
import Expectations

@Suite("A spring settles")
struct SpringSettlingTests {
  /// The norm that the settling rule measures, from the distance and from the speed over the
  /// frequency.
  static func norm(_ spring: SpringCurve, at time: TimeInterval) -> Double {
    hypot(1 - spring.value(at: time), spring.velocity(at: time) * spring.response / (2 * .pi))
  }

  @Test("at the time that Core Animation's documentation gives")
  func documentedFigures() {
    expectTrue(abs(SpringCurve(stiffness: 100, damping: 5).settlingDuration - 2.858) < 1e-3)
    expectTrue(abs(SpringCurve(stiffness: 100, damping: 15).settlingDuration - 1.035) < 1e-3)
    expectTrue(abs(SpringCurve.default.settlingDuration - 1.4377) < 1e-4)
  }

  @Test(
    "at the instant from which on its norm stays below the threshold",
    arguments: SpringTests.springs.filter { $0.damping > 0 }, [0.1, 0.001, 1e-6])
  func rule(spring: SpringCurve, threshold: Double) {
    let duration = spring.settlingDuration(threshold: threshold)
    let limit = threshold / 2.0.squareRoot()
    expectTrue(abs(Self.norm(spring, at: duration) / limit - 1) < 1e-8)
    for index in 1...200 {
      let share = Double(index) / 100
      let norm = Self.norm(spring, at: duration * share)
      expectTrue(share < 1 ? norm > limit * (1 - 1e-8) : norm < limit * (1 + 1e-8))
    }
  }

  @Test("later for a smaller threshold")
  func monotone() {
    let spring = SpringCurve(response: 0.5, dampingRatio: 0.4)
    let durations = (1...12).map { spring.settlingDuration(threshold: pow(10, -Double($0))) }
    expectTrue(zip(durations, durations.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("never without friction, and at once where the threshold is larger than the way")
  func extremes() {
    expectEqual(SpringCurve(stiffness: 100, damping: 0).settlingDuration, .infinity)
    expectEqual(SpringCurve(stiffness: 100, damping: 10).settlingDuration(threshold: 2), 0)
  }

  @Test("in half a second when it is the iOS modal spring, clamped, and in 3.4 s when literal")
  func systemModal() {
    let exact = SpringCurve(mass: 3, stiffness: 1000, damping: 500, overdamping: .exact)
    expectTrue(abs(1 - SpringCurve.systemModal.value(at: 0.5)) < 0.0011)
    expectTrue(abs(1 - exact.value(at: 3.42)) < 0.001)
    expectTrue(abs(1 - exact.value(at: 3.40)) > 0.001)
  }

  @Test(
    "over a distance at the last instant at which a visible part of it is left",
    arguments: SpringTests.springs.filter { $0.damping > 0 }, [2, 20, 844, 1e6])
  func visible(spring: SpringCurve, distance: Double) {
    let duration = spring.settlingDuration(over: distance)
    let left = { (time: Double) in abs(distance * (1 - spring.value(at: time))) }
    expectTrue(abs(left(duration) - 0.5) < 1e-6)
    expectEqual(spring.settlingDuration(over: -distance), duration)
    for index in 1...400 {
      let later = duration * (1 + Double(index) / 100)
      expectTrue(left(later) <= 0.5 + 1e-6)
    }
    expectTrue(left(duration * (1 - 1e-6)) > 0.5)
  }

  @Test("at once over a distance that cannot be seen, and by the published figures over others")
  func visibleFigures() {
    expectEqual(SpringCurve.systemModal.settlingDuration(over: 0), 0)
    expectEqual(SpringCurve.systemModal.settlingDuration(over: 0.5), 0)
    expectEqual(SpringCurve(stiffness: 100, damping: 0).settlingDuration(over: 2), .infinity)
    // (1 + ωt)·e^(−ωt) = 0.5 / 844 for ω = √(1000 / 3), by another solver.
    expectTrue(abs(SpringCurve.systemModal.settlingDuration(over: 844) - 0.537422736) < 1e-6)
    let fade = SpringCurve.systemModal.settlingDuration(over: 1, tolerance: VisibleChange.opacity)
    expectTrue(abs(fade - 0.422272388) < 1e-6)
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
