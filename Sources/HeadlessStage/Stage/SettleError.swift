public import Foundation

/// The reason why a stage does not come to rest.
public enum SettleError: Error, Hashable, CustomStringConvertible {
  /// No work is left, but operations that have begun were never ended; each one is named.
  case neverEnds([String])

  /// Animations or display links repeat until they are removed; each one is named.
  case repeatsForEver([String])

  /// Work was left after the time limit; each operation that has not ended is named.
  case stillRunning(after: TimeInterval, [String])

  /// One sentence for a person to read.
  public var description: String {
    switch self {
    case .neverEnds(let names):
      "the stage cannot settle: \(names.joined(separator: "; "))"
    case .repeatsForEver(let names):
      "the stage cannot settle while there is \(names.joined(separator: "; "))"
    case .stillRunning(let limit, let names):
      "the stage has not settled after \(limit) s"
        + (names.isEmpty ? "" : ": \(names.joined(separator: "; "))")
    }
  }
}
