import HeadlessViews

/// The owners of a timing group's animations, in the order in which these were added.
@MainActor
struct TimingGroupOwners {
  /// The owners; an owner is listed once for all animations that were added in a row.
  private(set) var list: [LayerAnimations] = []

  /// The tree of the first owner's layer.
  private var home: LayerTree?

  /// True when a layer may be in another tree than the first layer.
  private var areScattered = false

  /// Adds an owner, unless it was added last.
  mutating func add(_ owner: LayerAnimations) {
    if list.isEmpty {
      list.reserveCapacity(4)
      home = owner.layer?.tree
    } else if list[list.count - 1] === owner {
      return
    } else if !areScattered, owner.layer?.isIn(home) != true {
      areScattered = true
    }
    list.append(owner)
  }

  /// Records that the layer of an owner has left or joined a tree.
  mutating func scatter() {
    areScattered = true
  }

  /// Removes all owners.
  mutating func removeAll() {
    list = []
    home = nil
  }

  /// True if the time of some layer may differ from the stage's.
  var mayHaveOwnTimes: Bool {
    if !areScattered, let home { return home.timesHaveDiffered }
    return list.contains { $0.layer?.mayHaveOwnTimes == true }
  }

  /// Returns true when every layer is in a tree on `timeline`; false when that is not certain
  /// without checking each layer.
  func areAllHome(on timeline: Timeline?) -> Bool {
    guard !areScattered, let timeline, let host = home?.host else { return false }
    return host === timeline
  }
}
