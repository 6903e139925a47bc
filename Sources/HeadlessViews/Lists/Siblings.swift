/// An object that has its place among others, in one list at a time.
@MainActor
package protocol Sibling: AnyObject, Sendable {
  /// The piece of a long list in which the object is; only the list reads and writes it.
  var siblingPiece: UInt32 { get set }
}

/// Where an object goes among its siblings; in front of all when a sibling that is named is not there.
enum SiblingPlace<Element> {
  /// In front of all others.
  case front
  /// Behind all others.
  case back
  /// At an index; beyond the end means in front.
  case at(Int)
  /// Right in front of another.
  case above(Element)
  /// Right behind another.
  case below(Element)
}

/// Objects in their order, backmost first, each of them once.
///
/// The list is an array as long as it is short, or edited near its end. Other edits of a long one go to
/// `ManySiblings`, where the cost of each does not grow with the number of siblings.
@MainActor
enum Siblings<Element: Sibling>: Sendable {
  case few([Element])
  indirect case many(ManySiblings<Element>)

  /// How many places an edit of an array may shift before it is left to `ManySiblings`.
  nonisolated static var near: Int { 512 }

  /// A list of none.
  nonisolated init() { self = .few([]) }

  /// True when there is none.
  @inline(__always)
  nonisolated var isEmpty: Bool {
    // Long lists become arrays again before they are empty.
    if case .few(let list) = self { list.isEmpty } else { false }
  }

  /// How many there are.
  var count: Int {
    switch self {
    case .few(let list): list.count
    case .many(let list): list.count
    }
  }

  /// All in their order; a list in pieces is joined for every look.
  nonisolated var elements: [Element] {
    switch self {
    case .few(let list): list
    case .many(let list): list.elements
    }
  }

  /// All in their order; a list in pieces is joined, and stays so until it is edited again and again.
  @inline(__always)
  mutating func joined() -> [Element] {
    if case .few(let list) = self { list } else { joinedMany() }
  }

  /// The sibling at an index that is in range.
  subscript(index: Int) -> Element {
    switch self {
    case .few(let list): list[index]
    case .many(let list): list[index]
    }
  }

  /// Puts an element that is not in the list at a place.
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

  /// Takes an element out; false when it is not in the list.
  @discardableResult
  mutating func remove(_ element: Element) -> Bool {
    guard case .few(var list) = self else { return removeFar(element) }
    guard let index = list.index(of: element) else { return false }
    guard list.count - index <= Self.near else { return removeFar(element) }
    // The list is edited where it is only while nothing else refers to it.
    self = Siblings()
    list.remove(at: index)
    self = .few(list)
    return true
  }

  @inline(never)
  private mutating func removeFar(_ element: Element) -> Bool {
    edit { $0.remove(element) }
  }

  /// Lets the elements at two indices, which are in range, change places.
  mutating func exchange(_ first: Int, _ second: Int) {
    edit { $0.exchange(first, second) }
  }

  /// Lets two elements change places; false, and nothing is changed, when one is not in the list.
  mutating func exchange(_ first: Element, _ second: Element) -> Bool {
    edit { $0.exchange(first, second) }
  }

  /// Takes all out, and returns them in their order.
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

  /// Changes the list as if it were a long one, which it stays if it is.
  private mutating func edit<Result>(_ body: (inout ManySiblings<Element>) -> Result) -> Result {
    var many =
      switch consume self {
      case .few(let list): ManySiblings(list)
      case .many(let list): list
      }
    let result = body(&many)
    self = many.count < Self.near / 2 ? .few(many.elements) : .many(many)
    return result
  }
}

extension Array where Element: AnyObject {
  /// A place as an index.
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
