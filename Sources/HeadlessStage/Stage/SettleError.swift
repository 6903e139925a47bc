public import Foundation

/// Why a stage does not come to rest.
public enum SettleError: Error, Hashable, CustomStringConvertible {
  /// Nothing is left to do, but something that began was never ended; each is named.
  case neverEnds([String])

  /// Something runs that nothing but removal can end; each is named.
  case repeatsForEver([String])

  /// There was still something to do after the time that was allowed; what has not ended is named.
  case stillRunning(after: TimeInterval, [String])

  /// One sentence for a person.
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
