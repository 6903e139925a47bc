import HeadlessViews

/// The controllers of a tab bar controller in the order of their tabs, each of them once.
///
/// Where one of very many is takes a few steps to find out, and so does taking one out.
@MainActor
struct TabList {
  /// Where many are, among all that there were when the places were counted.
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

  /// So few are looked for one by one.
  private static let few = 16

  /// How many may leave while the others move up in the array; then it seems not to be read in between.
  private static let wholePatience = 64

  private var made: [ViewController]
  private var places: Places?
  private var patience = Self.wholePatience

  /// True when the array has yet to be made.
  private var isStale = false

  /// A list of some controllers.
  init(_ controllers: [ViewController] = []) {
    made = controllers
    if controllers.count > Self.few { places = Places(controllers) }
  }

  /// How many there are.
  var count: Int { places?.ranking.count ?? made.count }

  /// The controllers in order.
  var controllers: [ViewController] {
    mutating get {
      if isStale {
        made = places?.slots.compactMap(\.self) ?? []
        (isStale, patience) = (false, Self.wholePatience)
      }
      return made
    }
  }

  /// The first controller; nil when there is none.
  var first: ViewController? { self[0] }

  /// The controller at an index; nil when there is none.
  subscript(index: Int) -> ViewController? {
    guard index >= 0, index < count else { return nil }
    guard isStale, let places else { return made[index] }
    return places.slots[places.ranking.place(at: index)]
  }

  /// True when a controller is among them.
  func contains(_ controller: ViewController) -> Bool {
    guard let places else { return made.index(of: controller) != nil }
    return places.slot[ObjectIdentifier(controller)] != nil
  }

  /// Where a controller is; nil when it is not among them.
  func index(of controller: ViewController) -> Int? {
    guard let places else { return made.index(of: controller) }
    return places.slot[ObjectIdentifier(controller)].map(places.ranking.rank)
  }

  /// Takes out the controller at an index at which there is one.
  mutating func remove(at index: Int) {
    guard let slot = places?.ranking.place(at: index), let controller = self[index] else {
      made.remove(at: index)
      return
    }
    places?.slot[ObjectIdentifier(controller)] = nil
    places?.slots[slot] = nil
    places?.ranking.leave(slot)
    if isStale {
      // Nothing has to move up.
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
