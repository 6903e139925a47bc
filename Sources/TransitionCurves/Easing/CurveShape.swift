/// The kinds of curve that a ``MediaTimingFunction`` can hold, stored inline without a box.
package enum CurveShape: Hashable, Sendable {
  case linear
  case bezier(CubicBezier)
  case path(PathCurve)
  case steps(Steps)
  case piecewise(PiecewiseLinear)
}

extension CurveShape {
  /// The range of progress that a curve may be given.
  ///
  /// The range is far beyond any use, yet progress times a coordinate on a screen stays finite.
  package static let outputs = -1e100...1e100

  func value(at fraction: Double) -> Double {
    switch self {
    case .linear: fraction > 0 ? min(fraction, 1) : 0
    case .bezier(let curve): curve.value(at: fraction)
    case .path(let curve): curve.value(at: fraction)
    case .steps(let curve): curve.value(at: fraction)
    case .piecewise(let curve): curve.value(at: fraction)
    }
  }

  func velocity(at fraction: Double) -> Double {
    switch self {
    case .linear: fraction < 0 || fraction > 1 ? 0 : 1
    case .bezier(let curve): curve.velocity(at: fraction)
    case .path(let curve): curve.velocity(at: fraction)
    case .steps(let curve): curve.velocity(at: fraction)
    case .piecewise(let curve): curve.velocity(at: fraction)
    }
  }

  func extendedValue(at fraction: Double) -> Double {
    switch self {
    case .linear:
      min(max(fraction, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    case .bezier(let curve): curve.extendedValue(at: fraction)
    case .path(let curve): curve.value(at: fraction)
    case .steps(let curve): curve.extendedValue(at: fraction)
    case .piecewise(let curve): curve.extendedValue(at: fraction)
    }
  }
}
