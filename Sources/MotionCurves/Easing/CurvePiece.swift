import Foundation

/// A stretch of a timing curve as a polynomial of degree five.
struct CurvePiece {
  /// Where the values of a stretch come from.
  enum Kind: UInt8 {
    /// Not known yet.
    case unknown
    /// The polynomial.
    case polynomial
    /// The curve, which no polynomial of that degree can stand for here.
    case curve
  }

  /// Where its values come from.
  let kind: Kind

  /// The coefficients from the constant upwards, over `-1...1`.
  private let low: SIMD4<Double>
  private let high: SIMD2<Double>

  /// The curve's own value at `-1`.
  private let start: Double

  /// A stretch that is not known yet.
  init() {
    self.init(.unknown, low: .zero, high: .zero, start: 0)
  }

  private init(_ kind: Kind, low: SIMD4<Double>, high: SIMD2<Double>, start: Double) {
    (self.kind, self.low, self.high, self.start) = (kind, low, high, start)
  }

  /// The polynomial's value at `x` in `-1...1`, which at `-1` is the curve's to the last bit.
  @inline(__always)
  func value(at x: Double) -> Double {
    guard x > -1 else { return start }
    let square = x * x
    let first = low[0] + low[1] * x
    let second = low[2] + low[3] * x
    let third = high[0] + high[1] * x
    return first + (second + third * square) * square
  }
}

extension CurvePiece {
  /// How far a polynomial may be off, in progress.
  private static let tolerance = 1e-11

  /// The angles of the Chebyshev points that the polynomial goes through.
  private static let angles: [Double] = (0..<6).map { .pi * (Double($0) + 0.5) / 6 }

  /// The points, and zeros behind.
  private static let nodes = vector(angles.map { cos($0) })

  /// What the value at each point adds to the polynomials of degree zero to five, one element a
  /// degree.
  private static let weights: [SIMD8<Double>] = (0..<6).map { degree in
    let scale: Double = degree == 0 ? 6 : 3
    return vector(angles.map { cos(Double(degree) * $0) / scale })
  }

  private static func vector(_ six: [Double]) -> SIMD8<Double> { SIMD8(six + [0, 0]) }

  /// Where it is held against the curve: at both ends and where it can be off the most.
  private static let checks = [-0.999999, -0.98, -0.866, -0.5, 0, 0.5, 0.866, 0.98, 1]

  /// The stretch of `curve` that begins at the fraction `start` and is `width` wide.
  init(of curve: MediaTimingFunction, from start: Double, width: Double) {
    // What is straight stays so to the last bit.
    guard curve != .linear else {
      self.init(
        .polynomial, low: SIMD4(start + width / 2, width / 2, 0, 0), high: .zero, start: start)
      return
    }
    func sample(_ x: Double) -> Double { curve.value(at: start + (x + 1) / 2 * width) }
    // Vectors rather than arrays: a frame that is the first to come here allocates nothing.
    var samples = SIMD8<Double>.zero
    for index in 0..<6 { samples[index] = sample(Self.nodes[index]) }
    var c = SIMD8<Double>.zero
    for degree in 0..<6 { c[degree] = (Self.weights[degree] * samples).sum() }
    // From a sum of Chebyshev polynomials to one of powers.
    let piece = CurvePiece(
      .polynomial,
      low: SIMD4(
        c[0] - c[2] + c[4], c[1] - 3 * c[3] + 5 * c[5], 2 * c[2] - 8 * c[4], 4 * c[3] - 20 * c[5]),
      high: SIMD2(8 * c[4], 16 * c[5]), start: curve.value(at: start))
    let isClose = Self.checks.allSatisfy { abs(piece.value(at: $0) - sample($0)) < Self.tolerance }
    self.init(
      isClose ? .polynomial : .curve, low: piece.low, high: piece.high, start: piece.start)
  }
}
