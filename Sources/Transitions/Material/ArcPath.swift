import Foundation
import Transitioning

/// A quarter of a turn between two points: a quadratic curve whose control point makes a right
/// angle, at constant speed.
///
/// Upward the curve begins along x, downward along y, as Material's `MaterialArcMotion`.
struct ArcPath {
  private let startsAlongX: Bool

  /// The distances along the axis of the beginning and along that of the end, in points.
  private let first, second: Double

  /// The antiderivative of the speed at the beginning.
  private var origin = 0.0

  /// The length of the curve, in points; NaN for a curve that has none.
  private var length = 0.0

  init(from start: CGPoint, to end: CGPoint) {
    startsAlongX = start.y > end.y
    let (width, height) = (Double(abs(end.x - start.x)), Double(abs(end.y - start.y)))
    (first, second) = startsAlongX ? (width, height) : (height, width)
    origin = travelled(at: 0)
    length = travelled(at: 1) - origin
  }

  /// The timings of x and y, exact to a ten-thousandth of a point.
  ///
  /// Beyond its ends the curve goes on along its first or last hundredth, as Material's.
  ///
  /// - Parameter easing: The timing along the path.
  func timings(
    along easing: MediaTimingFunction
  ) -> (x: MediaTimingFunction, y: MediaTimingFunction) {
    guard first > 1e-6, second > 1e-6 else { return (easing, easing) }
    let beginning = timing(along: easing, over: first) { (1 - (1 - $0) * (1 - $0), 2 * (1 - $0)) }
    let ending = timing(along: easing, over: second) { ($0 * $0, 2 * $0) }
    return startsAlongX ? (beginning, ending) : (ending, beginning)
  }

  /// A function of time through cubics, each divided until it is exact.
  private func timing(
    along easing: MediaTimingFunction, over distance: Double,
    _ place: @escaping (Double) -> (value: Double, slope: Double)
  ) -> MediaTimingFunction {
    // The places a hundredth of the length from either end.
    let (first, last) = (
      place(parameter(atShare: 0.01)).value, place(parameter(atShare: 0.99)).value
    )
    /// The value and the slope beyond the ends; nil between them.
    func beyond(_ share: Double) -> (value: Double, slope: Double)? {
      if share > 1 { return (1 + (1 - last) * 100 * (share - 1), (1 - last) * 100) }
      return share < 0 ? (first * 100 * share, first * 100) : nil
    }
    func value(_ time: Double) -> Double {
      let share = easing.value(at: time)
      return beyond(share)?.value ?? place(parameter(atShare: share)).value
    }
    func knot(_ time: Double) -> Knot {
      let share = easing.value(at: time)
      if let (value, slope) = beyond(share) {
        return Knot(time: time, value: value, slope: slope * easing.velocity(at: time))
      }
      let parameter = parameter(atShare: share)
      let (value, slope) = place(parameter)
      let rate = length / speed(at: parameter) * easing.velocity(at: time)
      return Knot(time: time, value: value, slope: slope * rate)
    }
    let tolerance = 4e-5 / distance
    var knots = [knot(0)]
    // Later pieces are on top of the earlier ones.
    var pending = (1...8).reversed().map { knot(Double($0) / 8) }
    var depth = pending.map { _ in 0 }
    while let end = pending.last, let start = knots.last {
      let middle = knot((start.time + end.time) / 2)
      func isExact(_ share: Double, _ value: Double) -> Bool {
        abs(start.value(at: share, to: end) - value) <= tolerance
      }
      let isDone =
        isExact(0.5, middle.value)
        && isExact(0.25, value((start.time + middle.time) / 2))
        && isExact(0.75, value((middle.time + end.time) / 2))
      if isDone || depth.last ?? 0 >= 14 {
        knots.append(end)
        pending.removeLast()
        depth.removeLast()
      } else {
        pending.append(middle)
        let level = (depth.popLast() ?? 0) + 1
        depth += [level, level]
      }
    }
    return MediaTimingFunction(
      PathCurve(zip(knots, knots.dropFirst()).map { $0.segment(to: $1) }))
  }
}

// MARK: - The length

extension ArcPath {
  /// The speed along the curve at a parameter in `0...1`, in points.
  private func speed(at parameter: Double) -> Double {
    let (rest, done) = (first * (1 - parameter), second * parameter)
    return 2 * (rest * rest + done * done).squareRoot()
  }

  /// The antiderivative of the speed: that of the root of a quadratic.
  private func travelled(at parameter: Double) -> Double {
    let (a, b) = (first * first, second * second)
    let sum = a + b
    let (offset, rest) = (parameter - a / sum, a * b / sum)
    return offset * (sum * offset * offset + rest).squareRoot()
      + rest / sum.squareRoot() * asinh(offset * (sum / rest).squareRoot())
  }

  /// The parameter at a share of the length, by Newton's method, and by halving where that leaves
  /// the interval.
  ///
  /// Newton's steps shrink by squares: the error after a step of 1e-9 is a rounding error.
  private func parameter(atShare share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let target = origin + share * length
    var (low, high) = (0.0, 1.0)
    var parameter = share
    for _ in 0..<54 {
      let excess = travelled(at: parameter) - target
      if excess < 0 { low = parameter } else { high = parameter }
      let goal = parameter - excess / speed(at: parameter)
      let next = low < goal && goal < high ? goal : (low + high) / 2
      guard abs(next - parameter) > 1e-9 else { return next }
      parameter = next
    }
    return parameter
  }
}

/// A point of a function of time, with its slope.
private struct Knot {
  let time, value, slope: Double

  /// The heights of the two control points of the cubic to the next knot; limited so that the cubic
  /// does not turn.
  private func controls(to end: Knot) -> (Double, Double) {
    let (third, rise) = ((end.time - time) / 3, end.value - value)
    let (low, high) = (min(rise, 0), max(rise, 0))
    return (
      value + min(max(slope * third, low), high),
      end.value - min(max(end.slope * third, low), high)
    )
  }

  func value(at share: Double, to end: Knot) -> Double {
    let (u, (c, d)) = (1 - share, controls(to: end))
    return value * u * u * u + 3 * c * share * u * u + 3 * d * share * share * u
      + end.value * share * share * share
  }

  func segment(to end: Knot) -> PathCurve.Segment {
    let (third, (c, d)) = ((end.time - time) / 3, controls(to: end))
    return PathCurve.Segment(
      min(time + third, end.time), c, max(end.time - third, time), d, to: end.time, end.value)
  }
}
