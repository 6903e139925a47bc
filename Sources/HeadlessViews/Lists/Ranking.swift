/// Which of some places are still taken, and how many of those come before any of them.
///
/// To ask, and to leave a place, takes a few steps more for ten times as many places.
package struct Ranking: Sendable {
  /// At each index, counted from one, how many places are taken of those that end there: as many as the
  /// lowest bit of the index says.
  private var taken: [Int]

  /// How many places are taken.
  package private(set) var count: Int

  /// So many places, all of them taken.
  package init(_ count: Int) {
    self.count = count
    taken = (0...count).map { $0 & -$0 }
  }

  /// How many places there are.
  package var size: Int { taken.count - 1 }

  /// How many of the places before one are taken.
  package func rank(of place: Int) -> Int {
    guard count < size else { return place }
    var (rank, index) = (0, place)
    while index > 0 {
      rank += taken[index]
      index &= index - 1
    }
    return rank
  }

  /// The taken place with so many taken ones before it, which must be fewer than there are.
  package func place(at rank: Int) -> Int {
    guard count < size else { return rank }
    var (place, left) = (0, rank)
    var step = 1 << (Int.bitWidth - 1 - size.leadingZeroBitCount)
    while step > 0 {
      let next = place + step
      if next <= size, taken[next] <= left {
        place = next
        left -= taken[next]
      }
      step >>= 1
    }
    return place
  }

  /// Leaves a place that is taken.
  package mutating func leave(_ place: Int) {
    count -= 1
    var index = place + 1
    while index <= size {
      taken[index] -= 1
      index += index & -index
    }
  }
}
