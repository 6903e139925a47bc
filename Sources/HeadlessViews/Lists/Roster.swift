/// Objects in the order of joining, each of them once.
///
/// Joining, leaving and looking for one take the same time however many there are. Places of those that
/// have left stay empty until most are; then all move up.
package struct Roster<Element: AnyObject> {
  private var slots: [Element?] = []

  /// Where each is, once there are more than a few; few are looked for one by one.
  private var places: [ObjectIdentifier: Int] = [:]

  /// How many there are.
  package private(set) var count = 0

  private static var few: Int { 16 }

  /// A roster of none.
  package init() {}

  /// True when there is none.
  package var isEmpty: Bool { count == 0 }

  /// True when `element` is among them.
  package func contains(_ element: Element) -> Bool { place(of: element) != nil }

  /// Puts `element` behind all others; false when it is among them already.
  @discardableResult
  package mutating func append(_ element: Element) -> Bool {
    guard !contains(element) else { return false }
    slots.append(element)
    count += 1
    if !places.isEmpty {
      places[ObjectIdentifier(element)] = slots.count - 1
    } else if slots.count > Self.few {
      moveUp()
    }
    return true
  }

  /// Takes `element` out; false when it is not among them.
  @discardableResult
  package mutating func remove(_ element: Element) -> Bool {
    guard let place = place(of: element) else { return false }
    slots[place] = nil
    count -= 1
    if places.isEmpty {
      slots.remove(at: place)
    } else {
      places[ObjectIdentifier(element)] = nil
      if slots.count > 2 * count + Self.few { moveUp() }
    }
    return true
  }

  /// Takes all out that `isGone` picks.
  package mutating func removeAll(where isGone: (Element) -> Bool) {
    var left = 0
    for place in slots.indices {
      guard let element = slots[place], isGone(element) else { continue }
      slots[place] = nil
      left += 1
    }
    guard left > 0 else { return }
    count -= left
    moveUp()
  }

  /// Takes all out.
  package mutating func removeAll() {
    self = Roster()
  }

  private func place(of element: Element) -> Int? {
    guard places.isEmpty else { return places[ObjectIdentifier(element)] }
    for place in slots.indices where slots[place] === element { return place }
    return nil
  }

  private mutating func moveUp() {
    slots.removeAll { $0 == nil }
    places = [:]
    guard slots.count > Self.few else { return }
    for (place, element) in slots.enumerated() {
      if let element { places[ObjectIdentifier(element)] = place }
    }
  }
}

extension Roster: Sequence {
  /// Those that there were when it was made, in the order of joining.
  package func makeIterator() -> some IteratorProtocol<Element> {
    slots.lazy.compactMap { $0 }.makeIterator()
  }

  /// How many there are.
  package var underestimatedCount: Int { count }
}
