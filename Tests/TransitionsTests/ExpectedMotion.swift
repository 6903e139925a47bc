import Expectations
import Transitioning

/// A cubic Bézier timing, by bisection.
func cubicTiming(
  _ fraction: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
) -> Double {
  ExpectedMaterial.cubic((0, 0), (x1, y1), (x2, y2), (1, 1), at: fraction)
}

/// Material 3's standard easing, cubic-bezier(0.2, 0, 0, 1).
func standard(_ fraction: Double) -> Double { cubicTiming(fraction, 0.2, 0, 0, 1) }

/// No easing.
func linear(_ fraction: Double) -> Double { fraction }

/// CSS's ease-in.
func easeIn(_ fraction: Double) -> Double { cubicTiming(fraction, 0.42, 0, 1, 1) }

/// CSS's ease-out.
func easeOut(_ fraction: Double) -> Double { cubicTiming(fraction, 0, 0, 0.58, 1) }

/// The part of a span that is over, in `0...1`.
func share(_ value: Double, _ start: Double, _ end: Double) -> Double {
  min(max((value - start) / (end - start), 0), 1)
}

/// A critically damped spring released at rest, after `time` seconds.
func critical(_ time: Double, frequency: Double) -> Double {
  1 - (1 + frequency * time) * exp(-frequency * time)
}

/// Expects the value of a property under the spring of UIKit's modal presentations, which is
/// critically damped.
///
/// - Parameters:
///   - visible: The distance from the end at which the motion cannot be seen any more and is over.
func expectSystemModal(
  _ value: CGFloat, back: Double, fore: Double, at moment: Moment, visible: Double,
  _ location: SourceLocation = #_sourceLocation
) {
  let (start, end) = moment.isForward ? (back, fore) : (fore, back)
  let left = (end - start) * (1 - critical(moment.time, frequency: (1000.0 / 3).squareRoot()))
  if abs(left) <= visible, abs(Double(value) - end) < 1e-9 { return }
  expectNear(value, end - left, within: 1e-6, sourceLocation: location)
}
