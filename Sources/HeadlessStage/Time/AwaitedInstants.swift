import Foundation

/// Instants that something waits for, and how much waits for each.
struct AwaitedInstants {
  private var counts: [TimeInterval: Int] = [:]

  /// The same instants; some may be in it for which nothing waits any more, but not as the first.
  private var heap = Heap<TimeInterval>()

  /// The first of them, in seconds; infinity when there is none.
  var first: TimeInterval { heap.first ?? .infinity }

  /// Notes that one waits for another instant than it did; infinity stands for none.
  mutating func move(from old: TimeInterval, to new: TimeInterval) {
    guard new != old else { return }
    if new < .infinity {
      let count = counts[new, default: 0]
      counts[new] = count + 1
      if count == 0 { heap.insert(new) }
    }
    guard let count = counts[old] else { return }
    counts[old] = count > 1 ? count - 1 : nil
    while let first = heap.first, counts[first] == nil { heap.removeFirst() }
    if heap.count > 2 * counts.count + 64 { heap = Heap(counts.keys) }
  }
}
