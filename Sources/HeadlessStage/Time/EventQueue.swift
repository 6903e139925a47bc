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

  struct Entry {
    let token: Token
    let work: () -> Void
  }

  /// The largest number of entries in one chunk.
  static let chunkSize = 128

  /// The entries in order, in chunks, of which none is empty, unless it is the only one: a stage
  /// where one thing is due at a time allocates no memory.
  ///
  /// An app that scheduled 120,000 timers waited four seconds for the shifting of one long array.
  private(set) var chunks: [[Entry]] = []
  private var nextOrder = 0

  /// The instant at which the first entry is due, in seconds; infinity when the queue is empty.
  var nextTime: TimeInterval { chunks.first?.first?.token.time ?? .infinity }

  /// A mark between the entries so far and the entries to come.
  var mark: Int { nextOrder }

  /// Adds work that is due at an instant, in seconds.
  @discardableResult
  package mutating func add(at time: TimeInterval, _ work: @escaping () -> Void) -> Token {
    let token = Token(time: time, order: nextOrder)
    nextOrder += 1
    insert(Entry(token: token, work: work))
    return token
  }

  private mutating func insert(_ entry: Entry) {
    // Most work is added at the end.
    let isLast = chunks.last?.last?.token.isBefore(entry.token) ?? true
    if isLast {
      if let last = chunks.indices.last, chunks[last].count < Self.chunkSize {
        chunks[last].append(entry)
      } else {
        chunks.append([entry])
      }
      return
    }
    let place = chunk(of: entry.token)
    chunks[place].insert(entry, at: Self.index(of: entry.token, in: chunks[place]))
    guard chunks[place].count > Self.chunkSize else { return }
    let middle = Self.chunkSize / 2
    chunks.insert(Array(chunks[place][middle...]), at: place + 1)
    chunks[place].removeLast(chunks[place].count - middle)
  }

  /// Cancels an entry and releases its work; does nothing when the entry was removed already.
  package mutating func cancel(_ token: Token) {
    let place = chunk(of: token)
    guard place < chunks.count else { return }
    let index = Self.index(of: token, in: chunks[place])
    if chunks[place][index].token == token { _ = remove(at: index, in: place) }
  }

  /// Removes the first entry and returns its work, if it is due by `time` and was added before
  /// `mark`.
  mutating func removeFirst(dueBy time: TimeInterval, addedBefore mark: Int) -> (() -> Void)? {
    guard let first = chunks.first?.first?.token, first.time <= time, first.order < mark else {
      return nil
    }
    return remove(at: 0, in: 0).work
  }

  private mutating func remove(at index: Int, in place: Int) -> Entry {
    let entry = chunks[place].remove(at: index)
    if chunks[place].isEmpty, chunks.count > 1 { chunks.remove(at: place) }
    return entry
  }

  /// The index of the first chunk with an entry that is not before a token; the number of chunks if
  /// there is none.
  private func chunk(of token: Token) -> Int {
    Self.firstIndex(below: chunks.count) { index in
      chunks[index].last.map { !$0.token.isBefore(token) } ?? false
    }
  }

  /// The index of the first entry of a chunk that is not before a token.
  private static func index(of token: Token, in chunk: [Entry]) -> Int {
    firstIndex(below: chunk.count) { !chunk[$0].token.isBefore(token) }
  }

  /// The first number from 0 up for which `isMeant` is true, as it is for all greater ones; `count`
  /// if there is none.
  private static func firstIndex(below count: Int, where isMeant: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMeant(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
