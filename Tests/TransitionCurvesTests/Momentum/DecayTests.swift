import Foundation
import TransitionCurves
import Expectations

@Suite("A decay")
struct DecayTests {
  @Test(
    """
    keeps its rate of the velocity, which is the derivative of its value, in each millisecond, and \
    covers in one step what in two
    """)
  func rate() {
    let slow = Decay(initialVelocity: 1000)
    expectNear([0.001, 0.1].map { slow.velocity(at: $0) }, [998, 1000 * pow(0.998, 100)])
    let decay = Decay(initialVelocity: -730, decelerationRate: Decay.fastRate)
    let middle = Decay(
      initialVelocity: decay.velocity(at: 0.2), decelerationRate: decay.decelerationRate)
    expectLess(abs(decay.value(at: 0.2) + middle.value(at: 0.3) - decay.value(at: 0.5)), 1e-10)
    for time in [0.01, 0.3, 1, 3] {
      let difference = (slow.value(at: time + 1e-5) - slow.value(at: time - 1e-5)) / 2e-5
      expectNear(slow.velocity(at: time), difference, within: 1e-5)
    }
  }

  @Test(
    """
    comes to rest at its resting value, is at the threshold at its settling duration, and has the \
    time at which it reaches a place
    """)
  func rest() throws {
    let decay = Decay(initialVelocity: 1200)
    expectEqual(decay.value(at: .infinity), decay.restingValue)
    expectNear(decay.restingValue, 1200 / 2.002_002_67, within: 1e-4)
    let left = decay.restingValue - decay.value(at: decay.settlingDuration(threshold: 0.5))
    expectNear(left, 0.5, within: 1e-9)
    expectEqual(Decay(initialVelocity: 0).settlingDuration(), 0)
    let time = try #require(decay.time(reaching: 300))
    expectNear(decay.value(at: time), 300, within: 1e-9)
    expectEqual([0, -1, 600].map { decay.time(reaching: $0) }, [0, nil, nil])
  }

  @Test("comes to rest at a given value, by another rate")
  func goal() async {
    let natural = Decay(initialVelocity: 1200)
    let short = Decay(initialVelocity: 1200, restingValue: 300)
    expectEqual([short.restingValue, short.velocity(at: 0)], [300, 1200])
    expectLess(short.decelerationRate, natural.decelerationRate)
    let same = Decay(initialVelocity: 1200, restingValue: natural.restingValue)
    expectNear(same.value(at: 0.3), natural.value(at: 0.3), within: 1e-9)
    await #expect(processExitsWith: .failure) { _ = Decay(initialVelocity: 1, restingValue: -1) }
    await #expect(processExitsWith: .failure) { _ = Decay(initialVelocity: 0, restingValue: 1) }
  }

  @Test("never yields a value that is not a number, and refuses impossible rates")
  func preconditions() async {
    let decay = Decay(initialVelocity: 1200)
    expectEqual([.nan, -.infinity].map { decay.value(at: $0) }, [0, 0])
    expectEqual([.nan, .infinity].map { decay.velocity(at: $0) }, [1200, 0])
    await #expect(processExitsWith: .failure) {
      _ = Decay(initialVelocity: 1, decelerationRate: 1)
    }
    await #expect(processExitsWith: .failure) { _ = Decay(initialVelocity: .infinity) }
  }
}
