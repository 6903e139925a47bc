/// True when `node` is `candidate` or anywhere below it.
///
/// Climbs from `node` and searches below `candidate` in step, and is done when either ends. What is
/// added is mostly small or the tree above it shallow, so a tree of `n` nodes is kept free of circles
/// in `O(n log n)` steps altogether, in whatever order it is built.
@MainActor
package func isBelow<Node: AnyObject>(
  _ candidate: Node, _ node: Node, parent: (Node) -> Node?, children: (Node) -> [Node]
) -> Bool {
  guard candidate !== node else { return true }
  guard !children(candidate).isEmpty else { return false }
  guard var ancestor = parent(node) else { return false }
  var pending = [children(candidate)[...]]
  while true {
    if ancestor === candidate { return true }
    while pending.last?.isEmpty == true { pending.removeLast() }
    guard let below = pending.last?.last else { return false }
    if below === node { return true }
    pending[pending.count - 1].removeLast()
    pending.append(children(below)[...])
    guard let above = parent(ancestor) else { return false }
    ancestor = above
  }
}

extension Array where Element: AnyObject {
  /// Where `element` is; looks from both ends at once, since those are where most changes are made.
  @inlinable package func index(of element: Element) -> Int? {
    var (low, high) = (startIndex, endIndex - 1)
    while low <= high {
      if self[high] === element { return high }
      if self[low] === element { return low }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Puts `element` at `index`; beyond the end means behind all others, where most are put, and where
  /// nothing needs to move.
  mutating func put(_ element: Element, at index: Int) {
    // The second does not have to move the first.
    if isEmpty { reserveCapacity(4) }
    if index < endIndex { insert(element, at: index) } else { append(element) }
  }
}
