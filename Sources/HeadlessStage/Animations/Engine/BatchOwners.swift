import HeadlessViews

/// Whose the animations of a batch are, in the order in which they were added.
@MainActor
struct BatchOwners {
  /// Each stands once for all that were added in a row.
  private(set) var list: [LayerAnimations] = []

  /// The tree that the layer of the first was in.
  private var home: LayerTree?

  /// True when some layer may be in another tree than the first.
  private var areScattered = false

  /// Adds one, unless it was added just now.
  mutating func add(_ owner: LayerAnimations) {
    if list.isEmpty {
      list.reserveCapacity(4)
      home = owner.layer?.tree
    } else if list[list.count - 1] === owner {
      return
    } else if !areScattered, owner.layer?.tree !== home {
      areScattered = true
    }
    list.append(owner)
  }

  /// Notes that the layer of one of them has left its tree or joined one.
  mutating func scatter() {
    areScattered = true
  }

  /// Forgets all of them.
  mutating func removeAll() {
    list = []
    home = nil
  }

  /// True when every layer is in a tree on `timeline`, as far as that can be told without a look at
  /// each.
  func areAllHome(on timeline: Timeline?) -> Bool {
    guard !areScattered, let timeline, let host = home?.host else { return false }
    return host === timeline
  }
}
