/// A set of places that are taken or free, which counts the taken places before any place.
///
/// Each operation takes logarithmic time. The structure is a Fenwick tree.
package struct Ranking: Sendable {
  /// The number of taken places in each range that ends at an index, counted from one.
  ///
  /// The length of a range is the value of the lowest bit of its index.
  private var taken: [Int]

  /// The number of taken places.
  package private(set) var count: Int

  /// A ranking of `count` places, all of them taken.
  package init(_ count: Int) {
    self.count = count
    taken = (0...count).map { $0 & -$0 }
  }

  /// The number of places.
  package var size: Int { taken.count - 1 }

  /// The number of taken places before a place.
  package func rank(of place: Int) -> Int {
    guard count < size else { return place }
    var (rank, index) = (0, place)
    while index > 0 {
      rank += taken[index]
      index &= index - 1
    }
    return rank
  }

  /// The taken place with `rank` taken places before it; `rank` must be less than `count`.
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

  /// Frees a place that is taken.
  package mutating func leave(_ place: Int) {
    count -= 1
    var index = place + 1
    while index <= size {
      taken[index] -= 1
      index += index & -index
    }
  }
}
