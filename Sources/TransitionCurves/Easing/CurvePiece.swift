import Foundation

/// One stretch of a timing curve, as a polynomial of degree five.
///
/// A piece is six numbers without a flag. Where the polynomial must not be used, its constant is
/// NaN. Its value is then NaN as well, and the caller checks the value only.
struct CurvePiece {
  /// A stretch that has not been computed yet.
  static let unknown = CurvePiece(low: SIMD4(.nan, 0, 0, 0), high: .zero)

  /// A stretch that no polynomial of degree five describes; the caller reads the curve itself.
  private static let none = CurvePiece(low: SIMD4(.nan, 1, 0, 0), high: .zero)

  /// The coefficients over `0...1`, from the constant upwards.
  private let low: SIMD4<Double>
  private let high: SIMD2<Double>

  private init(low: SIMD4<Double>, high: SIMD2<Double>) {
    (self.low, self.high) = (low, high)
  }

  /// A stretch with a constant value.
  init(constant: Double) {
    self.init(low: SIMD4(constant, 0, 0, 0), high: .zero)
  }

  /// True if the stretch has not been computed yet.
  var isUnknown: Bool { low[0].isNaN && low[1] == 0 }

  /// The polynomial's value at `x` in `0...1`, or NaN where the caller must read the curve.
  ///
  /// At `0` the value equals the curve's to the last bit.
  func value(at x: Double) -> Double {
    let square = x * x
    let first = low[0] + low[1] * x
    let second = low[2] + low[3] * x
    let third = high[0] + high[1] * x
    return first + (second + third * square) * square
  }
}

extension CurvePiece {
  /// The greatest error of a polynomial, in progress.
  private static let tolerance = 4e-12

  /// The angles of the Chebyshev points at which the polynomial meets the curve.
  private static let angles: [Double] = (0..<6).map { .pi * (Double($0) + 0.5) / 6 }

  /// The Chebyshev points, over `-1...1`, followed by zeros.
  private static let nodes = vector(angles.map { cos($0) })

  /// The weights of the points' values in the Chebyshev polynomials of degree zero to five.
  ///
  /// One element a degree.
  private static let weights: [SIMD8<Double>] = (0..<6).map { degree in
    let scale: Double = degree == 0 ? 6 : 3
    return vector(angles.map { cos(Double(degree) * $0) / scale })
  }

  private static func vector(_ six: [Double]) -> SIMD8<Double> { SIMD8(six + [0, 0]) }

  /// The points at which the polynomial is compared with the curve: both ends, and the points of
  /// the greatest error.
  private static let checks = [0.0000005, 0.01, 0.067, 0.25, 0.5, 0.75, 0.933, 0.99, 1]

  /// The stretch of `curve` that begins at the fraction `start` and is `width` wide.
  init(of curve: MediaTimingFunction, from start: Double, width: Double) {
    // A straight curve stays straight to the last bit.
    guard curve != .linear else {
      self.init(low: SIMD4(start, width, 0, 0), high: .zero)
      return
    }
    func sample(_ x: Double) -> Double { curve.value(at: start + x * width) }
    // Vectors rather than arrays: the first frame that computes a piece allocates nothing.
    var samples = SIMD8<Double>.zero
    for index in 0..<6 { samples[index] = sample((Self.nodes[index] + 1) / 2) }
    var c = SIMD8<Double>.zero
    for degree in 0..<6 { c[degree] = (Self.weights[degree] * samples).sum() }
    // From a sum of Chebyshev polynomials to powers of 2x − 1, then to powers of x.
    let p = (
      c[0] - c[2] + c[4], c[1] - 3 * c[3] + 5 * c[5], 2 * c[2] - 8 * c[4], 4 * c[3] - 20 * c[5],
      8 * c[4], 16 * c[5]
    )
    let constant = p.0 - p.1 + p.2 - p.3 + p.4 - p.5
    let slope = 2 * (p.1 - 2 * p.2 + 3 * p.3 - 4 * p.4 + 5 * p.5)
    // The piece begins exactly where the curve does. The correction falls to zero at the piece's
    // end.
    let beginning = curve.value(at: start)
    let piece = CurvePiece(
      low: SIMD4(
        beginning, slope + (constant - beginning), 4 * (p.2 - 3 * p.3 + 6 * p.4 - 10 * p.5),
        8 * (p.3 - 4 * p.4 + 10 * p.5)),
      high: SIMD2(16 * (p.4 - 5 * p.5), 32 * p.5))
    let isClose = Self.checks.allSatisfy { abs(piece.value(at: $0) - sample($0)) < Self.tolerance }
    self = isClose ? piece : .none
  }
}
