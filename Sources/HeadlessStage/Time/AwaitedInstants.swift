import Foundation

/// Instants that something waits for, and how much waits for each.
///
/// Mostly all wait for the same few, so that the first is found among these.
struct AwaitedInstants {
  private var counts: [TimeInterval: Int] = [:]

  /// The first of them, in seconds; infinity when there is none.
  private(set) var first = TimeInterval.infinity

  /// Notes that one waits for another instant than it did; infinity stands for none.
  mutating func move(from old: TimeInterval, to new: TimeInterval) {
    guard new != old else { return }
    if new < .infinity { counts[new, default: 0] += 1 }
    if let count = counts[old] { counts[old] = count > 1 ? count - 1 : nil }
    if new < first {
      first = new
    } else if old == first, counts[old] == nil {
      first = counts.keys.min() ?? .infinity
    }
  }
}
