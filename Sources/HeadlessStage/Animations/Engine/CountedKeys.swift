/// The keys that callers chose for the animations of a layer, with the number of animations of each.
///
/// An app that added 8,000 animations to a layer waited seconds while each key was compared with all
/// others.
struct CountedKeys<Key: Hashable> {
  private var counts: [Key: Int] = [:]

  /// The number of animations that have a key.
  private(set) var count = 0

  /// True if no animation has a key.
  var isEmpty: Bool { count == 0 }

  /// True if an animation has the key.
  func contains(_ key: Key) -> Bool { !isEmpty && counts[key] != nil }

  /// Adds animations of a key; a negative number removes some.
  mutating func add(_ number: Int, of key: Key) {
    count += number
    let sum = (counts[key] ?? 0) + number
    counts[key] = sum == 0 ? nil : sum
  }
}
