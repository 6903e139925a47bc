import TransitionCurves

/// A cache of the timing functions that animations use, as tables of polynomials.
@MainActor
enum CurveTables {
  /// The number of tables at most, 12 kB each; when it is exceeded, all are released.
  private static let capacity = 256

  private static var tables: [MediaTimingFunction: CurveTable] = [:]

  /// The table that was last returned.
  private static var last: CurveTable?

  static func table(of curve: MediaTimingFunction) -> CurveTable {
    if let last, last.curve == curve { return last }
    if tables.count >= capacity { tables = [:] }
    let table = tables[curve] ?? CurveTable(curve)
    tables[curve] = table
    last = table
    return table
  }
}
