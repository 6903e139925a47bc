/// The cubic Bézier easing from `(0, 0)` to `(1, 1)` that CSS, Core Animation and Material use.
///
/// ```swift
/// let overshooting = CubicBezier(0.175, 0.885, 0.32, 1.275)
/// overshooting.value(at: 0.7)  // beyond 1
/// ```
///
/// Elapsed time is `x(s)` and progress `y(s)`, each a cubic with the ends `0` and `1` and the
/// control points `1` and `2` (CSS Easing Functions Level 1, §2.2). Progress is exact to 1e-9 of
/// the largest control point for every pair of points that CSS allows, vertical tangents included.
public struct CubicBezier: Hashable, Sendable {
  /// The ordinate of the first control point, in progress, in `-1e100...1e100`.
  public let y1: Double

  /// The ordinate of the second control point, in progress, in `-1e100...1e100`.
  public let y2: Double

  private let parameter: BezierParameter

  /// The abscissa of the first control point, a fraction of the time in `0...1`.
  public var x1: Double { parameter.x1 }

  /// The abscissa of the second control point, a fraction of the time in `0...1`.
  public var x2: Double { parameter.x2 }

  /// The curve that leaves `(0, 0)` toward `(x1, y1)` and reaches `(1, 1)` from `(x2, y2)`.
  ///
  /// - Precondition: `x1` and `x2` lie in `0...1`, `y1` and `y2` in `-1e100...1e100`.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1), "CubicBezier x1 must lie in 0...1, not \(x1)")
    precondition((0...1).contains(x2), "CubicBezier x2 must lie in 0...1, not \(x2)")
    let range = CurveShape.outputs
    precondition(range.contains(y1), "CubicBezier y1 must lie in \(range), not \(y1)")
    precondition(range.contains(y2), "CubicBezier y2 must lie in \(range), not \(y2)")
    self.y1 = y1
    self.y2 = y2
    parameter = BezierParameter(x1, x2)
  }
}

extension CubicBezier: TimingCurve {
  /// Progress once `fraction` of the time has passed; `0` before and `1` after.
  public func value(at fraction: Double) -> Double {
    // The comparison is false for NaN, which counts as 0.
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let solution = parameter.solution(at: fraction)
    let s = solution.s
    let u = solution.rest
    return (3 * y1 * u * u + (3 * y2 * u + s) * s) * s
  }

  /// The rate of progress at `fraction` of the time, in progress per whole time; `0` outside
  /// `0...1`.
  ///
  /// At an end, the rate is the slope of the tangent there. A vertical tangent yields a large
  /// finite number.
  public func velocity(at fraction: Double) -> Double {
    let x = fraction.isNaN ? 0 : fraction
    guard x >= 0, x <= 1 else { return 0 }
    if x == 0, x1 == 0, y1 == 0 { return startGradient }
    if x == 1, x2 == 1, y2 == 1 { return endGradient }
    let solution = parameter.solution(at: x)
    let s = solution.s
    let u = solution.rest
    let rise = 3 * (y1 * u * u + 2 * (y2 - y1) * s * u + (1 - y2) * s * s)
    return rise / max(parameter.slope(at: solution), Self.steepest)
  }

  /// The least dx/ds that a velocity is divided by, so that the velocity stays finite.
  private static let steepest = 1e-9
}

extension CubicBezier {
  /// Progress at `fraction`, continued along the end tangents outside `0...1`, as CSS does.
  ///
  /// Source: CSS Easing Functions Level 2, "output of a cubic Bézier easing function".
  public func extendedValue(at fraction: Double) -> Double {
    if fraction < 0 { return Self.bounded(startGradient * fraction) }
    if fraction > 1 { return Self.bounded(1 + endGradient * (fraction - 1)) }
    return value(at: fraction)
  }

  /// The slope of the line with which CSS continues the curve below `0`; `0` where it is vertical.
  public var startGradient: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0, x2 > 0 { return y2 / x2 }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// The slope of the line with which CSS continues the curve above `1`; `0` where it is vertical.
  public var endGradient: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 == 1, x1 < 1 { return (1 - y1) / (1 - x1) }
    return y2 == 1 && y1 == 1 ? 1 : 0
  }

  private static func bounded(_ value: Double) -> Double {
    guard !value.isNaN else { return 0 }
    return min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
