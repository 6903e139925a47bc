import Foundation
import TransitionCurves
import Expectations

@Suite("A bounce")
struct BounceTests {
  static let bounces = [
    Bounce(velocity: 1200), Bounce(displacement: -80), Bounce(displacement: 50, velocity: 700),
    Bounce(displacement: 50, velocity: -2000, frequency: 7),
    Bounce(displacement: 60, velocity: -600), Bounce(displacement: -3, velocity: 10, frequency: 4),
  ]

  @Test("obeys the equation of a critically damped spring", arguments: bounces)
  func equation(bounce: Bounce) {
    expectEqual(
      [bounce.value(at: 0), bounce.velocity(at: 0)], [bounce.displacement, bounce.initialVelocity])
    for time in [0.01, 0.07, 0.3, 1] {
      let step = 1e-5
      let slope = (bounce.value(at: time + step) - bounce.value(at: time - step)) / (2 * step)
      let pull = (bounce.velocity(at: time + step) - bounce.velocity(at: time - step)) / (2 * step)
      expectNear(slope, bounce.velocity(at: time), within: 1e-4)
      let frequency = bounce.frequency
      let residual =
        pull + 2 * frequency * bounce.velocity(at: time)
        + frequency * frequency * bounce.value(at: time)
      expectLess(abs(residual), 1e-2)
    }
  }

  @Test("is the same motion as a spring without overdamping")
  func spring() {
    let bounce = Bounce(
      displacement: -300, velocity: 900, frequency: Bounce.reconstructedScrollViewFrequency)
    let spring = SpringCurve(stiffness: 100, damping: 20, initialVelocity: 3)
    for time in stride(from: 0, through: 1.5, by: 0.05) {
      expectLess(abs(bounce.value(at: time) + 300 * (1 - spring.value(at: time))), 1e-9)
      expectNear(bounce.velocity(at: time), 300 * spring.velocity(at: time), within: 1e-8)
    }
  }

  @Test(
    "stays within the threshold from its settling duration on, and not before", arguments: bounces)
  func settles(bounce: Bounce) {
    for threshold in [0.1, 0.5, 20, 1000] {
      let time = bounce.settlingDuration(threshold: threshold)
      for later in stride(from: time + 1e-9, to: time + 3, by: 0.01) {
        expectAtMost(abs(bounce.value(at: later)), threshold * (1 + 1e-9))
      }
      if time > 0 { expectAtMost(threshold * (1 - 1e-4), abs(bounce.value(at: time - 1e-6))) }
    }
  }

  @Test("goes as far as was measured on iOS 26.1, within a point")
  func measured() {
    let bounce = Bounce(velocity: 3005)
    expectNear(bounce.value(at: 1 / bounce.frequency), 99.7, within: 1)
  }

  @Test("passes zero once when its velocity carries it across, and never otherwise")
  func passing() throws {
    let across = Bounce(displacement: 50, velocity: -2000)
    let time = try #require(across.passingTime)
    expectLess(abs(across.value(at: time)), 1e-9)
    expectLess(across.value(at: time + 0.1), 0)
    let others = [Bounce(displacement: 50, velocity: -400), Bounce(velocity: 400), Bounce()]
    expectTrue(others.allSatisfy { $0.passingTime == nil })
  }

  @Test("never yields a value that is not a number")
  func robustness() {
    let bounce = Bounce(displacement: 50, velocity: 1e300)
    expectEqual([.nan, .infinity, -1].map { bounce.value(at: $0) }, [50, 0, 50])
    expectEqual([.nan, .infinity, -1].map { bounce.velocity(at: $0) }, [1e300, 0, 0])
    expectTrue(bounce.settlingDuration().isFinite)
    expectEqual(Bounce().settlingDuration(), 0)
  }

  @Test("refuses impossible numbers")
  func refusals() async {
    await #expect(processExitsWith: .failure) { _ = Bounce(displacement: .nan) }
    await #expect(processExitsWith: .failure) { _ = Bounce(frequency: 0) }
    await #expect(processExitsWith: .failure) { _ = Bounce().settlingDuration(threshold: 0) }
  }
}
