/// Reduces rows of numbers over time to the rows that linear interpolation needs.
enum Polyline {
  /// The indices of the retained rows: the first, the last, and as many between as are needed.
  ///
  /// The method is that of D. H. Douglas and T. K. Peucker, "Algorithms for the reduction of the
  /// number of points required to represent a digitized line or its caricature", Cartographica
  /// 10(2), 1973, with distances measured along the numbers' own axis.
  ///
  /// - Parameters:
  ///   - slack: The largest error of each number; one element a column.
  ///   - measure: A function of a row whose results must not differ by more than `slack`, for rows
  ///     whose own numbers are not visible.
  static func kept(
    _ times: [Double], _ rows: [[Double]], slack: [Double],
    measure: (([Double]) -> [Double])? = nil
  ) -> [Int] {
    guard rows.count > 2 else { return Array(rows.indices) }
    let seen = measure.map { rows.map($0) } ?? rows
    var isKept = Array(repeating: false, count: rows.count)
    isKept[0] = true
    isKept[rows.count - 1] = true
    var pending = [(0, rows.count - 1)]
    while let (low, high) = pending.popLast() {
      guard high - low > 1 else { continue }
      var worst: (place: Int, error: Double) = (low, 1)
      for index in low + 1..<high {
        let part = (times[index] - times[low]) / (times[high] - times[low])
        let between = measure.map { $0(zip(rows[low], rows[high]).map { $0 + ($1 - $0) * part }) }
        for (column, slack) in slack.enumerated() {
          let (from, to) = (seen[low][column], seen[high][column])
          let guess = between?[column] ?? from + (to - from) * part
          let error = abs(seen[index][column] - guess) / slack
          if error > worst.error { worst = (index, error) }
        }
      }
      guard worst.place > low else { continue }
      isKept[worst.place] = true
      pending += [(low, worst.place), (worst.place, high)]
    }
    return isKept.indices.filter { isKept[$0] }
  }
}
