import Foundation
import Expectations

/// A cubic Bézier timing, by bisection.
func cubicTiming(
  _ fraction: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
) -> Double {
  func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
    3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<80 {
    let middle = (low + high) / 2
    if bezier(x1, x2, middle) < fraction { low = middle } else { high = middle }
  }
  return bezier(y1, y2, low)
}

/// Material 3's standard easing, cubic-bezier(0.2, 0, 0, 1).
func standard(_ fraction: Double) -> Double { cubicTiming(fraction, 0.2, 0, 0, 1) }

/// A critically damped spring released at rest, after `time` seconds.
func critical(_ time: Double, frequency: Double) -> Double {
  1 - (1 + frequency * time) * exp(-frequency * time)
}

func expectClose(
  _ value: CGFloat, _ expected: Double, _ tolerance: Double = 1e-9,
  _ location: SourceLocation = #_sourceLocation
) {
  expectTrue(abs(Double(value) - expected) < tolerance, sourceLocation: location)
}
