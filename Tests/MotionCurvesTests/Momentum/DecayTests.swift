import Foundation
import MotionCurves
import Expectations

@Suite("A decay")
struct DecayTests {
  @Test("keeps its rate of the velocity in each millisecond")
  func rate() {
    let decay = Decay(initialVelocity: 1000)
    expectTrue(abs(decay.velocity(at: 0.001) - 998) < 1e-9)
    expectTrue(abs(decay.velocity(at: 0.1) - 1000 * pow(0.998, 100)) < 1e-9)
  }

  @Test("covers in one step what it covers in two")
  func halfSteps() {
    let decay = Decay(initialVelocity: -730, decelerationRate: Decay.fastRate)
    let middle = Decay(
      initialVelocity: decay.velocity(at: 0.2), decelerationRate: decay.decelerationRate)
    expectTrue(abs(decay.value(at: 0.2) + middle.value(at: 0.3) - decay.value(at: 0.5)) < 1e-10)
  }

  @Test("has a velocity that is the derivative of its value")
  func derivative() {
    let decay = Decay(initialVelocity: 1200)
    for time in [0.01, 0.3, 1, 3] {
      let difference = (decay.value(at: time + 1e-5) - decay.value(at: time - 1e-5)) / 2e-5
      expectTrue(abs(decay.velocity(at: time) - difference) < 1e-5)
    }
  }

  @Test("comes to rest at its resting value, and is at the threshold at its settling duration")
  func rest() {
    let decay = Decay(initialVelocity: 1200)
    expectEqual(decay.value(at: .infinity), decay.restingValue)
    expectTrue(abs(decay.restingValue - 1200 / 2.002_002_67) < 1e-4)
    let left = decay.restingValue - decay.value(at: decay.settlingDuration(threshold: 0.5))
    expectTrue(abs(left - 0.5) < 1e-9)
    expectEqual(Decay(initialVelocity: 0).settlingDuration(), 0)
  }

  @Test("comes to rest at a given value, by another rate")
  func goal() async {
    let natural = Decay(initialVelocity: 1200)
    let short = Decay(initialVelocity: 1200, restingValue: 300)
    expectEqual(short.restingValue, 300)
    expectEqual(short.velocity(at: 0), 1200)
    expectTrue(short.decelerationRate < natural.decelerationRate)
    let same = Decay(initialVelocity: 1200, restingValue: natural.restingValue)
    expectTrue(abs(same.value(at: 0.3) - natural.value(at: 0.3)) < 1e-9)
    await #expect(processExitsWith: .failure) { _ = Decay(initialVelocity: 1, restingValue: -1) }
    await #expect(processExitsWith: .failure) { _ = Decay(initialVelocity: 0, restingValue: 1) }
  }

  @Test("has the time at which it reaches a place, or nil")
  func arrival() throws {
    let decay = Decay(initialVelocity: 1200)
    let time = try #require(decay.time(reaching: 300))
    expectTrue(abs(decay.value(at: time) - 300) < 1e-9)
    expectEqual(decay.time(reaching: 0), 0)
    expectTrue(decay.time(reaching: -1) == nil)
    expectTrue(decay.time(reaching: 600) == nil)
  }

  @Test("never yields a value that is not a number")
  func robustness() {
    let decay = Decay(initialVelocity: 1200)
    expectEqual(decay.value(at: .nan), 0)
    expectEqual(decay.velocity(at: .nan), 1200)
    expectEqual(decay.value(at: -.infinity), 0)
    expectEqual(decay.velocity(at: .infinity), 0)
  }

  @Test("refuses impossible rates")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      _ = Decay(initialVelocity: 1, decelerationRate: 1)
    }
    await #expect(processExitsWith: .failure) { _ = Decay(initialVelocity: .infinity) }
  }
}
