import Foundation

/// A timing curve turned into polynomials, for those who ask thousands of times a frame.
///
/// ```swift
/// let table = CurveTable(.emphasized)
/// table.value(at: 0.3)  // within 1e-9 of the curve, in 3 ns rather than 25
/// ```
///
/// Time is divided into 64 equal stretches, each with the polynomial of degree five through the
/// curve at six Chebyshev points. A stretch where that misses the curve by more than 3e-10 between
/// the points, as next to a jump, a corner or a vertical tangent, asks the curve itself. Making a
/// table costs a thousand evaluations, so it is for curves that are shared.
public struct CurveTable: Hashable, Sendable {
  /// The curve that the table stands for.
  public let curve: MediaTimingFunction

  /// One element a stretch, ascending in time.
  @usableFromInline let pieces: [Piece]

  /// The coefficients of one stretch, from the constant upwards, over `-1...1`.
  @usableFromInline
  struct Piece: Hashable, Sendable {
    @usableFromInline let low: SIMD4<Double>
    @usableFromInline let high: SIMD2<Double>
    @usableFromInline let isAccurate: Bool
  }

  /// How many stretches there are.
  @usableFromInline static let count = 64.0

  /// The table of `curve`.
  public init(_ curve: MediaTimingFunction) {
    self.curve = curve
    pieces = (0..<Int(Self.count)).map { Self.piece(of: curve, index: Double($0)) }
  }
}

extension CurveTable: TimingCurve {
  /// Progress within 1e-9 of the curve's; fractions outside `0...1` count as the nearer end.
  @inlinable
  public func value(at fraction: Double) -> Double {
    guard fraction > 0, fraction < 1 else { return curve.value(at: fraction) }
    let place = fraction * Self.count
    let index = Int(place)
    let piece = pieces[index]
    guard piece.isAccurate else { return curve.value(at: fraction) }
    let x = 2 * (place - Double(index)) - 1
    let square = x * x
    let first = piece.low[0] + piece.low[1] * x
    let second = piece.low[2] + piece.low[3] * x
    let third = piece.high[0] + piece.high[1] * x
    return first + (second + third * square) * square
  }

  /// The curve's own velocity.
  public func velocity(at fraction: Double) -> Double { curve.velocity(at: fraction) }
}

extension CurveTable {
  private static func piece(of curve: MediaTimingFunction, index: Double) -> Piece {
    func sample(_ x: Double) -> Double { curve.value(at: (index + (x + 1) / 2) / count) }
    let nodes = (0..<6).map { cos(.pi * (Double($0) + 0.5) / 6) }
    let samples = nodes.map(sample)
    let coefficients = powers(
      chebyshev: (0..<6).map { degree in
        let sum = nodes.indices.reduce(0.0) {
          $0 + samples[$1] * cos(.pi * Double(degree) * (Double($1) + 0.5) / 6)
        }
        return sum / (degree == 0 ? 6 : 3)
      })
    let error = [-1, -0.98, -0.83, -0.48, 0, 0.31, 0.62, 0.91, 0.999].map { x in
      abs(coefficients.reversed().reduce(0) { $0 * x + $1 } - sample(x))
    }
    return Piece(
      low: SIMD4(coefficients[0], coefficients[1], coefficients[2], coefficients[3]),
      high: SIMD2(coefficients[4], coefficients[5]),
      isAccurate: error.allSatisfy { $0 < 3e-10 })
  }

  /// From a sum of Chebyshev polynomials of degree zero to five to one of powers.
  private static func powers(chebyshev c: [Double]) -> [Double] {
    [
      c[0] - c[2] + c[4], c[1] - 3 * c[3] + 5 * c[5], 2 * c[2] - 8 * c[4],
      4 * c[3] - 20 * c[5], 8 * c[4], 16 * c[5],
    ]
  }
}
