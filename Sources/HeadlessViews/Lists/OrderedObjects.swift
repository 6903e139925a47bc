/// Objects in insertion order, each once, that are mostly read as an array.
///
/// Adding and removing take about the same time for any number of objects. After many removals in a
/// row, the array is rebuilt for the next reader. If the array is read between removals, each
/// removal shifts the elements behind, which costs much less than a rebuild.
@usableFromInline
package struct OrderedObjects<Element: AnyObject> {
  @usableFromInline var made: [Element] = []

  /// A set with constant-time lookup, once there are more than a few objects.
  @usableFromInline var objectSet: ObjectSet<Element>?

  /// True if the array must be rebuilt before it is read.
  @usableFromInline var isStale = false

  /// The number of removals that may still shift the array.
  ///
  /// At zero, the array counts as not being read between removals.
  @usableFromInline var patience = Self.wholePatience

  @usableFromInline static var wholePatience: Int { 64 }

  /// An empty list.
  @inlinable package init() {}

  /// The objects in insertion order.
  @inlinable package var list: [Element] {
    mutating get {
      if isStale { make() }
      return made
    }
  }

  /// The objects in insertion order, or nil if the array must be rebuilt first.
  @inlinable package var madeList: [Element]? { isStale ? nil : made }

  /// The number of objects.
  @inlinable package var count: Int { objectSet?.count ?? made.count }

  /// The object at an index in insertion order.
  @inlinable package subscript(place: Int) -> Element {
    mutating get {
      if isStale { make() }
      return made[place]
    }
  }

  @usableFromInline mutating func make() {
    made = objectSet.map { Array($0) } ?? []
    isStale = false
    patience = Self.wholePatience
  }

  /// True if there are no objects.
  @inlinable package var isEmpty: Bool { objectSet?.isEmpty ?? made.isEmpty }

  /// Adds `element` at the end, unless the list already contains it.
  @inlinable package mutating func append(_ element: Element) {
    if objectSet != nil {
      guard objectSet?.append(element) == true, !isStale else { return }
      return made.append(element)
    }
    guard made.index(of: element) == nil else { return }
    made.append(element)
    guard made.count > ObjectSet<Element>.few else { return }
    var objectSet = ObjectSet<Element>()
    for each in made { objectSet.append(each) }
    self.objectSet = objectSet
  }

  /// Removes `element`; false if the list does not contain it.
  @discardableResult
  @inlinable package mutating func remove(_ element: Element) -> Bool {
    guard objectSet != nil else {
      guard let place = made.index(of: element) else { return false }
      made.remove(at: place)
      return true
    }
    let slot = objectSet?.place(of: element)
    guard let slot else { return false }
    if isStale {
      // A stale array has nothing to shift.
    } else if made[made.count - 1] === element {
      made.removeLast()
    } else if patience > 0 {
      made.remove(at: index(ofSlot: slot))
      patience -= 1
    } else {
      (made, isStale) = ([], true)
    }
    objectSet?.remove(element)
    return true
  }

  /// The array index of the object of a slot; objects have the same order in the array as in the
  /// slots.
  @usableFromInline func index(ofSlot slot: Int) -> Int {
    var (low, high) = (0, made.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if let other = objectSet?.place(of: made[middle]), other < slot {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Removes all objects.
  @inlinable package mutating func removeAll() {
    self = OrderedObjects()
  }
}

extension OrderedObjects: Sendable where Element: Sendable {}
