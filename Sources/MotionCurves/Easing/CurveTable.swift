import Foundation

/// A timing curve tabulated as polynomials, for callers that sample it thousands of times a frame.
///
/// ```swift
/// let table = CurveTable(.emphasized)
/// table.value(at: 0.3)  // within 1e-11 of the curve, in 3 ns rather than 25
/// ```
///
/// Time is divided into 256 equal stretches. Each stretch has the polynomial of degree five through
/// the curve at six Chebyshev points, computed when a fraction in the stretch is first sampled.
/// Where that polynomial misses the curve by more than 4e-12 between the points, as next to a jump,
/// a corner or a vertical tangent, the table reads the curve itself. Earlier calls change no
/// result.
package final class CurveTable {
  /// The curve that the table approximates.
  package let curve: MediaTimingFunction

  /// One element a stretch, ascending in time, and one for the end.
  @exclusivity(unchecked) private var pieces = Array(repeating: CurvePiece.unknown, count: 257)

  /// The number of stretches.
  private static let count = 256.0

  /// The table of `curve`.
  package init(_ curve: MediaTimingFunction) {
    self.curve = curve
    pieces[256] = CurvePiece(constant: curve.value(at: 1))
  }

  /// Progress within 1e-11 of the curve's.
  ///
  /// A fraction outside `0...1` counts as the nearer end, and NaN as the beginning.
  package func value(at fraction: Double) -> Double {
    let place = fraction * Self.count
    guard place > 0 else { return curve.value(at: 0) }
    guard place < Self.count else { return curve.value(at: 1) }
    let index = Int(place)
    let x = place - Double(index)
    let value = pieces[index].value(at: x)
    guard value.isNaN else { return value }
    if pieces[index].isUnknown {
      pieces[index] = piece(index)
      let value = pieces[index].value(at: x)
      if !value.isNaN { return value }
    }
    return curve.value(at: fraction)
  }

  private func piece(_ index: Int) -> CurvePiece {
    CurvePiece(of: curve, from: Double(index) / Self.count, width: 1 / Self.count)
  }

  /// Replaces every fraction by the progress that `value(at:)` returns for it.
  package func replaceFractions(_ fractions: UnsafeMutableBufferPointer<Double>) {
    var start = 0
    while start < fractions.count {
      let end = replaceKnown(UnsafeMutableBufferPointer(rebasing: fractions[start...])) + start
      // The pair that `replaceKnown` could not replace, or the odd fraction at the end.
      start = min(end + 2, fractions.count)
      for number in end..<start { fractions[number] = value(at: fractions[number]) }
    }
  }

  /// Replaces fractions, two at a time, and returns the index of the first pair that needs
  /// `value(at:)`.
  ///
  /// If no pair needs it, returns the index behind the last whole pair.
  private func replaceKnown(_ fractions: UnsafeMutableBufferPointer<Double>) -> Int {
    // At this size doubles are whole numbers, so adding a number to this one rounds the number.
    let ones = 0x1.8p52
    return pieces.withUnsafeBufferPointer { pieces in
      var number = 0
      while number + 1 < fractions.count {
        var place = SIMD2(fractions[number], fractions[number + 1]) * Self.count
        place = SIMD2.zero.replacing(with: place, where: place .> 0)
        place.replace(with: Self.count, where: place .> Self.count)
        // Rounds down by rounding and then correcting; a conversion would check each number.
        let rounded = place + ones
        let distance = place - (rounded - ones)
        let isAbove = distance .< 0
        let x = distance + SIMD2.zero.replacing(with: 1, where: isAbove)
        let index =
          unsafeBitCast(rounded, to: SIMD2<UInt64>.self)
          &- SIMD2.zero.replacing(with: 1, where: isAbove)
        let values = CurvePiece.values(
          pieces[Int(index[0] & 0x1ff)], pieces[Int(index[1] & 0x1ff)], at: x)
        guard !values[0].isNaN, !values[1].isNaN else { break }
        fractions[number] = values[0]
        fractions[number + 1] = values[1]
        number += 2
      }
      return number
    }
  }
}
