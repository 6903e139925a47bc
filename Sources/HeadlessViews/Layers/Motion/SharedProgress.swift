/// The progress of motions that have one timing; it is computed once for each moment.
///
/// A layer reads it in each frame, so its class is here and not behind a protocol.
@MainActor
package final class SharedProgress {
  /// The moment of `value`.
  var moment = -1

  /// The progress at that moment: 0 at the start of a motion, 1 at its end, and outside for
  /// overshoot; nil when the motions have no effect.
  var value: Double?

  private let compute: @MainActor () -> Double?

  /// - Parameter compute: Computes the progress now.
  package init(_ compute: @escaping @MainActor () -> Double?) { self.compute = compute }

  deinit { EndedObjects.add(unsafeBitCast(self, to: UInt.self)) }

  /// The progress now; nil when the motions have no effect.
  package var current: Double? {
    let now = PresentationMoment.now
    if moment != now { compute(at: now) }
    return value
  }

  /// Computes the progress of a moment, which is now.
  func compute(at moment: Int) {
    value = compute()
    self.moment = moment
  }
}
