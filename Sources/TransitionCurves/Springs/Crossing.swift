import Foundation

/// A root search that finds where a falling quantity reaches a level.
enum Crossing {
  /// The instant, within the last digits, at which `excess` changes from positive to not positive.
  ///
  /// Secants find it in a few steps (the Illinois form of the false-position method). Every fourth
  /// step halves the range, so that plateaus cannot stall the search. `excess` must be positive at
  /// `low` and not positive at `high`; the result lies on the side of `high`.
  static func time(from low: Double, to high: Double, excess: (Double) -> Double) -> Double {
    var low = low
    var high = high
    var above = excess(low)
    var below = excess(high)
    var hasMovedLow = false
    for step in 1... {
      let reach = high * 1e-15
      let middle = (low + high) / 2
      guard high - low > 4 * reach, middle > low, middle < high else { break }
      // Slightly beyond the secant's guess, so that the other bound moves closer as well.
      let secant = low + (high - low) * above / (above - below) + (hasMovedLow ? reach : -reach)
      let next = step.isMultiple(of: 4) || !(secant > low && secant < high) ? middle : secant
      let value = excess(next)
      if value > 0 {
        if hasMovedLow { below /= 2 }
        low = next
        above = value
        hasMovedLow = true
      } else {
        if !hasMovedLow { above /= 2 }
        high = next
        below = value
        hasMovedLow = false
      }
    }
    return high
  }
}
