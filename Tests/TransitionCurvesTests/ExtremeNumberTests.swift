import Foundation
import Expectations

@testable import TransitionCurves

/// The message of a precondition that ends the program.
private func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("A spring of extreme constants")
struct ExtremeSpringTests {
  static let numbers: [Double] = [
    0x1p-1074, 1e-300, 1e-200, 1e-100, 1e-20, 1, 1e20, 1e100, 1e200, 1e300,
    .greatestFiniteMagnitude,
  ]

  @Test(
    "is refused, or has a settling duration and a finite value at all times", arguments: numbers)
  func constants(mass: Double) {
    for stiffness in Self.numbers {
      for damping in [0] + Self.numbers {
        for velocity in [0, 1e-300, -1, 1e100] {
          for overdamping in [SpringCurve.Overdamping.exact, .clampedToCritical] {
            guard
              SpringCurve.isPossible(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
                overdamping: overdamping)
            else { continue }
            let spring = SpringCurve(
              mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
              overdamping: overdamping)
            expectAtMost(0, spring.settlingDuration)
            expectTrue(!spring.dampingRatio.isNaN)
            expectTrue(spring.response.isFinite)
            for time in [0, 0x1p-1074, 1e-100, 1e-3, 1, 1e3, 1e100, .greatestFiniteMagnitude] {
              expectTrue(spring.value(at: time).isFinite && spring.velocity(at: time).isFinite)
            }
          }
        }
      }
    }
  }

  @Test("settles to the smallest threshold, and has a ratio even where a product overflows")
  func thresholds() {
    let spring = SpringCurve(stiffness: 100, damping: 10)
    for threshold in [0x1p-1074, 1e-300, 1e-200, 1e-160, 1e-10] {
      let time = spring.settlingDuration(threshold: threshold)
      // The envelope falls by a factor of e⁵ per second.
      expectNear(time, (log(2.squareRoot()) - log(threshold)) / 5, within: 0.2)
    }
    let heavy = SpringCurve(mass: 1e200, stiffness: 1e200, damping: 2e200)
    let light = SpringCurve(mass: 1e-200, stiffness: 1e-200, damping: 1e-200)
    expectNear([heavy.dampingRatio, light.dampingRatio], [1, 0.5], within: 1e-12)
  }

  @Test("is refused with the name and the value of the argument")
  func messages() async {
    let mass = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SpringCurve(mass: 0x1p-1074, stiffness: 100, damping: 10).settlingDuration }
    expectTrue(
      message(of: mass).contains("Spring mass 5e-324 and stiffness 100.0 make a frequency"))
    let response = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SpringCurve(response: 1e308, dampingRatio: 1) }
    expectTrue(
      message(of: response).contains("Spring response must lie in 1e-90...1e+90, not 1e+308"))
    let ratio = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SpringCurve(response: 1, dampingRatio: 1e308) }
    expectTrue(
      message(of: ratio).contains("Spring dampingRatio must lie in 0.0...1e+40, not 1e+308"))
    let duration = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SpringCurve(settlingIn: 0x1p-1064, dampingRatio: 1) }
    expectTrue(
      message(of: duration).contains("Spring duration must lie in 1e-90...1e+90, not 5.06e-321"))
  }
}

@Suite("Extreme numbers")
struct ExtremeNumberTests {
  private static let numbers: [Double] = [
    -.greatestFiniteMagnitude, -1e200, -1, -0x1p-1074, 0, 0x1p-1074, 1e-200, 1, 1e200,
    .greatestFiniteMagnitude,
  ]

  @Test("give infinitely many iterations, or more than any integer, the last integer")
  func iterations() {
    let media = MediaTiming(duration: 1e-10, repeatCount: .infinity)
    expectEqual(media.sample(at: 1e300)?.iteration, .max)
  }

  @Test("leave every timing with a position at every time")
  func timings() {
    let amounts = Self.numbers.filter { $0 >= 0 }
    for duration in amounts {
      for iterations in amounts + [.infinity] {
        for rate in Self.numbers {
          let timing = MediaTiming(
            duration: duration, speed: rate, repeatCount: iterations, autoreverses: true,
            fillMode: .both)
          for time in Self.numbers + [.infinity] {
            let sample = timing.sample(at: time)
            expectTrue(sample.map { (0...1).contains($0.fraction) } ?? true)
          }
        }
      }
    }
  }

  @Test("leave every curve with progress that is a number")
  func curves() async {
    let ys = [-1e100, -1, 0x1p-1074, 1e100]
    for x in [0, 0x1p-1074, 0.5, 1] {
      for y in ys {
        let curve = MediaTimingFunction(controlPoints: x, y, 1 - x, -y)
        for step in 0...64 {
          let fraction = Double(step) / 64
          expectTrue(curve.value(at: fraction).isFinite && curve.velocity(at: fraction).isFinite)
        }
      }
    }
    let steep = PiecewiseLinear([.init(0, at: 0), .init(1e100, at: 0x1p-1074)])
    let steps = Steps(.max, .jumpBoth)
    for fraction in [0, 0x1p-1074, 0.5, 1] {
      expectTrue(steep.value(at: fraction).isFinite && (0...1).contains(steps.value(at: fraction)))
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = CubicBezier(0, 1e308, 1, 1) }
    expectTrue(
      message(of: result).contains("CubicBezier y1 must lie in -1e+100...1e+100, not 1e+308"))
  }

  @Test("are refused as counts, with the name of the argument")
  func counts() async {
    expectEqual(SplineShape.shapes(count: 100_000).count, 100_000)
    let negative = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SplineShape.shapes(count: -1) }
    expectTrue(message(of: negative).contains("SplineShape count must lie in 0...1000000, not -1"))
    await #expect(processExitsWith: .failure) { _ = SplineShape.shapes(count: .max) }
  }

  @Test("leave every decay, bounce and rubber band with finite values")
  func momentum() {
    let thresholds = [0x1p-1074, 0.5, 1e300]
    for velocity in Self.numbers where abs(velocity) <= 1e200 {
      for rate in [0x1p-1074, 0.5, 0.998, 1 - 1e-16] {
        let decay = Decay(initialVelocity: velocity, decelerationRate: rate)
        let numbers =
          thresholds.map { decay.settlingDuration(threshold: $0) }
          + [0, 0x1p-1074, 1, 1e300].map { decay.value(at: $0) } + [decay.restingValue]
        expectTrue(numbers.allSatisfy { $0.isFinite })
      }
      for displacement in [-1e100, 0, 0x1p-1074, 1e100] {
        for frequency in [0x1p-1074, 1e-100, 1, 1e100] {
          let bounce = Bounce(
            displacement: displacement, velocity: velocity, frequency: frequency)
          expectTrue(thresholds.allSatisfy { bounce.settlingDuration(threshold: $0) >= 0 })
        }
      }
    }
    for dimension in [0x1p-1074, 1, 1e300] {
      for coefficient in [0x1p-1074, 0.55, 1e300] {
        let band = RubberBand(dimension: dimension, coefficient: coefficient)
        for distance in Self.numbers {
          expectAtMost(abs(band.value(at: distance)), dimension)
          expectTrue(!band.distance(showing: distance).isNaN)
          expectTrue(band.position(distance, within: -1...1).isFinite)
        }
      }
    }
  }
}
