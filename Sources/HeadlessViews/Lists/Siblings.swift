/// An object that can be in one list of siblings at a time.
@MainActor
package protocol Sibling: AnyObject, Sendable {
  /// The piece of a long list that holds the object; only the list reads and writes it.
  var siblingPiece: UInt32 { get set }
}

/// The place of an insertion among siblings.
///
/// If the sibling that a place names is not in the list, the place is in front of all.
enum SiblingPlace<Element> {
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

/// A list of sibling objects in their order, backmost first, each once.
///
/// The list is an array as long as it is short or edited near its end. Other edits of a long list
/// use `ChunkedSiblings`, where the cost of an edit hardly grows with the number of siblings.
@MainActor
enum Siblings<Element: Sibling>: Sendable {
  case few([Element])
  indirect case many(ChunkedSiblings<Element>)

  /// The greatest number of elements that an edit of an array may shift; a longer edit uses
  /// `ChunkedSiblings`.
  nonisolated static var near: Int { 512 }

  /// An empty list.
  nonisolated init() { self = .few([]) }

  /// True if the list is empty.
  @inline(__always)
  nonisolated var isEmpty: Bool {
    // A long list becomes an array again before it is empty.
    if case .few(let list) = self { list.isEmpty } else { false }
  }

  /// The number of elements.
  var count: Int {
    switch self {
    case .few(let list): list.count
    case .many(let list): list.count
    }
  }

  /// All elements in order; a list in pieces is joined for each read.
  nonisolated var elements: [Element] {
    switch self {
    case .few(let list): list
    case .many(let list): list.elements
    }
  }

  /// All elements in order; a list in pieces is joined, and stays joined until many edits follow.
  @inline(__always)
  mutating func joined() -> [Element] {
    if case .few(let list) = self { list } else { joinedMany() }
  }

  /// The element at an index, which must be in range.
  subscript(index: Int) -> Element {
    switch self {
    case .few(let list): list[index]
    case .many(let list): list[index]
    }
  }

  /// Inserts an element that is not in the list.
  @inline(__always)
  mutating func insert(_ element: Element, at place: SiblingPlace<Element>) {
    if case .front = place, case .few = self { append(element) } else { put(element, at: place) }
  }

  @inline(__always)
  private mutating func append(_ element: Element) {
    guard case .few(var list) = consume self else {
      self = Siblings()
      return
    }
    list.put(element, at: list.endIndex)
    self = .few(list)
  }

  @inline(never)
  private mutating func put(_ element: Element, at place: SiblingPlace<Element>) {
    guard case .few(var list) = self else { return edit { $0.insert(element, at: place) } }
    let index = list.index(of: place)
    guard list.count - index <= Self.near else {
      return edit { $0.insert(element, at: .at(index)) }
    }
    self = Siblings()
    list.put(element, at: index)
    self = .few(list)
  }

  /// Removes an element; false if it is not in the list.
  @discardableResult
  mutating func remove(_ element: Element) -> Bool {
    guard case .few(var list) = self else { return removeFar(element) }
    guard let index = list.index(of: element) else { return false }
    guard list.count - index <= Self.near else { return removeFar(element) }
    // The array is edited in place only while nothing else refers to it.
    self = Siblings()
    list.remove(at: index)
    self = .few(list)
    return true
  }

  @inline(never)
  private mutating func removeFar(_ element: Element) -> Bool {
    edit { $0.remove(element) }
  }

  /// Exchanges the elements at two indices, which must be in range.
  mutating func exchange(_ first: Int, _ second: Int) {
    edit { $0.exchange(first, second) }
  }

  /// Exchanges two elements; false, without a change, if one of them is not in the list.
  mutating func exchange(_ first: Element, _ second: Element) -> Bool {
    edit { $0.exchange(first, second) }
  }

  /// Removes all elements, and returns them in order.
  mutating func removeAll() -> [Element] {
    let all = elements
    self = Siblings()
    return all
  }

  @inline(never)
  private mutating func joinedMany() -> [Element] {
    if case .many(let list) = self, let elements = list.settled { return elements }
    return edit { $0.joined() }
  }

  /// Edits the list as a long one; a list that is still long afterwards stays in that form.
  private mutating func edit<Result>(_ body: (inout ChunkedSiblings<Element>) -> Result) -> Result {
    var many =
      switch consume self {
      case .few(let list): ChunkedSiblings(list)
      case .many(let list): list
      }
    let result = body(&many)
    self = many.count < Self.near / 2 ? .few(many.elements) : .many(many)
    return result
  }
}

extension Array where Element: AnyObject {
  /// The index of a place.
  func index(of place: SiblingPlace<Element>) -> Int {
    switch place {
    case .front: endIndex
    case .back: 0
    case .at(let index): Swift.min(index, endIndex)
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? endIndex
    case .below(let sibling): index(of: sibling) ?? endIndex
    }
  }
}
