import MotionCurves

/// The curves that the pool has seen, as polynomials, so that each is worked out once.
@MainActor
enum CurveTables {
  /// How many are known at most, 12 kB each; beyond that, all are forgotten.
  private static let capacity = 256

  private static var tables: [MediaTimingFunction: CurveTable] = [:]

  /// The one that was asked for last.
  @exclusivity(unchecked) private static var last: CurveTable?

  /// The table of a curve.
  static func table(of curve: MediaTimingFunction) -> CurveTable {
    if let last, last.curve == curve { return last }
    if tables.count >= capacity { tables = [:] }
    let table = tables[curve] ?? CurveTable(curve)
    tables[curve] = table
    last = table
    return table
  }
}
