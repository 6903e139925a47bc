/// A set of objects in insertion order.
///
/// Adding, removing and finding an object take constant time. The slots of removed objects stay
/// empty until most slots are; then the rest is compacted.
@usableFromInline
package struct ObjectSet<Element: AnyObject> {
  @usableFromInline var slots: [Element?] = []

  /// The slot of each object, once there are more than a few objects; few objects are searched
  /// linearly.
  @usableFromInline var places: [ObjectIdentifier: Int] = [:]

  /// The number of objects.
  @inlinable package var count: Int { live }

  @usableFromInline var live = 0

  @inlinable static var few: Int { 16 }

  /// An empty set.
  @inlinable package init() {}

  /// True if the set is empty.
  @inlinable package var isEmpty: Bool { count == 0 }

  /// True if the set contains `element`.
  @inlinable package func contains(_ element: Element) -> Bool { place(of: element) != nil }

  /// Adds `element` at the end; false if the set already contains it.
  @discardableResult
  @inlinable package mutating func append(_ element: Element) -> Bool {
    guard !contains(element) else { return false }
    slots.append(element)
    live += 1
    if !places.isEmpty {
      places[ObjectIdentifier(element)] = slots.count - 1
    } else if slots.count > Self.few {
      moveUp()
    }
    return true
  }

  /// Removes `element`; false if the set does not contain it.
  @discardableResult
  @inlinable package mutating func remove(_ element: Element) -> Bool {
    guard let place = place(of: element) else { return false }
    slots[place] = nil
    live -= 1
    if places.isEmpty {
      slots.remove(at: place)
    } else {
      places[ObjectIdentifier(element)] = nil
      if slots.count > 2 * count + Self.few { moveUp() }
    }
    return true
  }

  /// Removes all objects for which `isGone` returns true.
  @inlinable package mutating func removeAll(where isGone: (Element) -> Bool) {
    var left = 0
    for place in slots.indices {
      guard let element = slots[place], isGone(element) else { continue }
      slots[place] = nil
      left += 1
    }
    guard left > 0 else { return }
    live -= left
    moveUp()
  }

  /// Removes all objects.
  @inlinable package mutating func removeAll() {
    self = ObjectSet()
  }

  @inlinable func place(of element: Element) -> Int? {
    guard places.isEmpty else { return places[ObjectIdentifier(element)] }
    for place in slots.indices where slots[place] === element { return place }
    return nil
  }

  @inlinable mutating func moveUp() {
    slots.removeAll { $0 == nil }
    places = [:]
    guard slots.count > Self.few else { return }
    for (place, element) in slots.enumerated() {
      if let element { places[ObjectIdentifier(element)] = place }
    }
  }
}

extension ObjectSet: Sequence {
  /// An iterator over the objects that the set had when iteration began, in insertion order.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    @usableFromInline let slots: [Element?]
    @usableFromInline var place = 0

    @inlinable init(_ slots: [Element?]) { self.slots = slots }

    @inlinable package mutating func next() -> Element? {
      while place < slots.count {
        defer { place += 1 }
        if let element = slots[place] { return element }
      }
      return nil
    }
  }

  /// An iterator over the current objects, in insertion order.
  @inlinable package func makeIterator() -> Iterator { Iterator(slots) }

  /// The number of objects.
  @inlinable package var underestimatedCount: Int { live }

  /// The last object for which `isMeant` returns true; nil if there is none.
  @inlinable package func last(where isMeant: (Element) -> Bool) -> Element? {
    for place in slots.indices.reversed() {
      if let element = slots[place], isMeant(element) { return element }
    }
    return nil
  }
}

extension ObjectSet: Sendable where Element: Sendable {}
