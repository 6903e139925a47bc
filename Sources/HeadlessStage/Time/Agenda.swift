package import Foundation

/// Work to be done at instants to come: earliest first, and at one instant in the order of asking.
package struct Agenda {
  /// A name for one entry, to cancel it by.
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

  /// A binary heap: no entry is before the one at half its index.
  private var heap: [Entry] = []
  private var cancelled: Set<UInt64> = []
  private var nextOrder: UInt64 = 0

  /// When the first entry is due; nil when there is none.
  var nextTime: TimeInterval? { heap.isEmpty ? nil : heap[0].time }

  /// A name that comes after those of all entries so far, and before those of all to come.
  var mark: Token { Token(order: nextOrder) }

  /// Adds work for an instant.
  @discardableResult
  package mutating func add(at time: TimeInterval, _ work: @escaping () -> Void) -> Token {
    let entry = Entry(time: time, order: nextOrder, work: work)
    nextOrder += 1
    heap.append(entry)
    siftUp(from: heap.count - 1)
    return Token(order: entry.order)
  }

  /// Forgets an entry; one that has come up already is none.
  ///
  /// What it holds is let go of now, or soon: before half of all entries are cancelled ones.
  package mutating func cancel(_ token: Token) {
    cancelled.insert(token.order)
    dropCancelled()
    if cancelled.count * 2 > heap.count { forgetCancelled() }
  }

  /// Takes out the first entry, if it is due by `time` and was added before `mark`.
  mutating func removeFirst(dueBy time: TimeInterval, addedBefore mark: Token) -> (() -> Void)? {
    guard let first = heap.first, first.time <= time, first.order < mark.order else { return nil }
    removeFirst()
    dropCancelled()
    return first.work
  }

  /// Keeps a cancelled entry from ever being first.
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
    // What is in order is a heap.
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
