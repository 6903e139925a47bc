import HeadlessViews

/// An ordered list of a tab bar controller's controllers, each of them once.
///
/// Lookup and removal take a few steps only, also in long lists.
@MainActor
struct TabList {
  /// The index structure of a long list, for all controllers that it had when it was built.
  private struct Places {
    var slots: [ViewController?]
    var slot: [ObjectIdentifier: Int] = [:]
    var ranking: Ranking

    init(_ controllers: [ViewController]) {
      slots = controllers
      ranking = Ranking(controllers.count)
      slot.reserveCapacity(controllers.count)
      for (index, controller) in controllers.enumerated() {
        slot[ObjectIdentifier(controller)] = index
      }
    }
  }

  /// The number of controllers up to which a linear search is used.
  private static let few = 16

  /// The number of removals that update the array; after that, the array is rebuilt at the next
  /// access.
  private static let wholePatience = 64

  private var made: [ViewController]
  private var places: Places?
  private var patience = Self.wholePatience

  /// True if the array must be rebuilt.
  private var isStale = false

  /// Creates a list of the given controllers.
  init(_ controllers: [ViewController] = []) {
    made = controllers
    if controllers.count > Self.few { places = Places(controllers) }
  }

  /// The number of controllers.
  var count: Int { places?.ranking.count ?? made.count }

  /// The controllers, in order.
  var controllers: [ViewController] {
    mutating get {
      if isStale {
        made = places?.slots.compactMap(\.self) ?? []
        (isStale, patience) = (false, Self.wholePatience)
      }
      return made
    }
  }

  /// The first controller; nil if the list is empty.
  var first: ViewController? { self[0] }

  /// The controller at an index; nil if there is none.
  subscript(index: Int) -> ViewController? {
    guard index >= 0, index < count else { return nil }
    guard isStale, let places else { return made[index] }
    return places.slots[places.ranking.place(at: index)]
  }

  /// True if the list contains a controller.
  func contains(_ controller: ViewController) -> Bool {
    guard let places else { return made.index(of: controller) != nil }
    return places.slot[ObjectIdentifier(controller)] != nil
  }

  /// The index of a controller; nil if the list does not contain it.
  func index(of controller: ViewController) -> Int? {
    guard let places else { return made.index(of: controller) }
    return places.slot[ObjectIdentifier(controller)].map(places.ranking.rank)
  }

  /// Removes the controller at a valid index.
  mutating func remove(at index: Int) {
    guard let slot = places?.ranking.place(at: index), let controller = self[index] else {
      made.remove(at: index)
      return
    }
    places?.slot[ObjectIdentifier(controller)] = nil
    places?.slots[slot] = nil
    places?.ranking.leave(slot)
    if isStale {
      // The array is not current, so there is nothing to update.
    } else if index == made.count - 1 {
      made.removeLast()
    } else if patience > 0 {
      made.remove(at: index)
      patience -= 1
    } else {
      (made, isStale) = ([], true)
    }
    if let places, places.ranking.count < places.slots.count / 2 { self = TabList(controllers) }
  }
}
