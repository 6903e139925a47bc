/// Objects in the order of joining, each of them once.
///
/// Joining, leaving and looking for one take the same time however many there are. Places of those that
/// have left stay empty until most are; then all move up.
@usableFromInline
package struct Roster<Element: AnyObject> {
  @usableFromInline var slots: [Element?] = []

  /// Where each is, once there are more than a few; few are looked for one by one.
  @usableFromInline var places: [ObjectIdentifier: Int] = [:]

  /// How many there are.
  @inlinable package var count: Int { live }

  @usableFromInline var live = 0

  @inlinable static var few: Int { 16 }

  /// A roster of none.
  @inlinable package init() {}

  /// True when there is none.
  @inlinable package var isEmpty: Bool { count == 0 }

  /// True when `element` is among them.
  @inlinable package func contains(_ element: Element) -> Bool { place(of: element) != nil }

  /// Puts `element` behind all others; false when it is among them already.
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

  /// Takes `element` out; false when it is not among them.
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

  /// Takes all out that `isGone` picks.
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

  /// Takes all out.
  @inlinable package mutating func removeAll() {
    self = Roster()
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

extension Roster: Sequence {
  /// Goes through those that there were when it was made, in the order of joining.
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

  /// Those that there are, in the order of joining.
  @inlinable package func makeIterator() -> Iterator { Iterator(slots) }

  /// How many there are.
  @inlinable package var underestimatedCount: Int { live }

  /// The last that `isMeant` picks; nil when there is none.
  @inlinable package func last(where isMeant: (Element) -> Bool) -> Element? {
    for place in slots.indices.reversed() {
      if let element = slots[place], isMeant(element) { return element }
    }
    return nil
  }
}

extension Roster: Sendable where Element: Sendable {}
