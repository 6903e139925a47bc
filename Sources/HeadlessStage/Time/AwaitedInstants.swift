import Foundation

/// The instants that display links wait for, with the number of links that wait for each.
struct AwaitedInstants {
  private var counts: [TimeInterval: Int] = [:]

  /// A heap of the same instants; it may also hold instants that nothing waits for, but never
  /// first.
  private var heap = Heap<TimeInterval>()

  /// The earliest instant, in seconds; infinity when there is none.
  var first: TimeInterval { heap.first ?? .infinity }

  /// Replaces the instant that one link waits for; infinity stands for no instant.
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
