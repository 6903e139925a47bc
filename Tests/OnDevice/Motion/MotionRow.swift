import Foundation

/// What is shown at one time.
struct MotionRow: Equatable {
  /// Of the values of one view, those that are lengths, in points; the others are parts of one.
  private static let lengths: Set<Int> = [0, 1, 2, 3, 10, 11, 12]
  private static let valuesOfView = 13

  /// In seconds since the request.
  let time: Double

  /// Those of the presented view, and those of the view behind.
  let values: [Double]

  /// The numbers in a line, with four decimals.
  var text: String {
    ([time] + values).map { number in
      let rounded = (number * 10_000).rounded() / 10_000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }

  /// True if each value is between those of some rows, or nearly so.
  func isBetween(_ rows: some Collection<MotionRow>) -> Bool {
    !rows.isEmpty
      && values.enumerated().allSatisfy { index, value in
        let others = rows.map { $0.values[index] }
        let margin = Self.lengths.contains(index % Self.valuesOfView) ? 0.5 : 0.01
        return value >= (others.min() ?? 0) - margin && value <= (others.max() ?? 0) + margin
      }
  }
}

extension MotionRow {
  /// Reads a line; nil if it does not consist of numbers.
  init?(_ line: Substring) {
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 1 + 2 * Self.valuesOfView else { return nil }
    self.init(time: numbers[0], values: Array(numbers.dropFirst()))
  }
}
