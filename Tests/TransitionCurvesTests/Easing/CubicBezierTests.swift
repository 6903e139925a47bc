import Foundation
import TransitionCurves
import TestFormulas
import Expectations

@Suite("A cubic Bézier")
struct CubicBezierTests {
  /// The ends, the vertical middle, and values near them.
  static let abscissae: [Double] = [
    0, 1e-300, 1e-12, 1e-6, 0.001, 0.04, 0.06, 0.3, 0.5, 0.7, 0.94, 0.96, 0.999, 1 - 1e-6,
    1 - 1e-12, 1 - 1e-16, 1,
  ]

  @Test(
    "is the curve that bisection finds, within 1e-9, for all control points", arguments: abscissae)
  func bisection(x1: Double) {
    var generator = SeededGenerator(seed: x1.bitPattern)
    for x2 in Self.abscissae {
      let curve = CubicBezier(x1, -0.4, x2, 1.7)
      for index in 0..<12 {
        let x: Double =
          switch index {
          case 0: 1e-9
          case 1: 0.5
          case 2: 1 - 1e-9
          default: .random(in: 0...1, using: &generator)
          }
        // Next to a vertical middle, the bisection is not precise enough to compare with.
        guard (1 - x1) + x2 > 1e-5 || abs(x - 0.5) > 1e-3 else { continue }
        let expected = Self.bisected(curve, at: x)
        expectNear(
          curve.value(at: x), expected, within: 1e-9, "\(curve) at \(x): \(curve.value(at: x))")
      }
    }
  }

  @Test("is exact where it is vertical in the middle or at an end")
  func vertical() {
    // x − ½ = 4t³ and y − ½ = 1.5t − 2t³ for the parameter ½ + t.
    let curve = CubicBezier(1, 0, 0, 1)
    for t in [0, 1e-9, -1e-9, 1e-7, 1e-5, -1e-5, 0.001, -0.01, 0.1, 0.3, -0.45] {
      let x = 0.5 + 4 * t * t * t
      // The nearest double to x is a different instant, so the expected value uses the t of that
      // double.
      let exact = cbrt((x - 0.5) / 4)
      expectNear(curve.value(at: x), (0.5 + 1.5 * exact - 2 * exact * exact * exact), within: 1e-12)
    }
    // x = s³ and y = s·(3 − 3s + s²).
    let (start, end) = (CubicBezier(0, 1, 0, 1), CubicBezier(1, 0, 1, 0))
    for x in [1e-300, 1e-30, 1e-12, 1e-6, 0.001, 0.2, 0.7] {
      let s = cbrt(x)
      expectNear(start.value(at: x), s * (3 - 3 * s + s * s), within: 1e-14)
    }
    for x in [0.25, 0.5, 0.75, 0.9375] {
      expectNear(end.value(at: 1 - x), (1 - start.value(at: x)), within: 1e-14)
    }
    let velocities = [curve.velocity(at: 0.5), start.velocity(at: 0), end.velocity(at: 1)]
    expectTrue(velocities.allSatisfy { $0.isFinite && $0 > 1e6 })
  }

  @Test("is within 1e-9 of sixty digits next to where it is vertical")
  func nearlyVertical() throws {
    let records = SteepBezierReference.samples.split(separator: ";")
    expectEqual(records.count, 130)
    for record in records {
      let numbers = try record.split(whereSeparator: \.isWhitespace).map {
        try #require(Double($0))
      }
      let curve = CubicBezier(
        numbers[0], SteepBezierReference.ordinates.y1, numbers[1],
        SteepBezierReference.ordinates.y2)
      let value = curve.value(at: numbers[2])
      expectNear(value, numbers[3], within: 1e-12, "\(curve) at \(numbers[2]): \(value)")
    }
  }

  @Test("rises wherever its ordinates do, and has an error in proportion to huge ones")
  func monotone() {
    for (x1, x2) in [(1.0, 0.0), (0.999, 0.0005), (0, 0), (1, 1), (0.04, 0.98), (0.97, 0.02)] {
      let curve = CubicBezier(x1, 0.2, x2, 0.8)
      var last = 0.0
      for index in 0...4000 {
        let value = curve.value(at: Double(index) / 4000)
        expectAtMost(last - 1e-15, value, "\(curve) at \(index)")
        last = value
      }
    }
    let curve = CubicBezier(0.3, 1e12, 0.6, -1e12)
    for x in [0.01, 0.2, 0.5, 0.8] {
      expectNear(curve.value(at: x), Self.bisected(curve, at: x), within: 1e-9 * 1e12)
    }
  }

  @Test("has the slope of its tangent at either end, and continues along it when extended")
  func endSlopes() {
    let curve = CubicBezier(0.25, 0.1, 0.5, 0.8)
    // If a control point coincides with its end, the tangent leads to the other control point.
    let velocities = [
      curve.velocity(at: 0), curve.velocity(at: 1), CubicBezier(0, 0, 0.5, 1).velocity(at: 0),
      CubicBezier(0.5, 0, 1, 1).velocity(at: 1), CubicBezier(0, 0, 0, 0).velocity(at: 0),
    ]
    expectNear(velocities, [0.4, 0.4, 2, 2, 1], within: 1e-12)
    // It continues as in CSS.
    let vertical = CubicBezier(0, 0.5, 1, 0.5)
    let extended = [
      curve.extendedValue(at: -0.5), curve.extendedValue(at: 1.5), vertical.extendedValue(at: -1),
      vertical.extendedValue(at: 2), CubicBezier(0, 0, 0, 0).extendedValue(at: 2),
    ]
    expectNear(extended, [-0.2, 1.2, 0, 1, 2], within: 1e-12)
    expectEqual(curve.value(at: 1.5), 1)
  }

  @Test("refuses impossible control points")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = CubicBezier(-0.1, 0, 0.5, 1) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier(0.5, 0, 1.1, 1) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier(.nan, 0, 0.5, 1) }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = CubicBezier(0.5, .infinity, 0.5, 1) }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "CubicBezier y1 must lie in -1e+100...1e+100, not inf")
  }

  /// Progress at `x`, by a hundred bisections of the parameter.
  static func bisected(_ curve: CubicBezier, at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<100 {
      let s = (low + high) / 2
      let u = 1 - s
      if (3 * curve.x1 * u * u + (3 * curve.x2 * u + s) * s) * s < x { low = s } else { high = s }
    }
    let u = 1 - low
    return (3 * curve.y1 * u * u + (3 * curve.y2 * u + low) * low) * low
  }
}
