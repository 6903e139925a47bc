import HeadlessViews

/// The animations of a layer, in order.
///
/// Three have their place right here, since few layers have more: were there an array for each of a
/// hundred thousand layers that move, it would take a third of the memory. Many have an index beside
/// them, so that none is looked for among all.
struct RunningAnimations {
  private var first: RunningAnimation?
  private var second: RunningAnimation?
  private var third: RunningAnimation?

  private var others = Others.few([])

  /// What there is besides these three: an array and an index share a place, for the sake of memory.
  private enum Others {
    /// Those behind the three, which are all there unless this is empty.
    case few([RunningAnimation])

    /// All animations; then there are none in the places above.
    case many(AnimationCrowd)
  }

  /// All animations while they are many.
  @inline(__always)
  var crowd: AnimationCrowd? {
    if case .many(let crowd) = others { crowd } else { nil }
  }

  /// The animations behind the first three as long as they are few.
  private var rest: [RunningAnimation] {
    @inline(__always)
    get { if case .few(let rest) = others { rest } else { [] } }
    set { others = .few(newValue) }
  }

  /// Changes the animations behind the first three where they are: an array that is held twice is copied
  /// when it changes.
  @inline(__always)
  private mutating func changeRest(_ change: (inout [RunningAnimation]) -> Void) {
    var rest = rest
    others = .few([])
    change(&rest)
    others = .few(rest)
  }

  /// How many there are before they are many.
  private static let limit = 32

  /// How few are left when they are many no longer.
  private static let few = 8

  /// True when there are none.
  @inline(__always)
  var isEmpty: Bool { first == nil && crowd == nil }

  /// Where animations may be; not every position has one.
  @inline(__always)
  var positions: Range<Int> {
    if let crowd { return crowd.positions }
    return fewPositions
  }

  /// The animation at a position; nil when it is gone.
  subscript(position: Int) -> RunningAnimation? {
    @inline(__always)
    get {
      if let crowd { return crowd[position] }
      return self[few: position]
    }
  }

  /// Where the animations are as long as they are few.
  @inline(__always)
  var fewPositions: Range<Int> {
    if first == nil { return 0..<0 }
    if second == nil { return 0..<1 }
    return 0..<(third == nil ? 2 : 3 + rest.count)
  }

  /// The animation at a position as long as they are few; nothing of it is copied but what is read.
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

  /// Puts an animation in the place of one.
  private mutating func replace(_ position: Int, with animation: RunningAnimation) {
    switch position {
    case 0: first = animation
    case 1: second = animation
    case 2: third = animation
    default: changeRest { $0[position - 3] = animation }
    }
  }

  /// Puts an animation behind all others.
  @MainActor
  mutating func append(_ animation: consuming RunningAnimation) {
    if let crowd { return crowd.append(animation) }
    if first == nil {
      first = animation
    } else if second == nil {
      second = animation
    } else if third == nil {
      third = animation
    } else {
      let last = consume animation
      changeRest { $0.append(last) }
      if rest.count + 3 > Self.limit { makeCrowd() }
    }
  }

  @MainActor
  private mutating func makeCrowd() {
    let crowd = AnimationCrowd()
    for animation in self { crowd.append(animation) }
    self = RunningAnimations()
    others = .many(crowd)
  }

  /// Does without an index when only few are left.
  @MainActor
  private mutating func endCrowd() {
    guard let crowd, crowd.count <= Self.few else { return }
    self = RunningAnimations()
    for position in crowd.positions {
      if let animation = crowd[position] { append(animation) }
    }
  }

  /// Forgets all animations.
  mutating func removeAll() {
    // Whoever goes with the last of them finds none here.
    var forgotten = RunningAnimations()
    swap(&forgotten, &self)
  }
}

extension RunningAnimations: Sequence {
  /// The animations there were when it was made, in order.
  func makeIterator() -> some IteratorProtocol<RunningAnimation> {
    positions.lazy.compactMap { self[$0] }.makeIterator()
  }
}

// MARK: - Removing

extension RunningAnimations {
  /// Forgets the animations that `runner` has at some places, and keeps the others in order.
  @MainActor
  mutating func removeAll(of runner: Runner, in places: Range<Int32>) {
    if let crowd {
      crowd.removeAll(of: runner, in: places)
      return endCrowd()
    }
    // All of them, mostly; then they go together.
    if areAllGoing(runner, places) { return removeAll() }
    removeAll { Self.isGoing($0, runner, places) }
  }

  private func areAllGoing(_ runner: Runner, _ places: Range<Int32>) -> Bool {
    guard Self.isGoing(first, runner, places), Self.isGoing(second, runner, places),
      Self.isGoing(third, runner, places)
    else { return false }
    let rest = rest
    for index in rest.indices where !Self.isGoing(rest[index], runner, places) { return false }
    return true
  }

  /// True when there is nothing to keep.
  @inline(__always)
  private static func isGoing(
    _ animation: RunningAnimation?, _ runner: Runner, _ places: Range<Int32>
  ) -> Bool {
    guard let animation else { return true }
    return animation.runner === runner && places.contains(animation.place)
  }

  /// Forgets the animations behind the first `count`.
  private mutating func removeLast(behind count: Int) {
    guard count > 0 else { return removeAll() }
    // Whoever goes with one of them finds the others in order.
    withExtendedLifetime((second, third, rest)) {
      if !rest.isEmpty { rest.removeLast(rest.count - Swift.max(0, count - 3)) }
      if count < 3 { third = nil }
      if count < 2 { second = nil }
    }
  }

  /// Forgets the animations that `shouldRemove` picks, and keeps the others in order.
  @MainActor
  mutating func removeAll(where shouldRemove: (RunningAnimation) -> Bool) {
    if let crowd {
      let gone = crowd.positions.filter { crowd[$0].map(shouldRemove) ?? false }
      crowd.remove(at: gone)
      return endCrowd()
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

  /// Takes out the animations among those of a mark that `isMeant` picks, and keeps the others in
  /// order.
  @MainActor
  mutating func take(
    _ mark: AnimationMark, where isMeant: (RunningAnimation) -> Bool = { _ in true }
  ) -> [RunningAnimation] {
    if let crowd {
      let found = crowd.positions(of: mark).filter { crowd[$0].map(isMeant) ?? false }
      guard !found.isEmpty else { return [] }
      let taken = found.compactMap { crowd[$0] }
      crowd.remove(at: found)
      endCrowd()
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

  /// The animations of a mark, in order.
  @MainActor
  func all(_ mark: AnimationMark) -> [RunningAnimation] {
    if let crowd { return crowd.positions(of: mark).compactMap { crowd[$0] } }
    var found: [RunningAnimation] = []
    for index in positions {
      if let animation = self[index], mark.fits(animation) { found.append(animation) }
    }
    return found
  }

  /// Lets `update` put the animations of a runner elsewhere.
  @MainActor
  mutating func relocate(from runner: Runner, _ update: (RunningAnimation) -> RunningAnimation) {
    if let crowd { return crowd.relocate(from: runner, update) }
    for index in fewPositions where isRun(at: index, by: runner) {
      if let animation = self[few: index] { replace(index, with: update(animation)) }
    }
  }

  /// True when `runner` runs the animation at a position, as long as they are few; copies nothing.
  @inline(__always)
  private func isRun(at position: Int, by runner: Runner) -> Bool {
    switch position {
    case 0: first?.runner === runner
    case 1: second?.runner === runner
    case 2: third?.runner === runner
    default: rest[position - 3].runner === runner
    }
  }
}

/// What animations of a layer are looked for by.
@MainActor
enum AnimationMark {
  /// What gives them their values.
  case runner(Runner)

  /// What they are found by.
  case key(String)

  /// What they animate, where no description stands behind them.
  case plain(LayerProperty)

  /// True for an animation of the mark.
  func fits(_ animation: RunningAnimation) -> Bool {
    switch self {
    case .runner(let runner): animation.runner === runner
    case .key(let key): animation.key == key
    case .plain(let property): animation.target.property == property && animation.source == nil
    }
  }
}
