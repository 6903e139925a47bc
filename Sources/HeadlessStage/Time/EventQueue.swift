package import Foundation

/// A queue of work for future instants, ordered by due time and, at one instant, by order of
/// adding.
package struct EventQueue {
  /// A token that identifies one entry, so that the entry can be cancelled.
  package struct Token: Hashable {
    fileprivate let order: UInt64
  }

  private struct Entry {
    let time: TimeInterval
    let order: UInt64
    let work: () -> Void

    func isBefore(_ other: Entry) -> Bool {
      (time, order) < (other.time, other.order)
    }
  }

  /// A binary heap: no entry is due before its parent, which is the entry at half its index.
  private var heap: [Entry] = []
  private var cancelled: Set<UInt64> = []
  private var nextOrder: UInt64 = 0

  /// The instant at which the first entry is due, in seconds; nil when the queue is empty.
  var nextTime: TimeInterval? { heap.isEmpty ? nil : heap[0].time }

  /// A token that orders after all entries so far and before all entries to come.
  var mark: Token { Token(order: nextOrder) }

  /// Adds work that is due at an instant, in seconds.
  @discardableResult
  package mutating func add(at time: TimeInterval, _ work: @escaping () -> Void) -> Token {
    let entry = Entry(time: time, order: nextOrder, work: work)
    nextOrder += 1
    heap.append(entry)
    siftUp(from: heap.count - 1)
    return Token(order: entry.order)
  }

  /// Cancels an entry; does nothing when the entry was removed already.
  ///
  /// The entry's closure is released at once, or at the latest when more than half of all entries
  /// are cancelled ones.
  package mutating func cancel(_ token: Token) {
    cancelled.insert(token.order)
    dropCancelled()
    if cancelled.count * 2 > heap.count { forgetCancelled() }
  }

  /// Removes the first entry and returns its work, if it is due by `time` and was added before
  /// `mark`.
  mutating func removeFirst(dueBy time: TimeInterval, addedBefore mark: Token) -> (() -> Void)? {
    guard let first = heap.first, first.time <= time, first.order < mark.order else { return nil }
    removeFirst()
    dropCancelled()
    return first.work
  }

  /// Removes cancelled entries from the front, so that the first entry is never a cancelled one.
  private mutating func dropCancelled() {
    while !cancelled.isEmpty, let first = heap.first, cancelled.remove(first.order) != nil {
      removeFirst()
    }
    if heap.isEmpty { cancelled.removeAll() }
  }

  private mutating func forgetCancelled() {
    guard !cancelled.isEmpty else { return }
    heap.removeAll { cancelled.contains($0.order) }
    cancelled.removeAll()
    // A sorted array is a heap.
    heap.sort { $0.isBefore($1) }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown()
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown() {
    var index = 0
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].isBefore(heap[first]) {
        first = child
      }
      guard first != index else { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
