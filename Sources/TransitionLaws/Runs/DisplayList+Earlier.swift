import Transitioning

extension DisplayList {
  /// The first visible difference from an earlier picture of the same stage, in words; nil if there
  /// is none.
  ///
  /// The times of the two pictures are not compared.
  package func difference(fromEarlier before: DisplayList) -> String? {
    var after = self
    after.time = before.time
    guard after != before else { return nil }
    // Items that come after an added one would all seem to have changed.
    guard before.items.count == after.items.count else {
      return "\(before.items.count) items before, \(after.items.count) after"
    }
    let pairs = zip(before.items, after.items)
    if let (item, _) = pairs.first(where: { $0 != $1 }) { return "\(item.name) has changed" }
    return "the groups or clips have changed"
  }
}
