package import Foundation

/// A queue of work for future instants, ordered by due time and, at one instant, by order of
/// adding.
package struct EventQueue {
  /// A token that identifies one entry, so that the entry can be cancelled.
  package struct Token: Hashable {
    fileprivate let time: TimeInterval
    fileprivate let order: Int

    fileprivate func isBefore(_ other: Token) -> Bool {
      time == other.time ? order < other.order : time < other.time
    }
  }

  private struct Entry {
    let token: Token

    /// Nil once the entry is removed.
    var work: (() -> Void)?
  }

  /// The entries in order; those before `first` are removed.
  private var entries: [Entry] = []
  private var first = 0
  private var nextOrder = 0

  /// The instant at which the first entry is due, in seconds; infinity when the queue is empty.
  var nextTime: TimeInterval { first < entries.count ? entries[first].token.time : .infinity }

  /// A mark between the entries so far and the entries to come.
  var mark: Int { nextOrder }

  /// Adds work that is due at an instant, in seconds.
  @discardableResult
  package mutating func add(at time: TimeInterval, _ work: @escaping () -> Void) -> Token {
    let token = Token(time: time, order: nextOrder)
    nextOrder += 1
    entries.insert(Entry(token: token, work: work), at: index(of: token))
    return token
  }

  /// Cancels an entry and releases its work; does nothing when the entry was removed already.
  package mutating func cancel(_ token: Token) {
    let index = index(of: token)
    if index < entries.count, entries[index].token == token { entries.remove(at: index) }
  }

  /// Removes the first entry and returns its work, if it is due by `time` and was added before
  /// `mark`.
  mutating func removeFirst(dueBy time: TimeInterval, addedBefore mark: Int) -> (() -> Void)? {
    guard first < entries.count, entries[first].token.time <= time,
      entries[first].token.order < mark
    else { return nil }
    let work = entries[first].work.take()
    first += 1
    if first * 2 > entries.count {
      entries.removeFirst(first)
      first = 0
    }
    return work
  }

  /// The index of the first entry that is not before a token.
  private func index(of token: Token) -> Int {
    // Most work is added at the end.
    guard let last = entries.last, !last.token.isBefore(token) else { return entries.count }
    var (low, high) = (first, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].token.isBefore(token) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
