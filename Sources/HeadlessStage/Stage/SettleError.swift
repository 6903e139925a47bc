public import Foundation

/// The reason why a stage does not come to rest.
public enum SettleError: Error, Hashable, CustomStringConvertible {
  /// Nothing is left to do, but something that began was never ended; each one is named.
  case neverEnds([String])

  /// Something repeats until it is removed; each one is named.
  case repeatsForEver([String])

  /// Work was left after the time limit; each thing that has not ended is named.
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
