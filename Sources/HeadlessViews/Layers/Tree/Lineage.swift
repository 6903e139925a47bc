/// True if `node` is `candidate` or one of its descendants.
///
/// The function climbs from `node` and searches below `candidate` in step, and ends when either
/// ends. An added subtree is usually small, or the tree above it shallow, so checking a tree of `n`
/// nodes for cycles takes `O(n log n)` steps altogether, in whatever order the tree is built.
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
  /// The index of `element`; the search goes from both ends at once, where most changes are made.
  @inlinable package func index(of element: Element) -> Int? {
    var (low, high) = (startIndex, endIndex - 1)
    while low <= high {
      if self[high] === element { return high }
      if self[low] === element { return low }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Inserts `element` at `index`; an index beyond the end appends it.
  ///
  /// Most elements are appended, which moves no other element.
  mutating func put(_ element: Element, at index: Int) {
    // Room for four, so that the second element does not move the first.
    if isEmpty { reserveCapacity(4) }
    if index < endIndex { insert(element, at: index) } else { append(element) }
  }
}
