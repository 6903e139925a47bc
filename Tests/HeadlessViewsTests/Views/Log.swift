/// The calls that views note, in order.
@MainActor
final class Log {
  private(set) var what: [String] = []

  func note(_ call: String) { what.append(call) }

  /// Returns the notes since the last call of this method, and removes them.
  func take() -> [String] {
    defer { what = [] }
    return what
  }
}
