import Foundation
import TransitionCurves
import Expectations

@Suite("A spring's parameters")
struct SpringParametersTests {
  @Test("give back the response and damping ratio that made it")
  func response() {
    for response in [0.1, 0.55, 3] {
      for ratio in [0, 0.3, 1, 2.5] {
        let spring = SpringCurve(response: response, dampingRatio: ratio)
        expectNear(
          [spring.response, spring.dampingRatio, spring.mass], [response, ratio, 1], within: 1e-12)
      }
    }
  }

  @Test(
    """
    follow bounce: critical at 0, underdamped above, overdamped below, and are clamped to the \
    range of UIKit's spring animations
    """)
  func bounce() {
    let springs = [0, 0.3, -0.5, 1].map { SpringCurve(duration: 0.5, bounce: $0) }
    expectNear(springs.map(\.dampingRatio), [1, 0.7, 2, 0], within: 1e-15)
    expectTrue(abs(springs[1].response - 0.5) < 1e-15 && springs[3].damping == 0)
    let clamped = [7.0, 1, 0].map { SpringCurve(settlingIn: 1, dampingRatio: $0) }
    expectEqual(clamped[0].stiffness, clamped[1].stiffness)
    expectNear(clamped[2].dampingRatio, 0.01, within: 1e-15)
  }

  @Test(
    "bring the envelope to a thousandth in the given time",
    arguments: [0.05, 0.2, 0.5, 0.8, 0.99, 0.9999, 1], [0, 2, -5])
  func settling(ratio: Double, velocity: Double) {
    for duration in [0.2, 0.5, 2] {
      let spring = SpringCurve(
        settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity / duration)
      expectNear(spring.dampingRatio, ratio, within: 1e-12)
      let envelope = envelope(of: spring, after: duration)
      // Near the critical ratio the envelope bounds a half swing, and the spring is just below it.
      expectNear(envelope, 0.001, within: (ratio > 0.999 ? 1e-5 : 1e-8))
      for index in 0...100 {
        let time = duration * (1 + Double(index) / 50)
        expectNear(1, spring.value(at: time), within: 0.001 + 1e-12)
      }
    }
  }

  /// The amplitude of a spring's swing after some time, by stepping through its equation.
  ///
  /// A spring that does not swing in that time has its distance left as the amplitude.
  private func envelope(of spring: SpringCurve, after time: Double) -> Double {
    let rate = spring.damping / (2 * spring.mass)
    let square = spring.stiffness / spring.mass
    func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(state.y, -square * state.x - 2 * rate * state.y)
    }
    // The distance left and its velocity, by the method of Runge and Kutta.
    var state = SIMD2(1, -spring.initialVelocity)
    let steps = 8000
    let step = time / Double(steps)
    for _ in 0..<steps {
      let first = slope(state)
      let second = slope(state + step / 2 * first)
      let third = slope(state + step / 2 * second)
      let fourth = slope(state + step * third)
      let inner = second + third
      state += step / 6 * (first + inner + inner + fourth)
    }
    let swing = (square - rate * rate).squareRoot()
    guard swing * time > 1 else { return abs(state.x) }
    return hypot(state.x, (state.y + rate * state.x) / swing)
  }

  @Test("are refused when they are impossible")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = SpringCurve(response: 0, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = SpringCurve(duration: 1, bounce: -1) }
    await #expect(processExitsWith: .failure) { _ = SpringCurve(duration: 1, bounce: 1.1) }
    await #expect(processExitsWith: .failure) { _ = SpringCurve(settlingIn: -1, dampingRatio: 1) }
  }
}
