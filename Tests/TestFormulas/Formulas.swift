import Foundation

/// A cubic Bézier from (0, 0) to (1, 1) by bisection, independent of the library's solver.
package func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double
{
  func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<200 {
    let middle = (low + high) / 2
    if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
  }
  return coordinate(y1, y2, (low + high) / 2)
}

/// UIKit's default curve.
package func easeInOut(at x: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: x) }

/// Progress of a damped spring by the formulas of Animations 28, over-damping clamped to critical.
package func springProgress(
  mass: Double, stiffness: Double, damping: Double, velocity: Double = 0, at t: Double
) -> Double {
  let frequency = (stiffness / mass).squareRoot()
  let ratio = damping / (2 * (stiffness * mass).squareRoot())
  guard ratio < 1 else { return 1 - (1 + (frequency - velocity) * t) * exp(-frequency * t) }
  let damped = frequency * (1 - ratio * ratio).squareRoot()
  return 1 - exp(-ratio * frequency * t)
    * (cos(damped * t) + (ratio * frequency - velocity) / damped * sin(damped * t))
}
