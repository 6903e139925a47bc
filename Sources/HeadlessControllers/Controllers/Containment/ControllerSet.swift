/// An ordered set of controllers, with constant-time lookup.
@MainActor
struct ControllerSet {
  /// The controllers in order; nil where one was removed.
  private var slots: [ViewController?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// The index before which all slots are nil.
  private var start = 0

  init() {}

  init(_ controllers: [ViewController]) {
    places.reserveCapacity(controllers.count)
    for controller in controllers { append(controller) }
  }

  var count: Int { places.count }

  func contains(_ controller: ViewController) -> Bool {
    !places.isEmpty && places[ObjectIdentifier(controller)] != nil
  }

  /// Adds a controller at the end, unless the set contains it.
  mutating func append(_ controller: ViewController) {
    let id = ObjectIdentifier(controller)
    guard places[id] == nil else { return }
    places[id] = slots.count
    slots.append(controller)
  }

  mutating func remove(_ controller: ViewController) {
    guard !places.isEmpty, let place = places.removeValue(forKey: ObjectIdentifier(controller))
    else { return }
    slots[place] = nil
    if places.isEmpty { (slots, start) = ([], 0) }
  }

  /// Removes the first controller that satisfies `condition`.
  mutating func removeFirst(
    where condition: (ViewController) -> Bool
  ) -> ViewController? {
    while start < slots.count, slots[start] == nil { start += 1 }
    for index in start..<max(start, slots.count) {
      guard let controller = slots[index], condition(controller) else { continue }
      remove(controller)
      return controller
    }
    return nil
  }

  /// Removes the last controller that satisfies `condition`.
  mutating func removeLast(
    where condition: (ViewController) -> Bool
  ) -> ViewController? {
    while slots.count > start, slots[slots.count - 1] == nil { slots.removeLast() }
    for index in (start..<max(start, slots.count)).reversed() {
      guard let controller = slots[index], condition(controller) else { continue }
      remove(controller)
      return controller
    }
    return nil
  }

  /// The controllers, in order.
  var members: [ViewController] { slots.compactMap(\.self) }
}

extension Array where Element == ViewController {
  /// The controllers that are not in `others`; fast if both arrays begin alike.
  @MainActor
  func absent(from others: [ViewController]) -> [ViewController] {
    var start = 0
    while start < count, start < others.count, self[start] === others[start] { start += 1 }
    let rest = self[start...]
    guard rest.count > 1, others.count > 1 else {
      return rest.filter { one in !others.contains { $0 === one } }
    }
    let known = ControllerSet(others)
    return rest.filter { !known.contains($0) }
  }
}
