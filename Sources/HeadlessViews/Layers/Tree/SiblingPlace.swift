/// The place of an insertion among siblings.
///
/// If the sibling that a place names is not in the list, the place is in front of all.
enum SiblingPlace<Element: AnyObject> {
  /// In front of all others.
  case front
  /// Behind all others.
  case back
  /// At an index; an index beyond the end means the front.
  case at(Int)
  /// Right in front of another element.
  case above(Element)
  /// Right behind another element.
  case below(Element)
}

extension Array where Element: AnyObject {
  /// Inserts an object at a place.
  mutating func insert(_ object: Element, at place: SiblingPlace<Element>) {
    switch place {
    case .front: append(object)
    case .back: insert(object, at: 0)
    case .at(let index): insert(object, at: Swift.min(index, count))
    case .above(let sibling): insert(object, at: index(of: sibling).map { $0 + 1 } ?? count)
    case .below(let sibling): insert(object, at: index(of: sibling) ?? count)
    }
  }
}
