import Foundation
import TransitionCurves
import Expectations

@Suite("A spring")
struct SpringTests {
  /// Springs of all three regimes and both laws, nearly critical on either side, released in either
  /// direction.
  static let springs: [SpringCurve] = [0, 3.5, -8].flatMap { velocity in
    [
      SpringCurve(stiffness: 100, damping: 10, initialVelocity: velocity),
      SpringCurve(stiffness: 100, damping: 20, initialVelocity: velocity),
      SpringCurve(stiffness: 100, damping: 60, initialVelocity: velocity),
      SpringCurve(stiffness: 100, damping: 60, initialVelocity: velocity, overdamping: .exact),
      SpringCurve(stiffness: 100, damping: 20 - 1e-9, initialVelocity: velocity),
      SpringCurve(
        stiffness: 100, damping: 20 + 1e-9, initialVelocity: velocity, overdamping: .exact),
      SpringCurve(stiffness: 100, damping: 20.001, initialVelocity: velocity, overdamping: .exact),
      SpringCurve(stiffness: 100, damping: 0, initialVelocity: velocity),
      SpringCurve(
        mass: 3, stiffness: 1000, damping: 500, initialVelocity: velocity, overdamping: .exact),
      SpringCurve(mass: 0.2, stiffness: 40, damping: 1.5, initialVelocity: velocity),
    ]
  }

  /// The damping that a spring uses under its law of over-damping.
  static func effectiveDamping(_ spring: SpringCurve) -> Double {
    let critical = 2 * (spring.stiffness * spring.mass).squareRoot()
    return spring.overdamping == .clampedToCritical ? min(spring.damping, critical) : spring.damping
  }

  /// The rate of the fastest part of a spring's motion, per second.
  static func fastest(_ spring: SpringCurve) -> Double {
    max(2 * .pi / spring.response, effectiveDamping(spring) / spring.mass)
  }

  @Test("solves its equation with a residual below 1e-9", arguments: springs)
  func residual(spring: SpringCurve) {
    let damping = Self.effectiveDamping(spring)
    let step = 0.006 / Self.fastest(spring)
    for index in 1...60 {
      let time = Double(index) * spring.response / 30
      // The fourth-order difference of the velocity is the acceleration, up to its error.
      let acceleration =
        (8 * (spring.velocity(at: time + step) - spring.velocity(at: time - step))
          - (spring.velocity(at: time + 2 * step) - spring.velocity(at: time - 2 * step)))
        / (12 * step)
      let inertia = spring.mass * acceleration
      let friction = damping * spring.velocity(at: time)
      let pull = spring.stiffness * (spring.value(at: time) - 1)
      let scale = spring.stiffness + damping * abs(spring.initialVelocity)
      expectLess(abs(inertia + friction + pull), 1e-9 * scale, "at \(time)")
    }
  }

  @Test(
    "starts at 0 with its velocity, ends at 1 at rest, and has the derivative as its velocity",
    arguments: springs)
  func derivative(spring: SpringCurve) {
    let step = 0.006 / Self.fastest(spring)
    for index in 1...60 {
      let time = Double(index) * spring.response / 30
      let difference =
        (8 * (spring.value(at: time + step) - spring.value(at: time - step))
          - (spring.value(at: time + 2 * step) - spring.value(at: time - 2 * step))) / (12 * step)
      expectNear(spring.velocity(at: time), difference, within: 1e-8)
    }
    // No value is not a number.
    let (velocity, far) = (spring.initialVelocity, [1e-300, 1e3, 1e100, .greatestFiniteMagnitude])
    expectEqual([0, .infinity, .nan, -.infinity].map { spring.value(at: $0) }, [0, 1, 0, 0])
    expectEqual(
      [0, .infinity, .nan, -1].map { spring.velocity(at: $0) }, [velocity, 0, velocity, 0])
    expectTrue(far.allSatisfy { spring.value(at: $0).isFinite && spring.velocity(at: $0).isFinite })
  }

  @Test("follows a numerical integration of its equation, within 1e-9", arguments: springs)
  func integration(spring: SpringCurve) {
    let damping = Self.effectiveDamping(spring)
    func acceleration(_ value: Double, _ velocity: Double) -> Double {
      (spring.stiffness * (1 - value) - damping * velocity) / spring.mass
    }
    // Classical Runge–Kutta, with steps that are short relative to the fastest part of the motion.
    let fastest = Self.fastest(spring)
    let step = 0.002 / fastest
    var value = 0.0
    var velocity = spring.initialVelocity
    for index in 1...4000 {
      let (v1, a1) = (velocity, acceleration(value, velocity))
      let (v2, a2) = (
        velocity + a1 * step / 2, acceleration(value + v1 * step / 2, velocity + a1 * step / 2)
      )
      let (v3, a3) = (
        velocity + a2 * step / 2, acceleration(value + v2 * step / 2, velocity + a2 * step / 2)
      )
      let (v4, a4) = (velocity + a3 * step, acceleration(value + v3 * step, velocity + a3 * step))
      value += (v1 + 2 * v2 + 2 * v3 + v4) * step / 6
      velocity += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
      guard index.isMultiple(of: 250) else { continue }
      let time = Double(index) * step
      expectNear(spring.value(at: time), value, within: 1e-9, "at \(time)")
      expectNear(spring.velocity(at: time), velocity, within: 1e-9 * fastest, "at \(time)")
    }
  }

  @Test(
    "stopped halfway and released at its velocity, continues the same motion", arguments: springs
  )
  func handover(spring: SpringCurve) throws {
    let pause = 0.37 * spring.response
    let left = 1 - spring.value(at: pause)
    try #require(abs(left) > 1e-3)
    let rest = SpringCurve(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: spring.velocity(at: pause) / left, overdamping: spring.overdamping)
    for index in 0...20 {
      let time = Double(index) * spring.response / 10
      let expected = spring.value(at: pause + time)
      expectLess(abs(1 - left + left * rest.value(at: time) - expected), 1e-10)
    }
  }

  @Test("is continuous across critical damping", arguments: [0, 3.5, -8])
  func continuity(velocity: Double) {
    let critical = SpringCurve(stiffness: 100, damping: 20, initialVelocity: velocity)
    for exponent in 1...15 {
      let gap = pow(10, -Double(exponent))
      for damping in [20 * (1 - gap), 20 * (1 + gap)] {
        let spring = SpringCurve(
          stiffness: 100, damping: damping, initialVelocity: velocity, overdamping: .exact)
        for time in [0.01, 0.1, 0.3, 1, 3] {
          // To first order, the error of the motion is at most the gap times (1 + |v|)·ω₀t.
          let bound = gap * (1 + abs(velocity)) * 4 + 1e-13
          expectNear(spring.value(at: time), critical.value(at: time), within: bound)
          expectNear(spring.velocity(at: time), critical.velocity(at: time), within: 40 * bound)
        }
      }
    }
  }

  @Test("never overshoots when it is critically damped or more, released at rest")
  func overshoot() {
    for ratio in [1, 1.0001, 2, 10] {
      let spring = SpringCurve(response: 0.4, dampingRatio: ratio, overdamping: .exact)
      for index in 0...500 { expectAtMost(spring.value(at: Double(index) / 50), 1) }
    }
    let ringing = SpringCurve(response: 0.4, dampingRatio: 0.5)
    // The first peak is e^(−πζ/√(1 − ζ²)) above the target.
    let peak = exp(-Double.pi * 0.5 / 0.75.squareRoot())
    expectLess(abs(ringing.value(at: 0.2 / 0.75.squareRoot()) - 1 - peak), 1e-14)
  }

  @Test("follows the iOS modal spring by either law")
  func systemModal() {
    let clamped = SpringCurve.systemModal
    let exact = SpringCurve(mass: 3, stiffness: 1000, damping: 500, overdamping: .exact)
    let table: [(Double, Double, Double)] = [
      (0.05, 0.232230, 0.085026), (0.1, 0.544778, 0.173112), (0.125, 0.665015, 0.213923),
      (0.2, 0.879282, 0.324664), (0.25, 0.942038, 0.389682), (0.3, 0.972919, 0.448440),
      (0.35, 0.987599, 0.501541), (0.5, 0.998901, 0.632093),
    ]
    for (time, critical, literal) in table {
      expectNear([clamped, exact].map { $0.value(at: time) }, [critical, literal], within: 6e-7)
    }
    expectNear(clamped.dampingRatio, 4.564, within: 5e-4)
  }

  @Test("refuses impossible constants")
  func preconditions() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SpringCurve(stiffness: -1, damping: 1) }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "Spring stiffness must be positive, not -1.0")
    await #expect(processExitsWith: .failure) { _ = SpringCurve(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = SpringCurve(stiffness: 1, damping: -1) }
    await #expect(processExitsWith: .failure) {
      _ = SpringCurve(stiffness: 1, damping: 1, initialVelocity: .nan)
    }
  }
}
