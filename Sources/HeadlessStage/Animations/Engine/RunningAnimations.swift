import HeadlessViews
import MotionTerms

/// The list of a layer's animations, in the order in which they apply.
///
/// The first three are stored inline, because few layers have more: for a hundred thousand moving
/// layers, an array each would take a third of the memory. A long list has an index, so that no
/// search looks at all animations.
struct RunningAnimations {
  private var first: RunningAnimation?
  private var second: RunningAnimation?
  private var third: RunningAnimation?

  private var others = Others.few([])

  /// The storage besides the inline places; an array and an index share one field to save memory.
  private enum Others {
    /// The animations after the first three; if it is empty, at most three animations exist.
    case few([RunningAnimation])

    /// All animations of a long list; the inline places are empty then.
    case many(IndexedAnimations)
  }

  /// The indexed list, while the list is long.
  @inline(__always)
  var indexed: IndexedAnimations? {
    if case .many(let indexed) = others { indexed } else { nil }
  }

  /// The animations after the first three, while the list is short.
  private var rest: [RunningAnimation] {
    @inline(__always)
    get { if case .few(let rest) = others { rest } else { [] } }
    set { others = .few(newValue) }
  }

  /// Changes the animations after the first three in place: an array with two references would be
  /// copied.
  @inline(__always)
  private mutating func changeRest(_ change: (inout [RunningAnimation]) -> Void) {
    var rest = rest
    others = .few([])
    change(&rest)
    others = .few(rest)
  }

  /// The length beyond which a list is long.
  private static let limit = 32

  /// The length at which a long list becomes short again.
  private static let few = 8

  /// True when there is no animation.
  @inline(__always)
  var isEmpty: Bool { first == nil && indexed == nil }

  /// The positions of the list, some of which may be empty.
  @inline(__always)
  var positions: Range<Int> {
    if let indexed { return indexed.positions }
    return fewPositions
  }

  /// The animation at a position; nil when the position is empty.
  subscript(position: Int) -> RunningAnimation? {
    @inline(__always)
    get {
      if let indexed { return indexed[position] }
      return self[few: position]
    }
  }

  /// The positions of a short list.
  @inline(__always)
  var fewPositions: Range<Int> {
    if first == nil { return 0..<0 }
    if second == nil { return 0..<1 }
    return 0..<(third == nil ? 2 : 3 + rest.count)
  }

  /// The animation at a position of a short list; only the fields that are read are copied.
  subscript(few position: Int) -> RunningAnimation? {
    @inline(__always)
    get {
      switch position {
      case 0: first
      case 1: second
      case 2: third
      default: rest[position - 3]
      }
    }
  }

  /// Replaces the animation at a position.
  private mutating func replace(_ position: Int, with animation: RunningAnimation) {
    switch position {
    case 0: first = animation
    case 1: second = animation
    case 2: third = animation
    default: changeRest { $0[position - 3] = animation }
    }
  }

  /// Adds an animation at the end.
  @MainActor
  mutating func append(_ animation: consuming RunningAnimation) {
    if let indexed { return indexed.append(animation) }
    if first == nil {
      first = animation
    } else if second == nil {
      second = animation
    } else if third == nil {
      third = animation
    } else {
      let last = consume animation
      changeRest { $0.append(last) }
      if rest.count + 3 > Self.limit { makeIndexed() }
    }
  }

  @MainActor
  private mutating func makeIndexed() {
    let indexed = IndexedAnimations()
    for animation in self { indexed.append(animation) }
    self = RunningAnimations()
    others = .many(indexed)
  }

  /// Turns a long list into a short one when few animations are left.
  @MainActor
  private mutating func endIndexed() {
    guard let indexed, indexed.count <= Self.few else { return }
    self = RunningAnimations()
    for position in indexed.positions {
      if let animation = indexed[position] { append(animation) }
    }
  }

  /// Removes all animations.
  mutating func removeAll() {
    // Code that runs as the last animation is released finds an empty list.
    var forgotten = RunningAnimations()
    swap(&forgotten, &self)
  }
}

extension RunningAnimations: Sequence {
  /// Iterates over the animations that exist when the iterator is made, in order.
  func makeIterator() -> some IteratorProtocol<RunningAnimation> {
    positions.lazy.compactMap { self[$0] }.makeIterator()
  }
}

// MARK: - Removing

extension RunningAnimations {
  /// Removes the animations that `runner` runs at some places, and keeps the others in order.
  @MainActor
  mutating func removeAll(of runner: AnimationRunner, in places: Range<Int32>) {
    if let indexed {
      indexed.removeAll(of: runner, in: places)
      return endIndexed()
    }
    // Mostly all of them go, and are removed together.
    if areAllGoing(runner, places) { return removeAll() }
    removeAll { Self.isGoing($0, runner, places) }
  }

  private func areAllGoing(_ runner: AnimationRunner, _ places: Range<Int32>) -> Bool {
    guard Self.isGoing(first, runner, places), Self.isGoing(second, runner, places),
      Self.isGoing(third, runner, places)
    else { return false }
    // Only behind three are there others.
    if third == nil { return true }
    let rest = rest
    for index in rest.indices where !Self.isGoing(rest[index], runner, places) { return false }
    return true
  }

  /// Returns true when there is no animation to keep.
  @inline(__always)
  private static func isGoing(
    _ animation: RunningAnimation?, _ runner: AnimationRunner, _ places: Range<Int32>
  ) -> Bool {
    guard let animation else { return true }
    return animation.runner === runner && places.contains(animation.place)
  }

  /// Removes the animations after the first `count`.
  private mutating func removeLast(behind count: Int) {
    guard count > 0 else { return removeAll() }
    // Code that runs as an animation is released finds the other animations in order.
    withExtendedLifetime((second, third, rest)) {
      if !rest.isEmpty { rest.removeLast(rest.count - Swift.max(0, count - 3)) }
      if count < 3 { third = nil }
      if count < 2 { second = nil }
    }
  }

  /// Removes the animations for which `shouldRemove` is true, and keeps the others in order.
  @MainActor
  mutating func removeAll(where shouldRemove: (RunningAnimation) -> Bool) {
    if let indexed {
      let gone = indexed.positions.filter { indexed[$0].map(shouldRemove) ?? false }
      indexed.remove(at: gone)
      return endIndexed()
    }
    var kept = 0
    for index in positions {
      guard let animation = self[index] else { continue }
      if shouldRemove(animation) { continue }
      if kept < index { replace(kept, with: animation) }
      kept += 1
    }
    removeLast(behind: kept)
  }

  /// Removes and returns the animations that `mark` selects and for which `isMeant` is true, and
  /// keeps the others in order.
  @MainActor
  mutating func take(
    _ mark: AnimationMark, where isMeant: (RunningAnimation) -> Bool = { _ in true }
  ) -> [RunningAnimation] {
    if let indexed {
      let found = indexed.positions(of: mark).filter { indexed[$0].map(isMeant) ?? false }
      guard !found.isEmpty else { return [] }
      let taken = found.compactMap { indexed[$0] }
      indexed.remove(at: found)
      endIndexed()
      return taken
    }
    var taken: [RunningAnimation] = []
    for index in positions {
      if let animation = self[index], mark.fits(animation), isMeant(animation) {
        taken.append(animation)
      }
    }
    if !taken.isEmpty { removeAll { mark.fits($0) && isMeant($0) } }
    return taken
  }

  /// The animations that a mark selects, in order.
  @MainActor
  func all(_ mark: AnimationMark) -> [RunningAnimation] {
    if let indexed { return indexed.positions(of: mark).compactMap { indexed[$0] } }
    var found: [RunningAnimation] = []
    for index in positions {
      if let animation = self[index], mark.fits(animation) { found.append(animation) }
    }
    return found
  }

  /// Replaces each animation of a runner by the result of `update`, which moves it to another
  /// place.
  @MainActor
  mutating func relocate(
    from runner: AnimationRunner, _ update: (RunningAnimation) -> RunningAnimation
  ) {
    if let indexed { return indexed.relocate(from: runner, update) }
    for index in fewPositions where isRun(at: index, by: runner) {
      if let animation = self[few: index] { replace(index, with: update(animation)) }
    }
  }

  /// Returns true when `runner` runs the animation at a position of a short list; copies nothing.
  @inline(__always)
  private func isRun(at position: Int, by runner: AnimationRunner) -> Bool {
    switch position {
    case 0: first?.runner === runner
    case 1: second?.runner === runner
    case 2: third?.runner === runner
    default: rest[position - 3].runner === runner
    }
  }
}

/// A criterion that selects animations of a layer.
@MainActor
enum AnimationMark {
  /// The animations of a runner.
  case runner(AnimationRunner)

  /// The animations with a key.
  case key(String)

  /// The animations of a property that were not added as an `Animation` object.
  case plain(LayerProperty)

  /// Returns true when the mark selects an animation.
  func fits(_ animation: RunningAnimation) -> Bool {
    switch self {
    case .runner(let runner): animation.runner === runner
    case .key(let key): animation.key == key
    case .plain(let property): animation.target.property == property && animation.source == nil
    }
  }
}
