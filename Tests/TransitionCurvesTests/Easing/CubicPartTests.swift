import Expectations

@testable import TransitionCurves

@Suite struct CubicPartTests {
  nonisolated static let functions: [MediaTimingFunction] = [
    .linear, .easeInEaseOut, .standard, .emphasized,
    MediaTimingFunction(controlPoints: 0.3, -0.5, 0.2, 1.7),
    MediaTimingFunction(PathCurve(easingTo: [(0.3, 0.15), (0.5, 0.15), (1, 1)])),
    MediaTimingFunction(
      PathCurve([.init(0.1, 0.4, 0.4, 0.4, to: 0.5, 0), .init(0.6, 0, 0.9, 1, to: 1, 1)])),
    MediaTimingFunction(
      PiecewiseLinear([.init(0), .init(0.25, at: 0.6), .init(0.7, at: 0.6), .init(1)])),
  ]

  @Test("The parts have the values of the whole curve", arguments: functions, [false, true])
  func values(_ function: MediaTimingFunction, _ isReversed: Bool) throws {
    let curve = isReversed ? function.reversed() : function
    let parts = try #require(curve.cubicParts)
    expectEqual(parts.first?.fractions.lowerBound, 0)
    expectEqual(parts.last?.fractions.upperBound, 1)
    for part in parts {
      let (begin, length) = (
        part.fractions.lowerBound, part.fractions.upperBound - part.fractions.lowerBound
      )
      // A part without length is a jump.
      guard length > 0 else { continue }
      for step in 1..<20 {
        let fraction = Double(step) / 20
        let value = part.start + (part.end - part.start) * part.curve.value(at: fraction)
        expectNear(value, curve.value(at: begin + length * fraction), within: 1e-9)
      }
    }
    for (one, next) in zip(parts, parts.dropFirst()) {
      expectEqual(one.fractions.upperBound, next.fractions.lowerBound)
      expectNear(one.end, next.start, within: 1e-12)
    }
  }

  @Test("No cubic draws a staircase, nor a wave between equal values")
  func impossible() {
    let wave = PathCurve([.init(0.1, 0.4, 0.4, -0.4, to: 0.5, 0), .init(0.6, 0, 0.9, 1, to: 1, 1)])
    for curve in [MediaTimingFunction(Steps(4)), MediaTimingFunction(wave)] {
      expectTrue(curve.cubicParts == nil)
    }
  }
}
