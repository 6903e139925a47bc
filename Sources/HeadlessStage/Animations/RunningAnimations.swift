/// The animations of a layer, in order.
///
/// Three have their place right here, since few layers have more: were there an array for each of a
/// hundred thousand layers that move, it would take a third of the memory.
struct RunningAnimations {
  private var first: RunningAnimation?
  private var second: RunningAnimation?
  private var third: RunningAnimation?

  /// How many of these three there are: all of them before there is a fourth.
  private var placed: UInt8 = 0

  private var rest: [RunningAnimation] = []

  /// Puts an animation behind all others.
  mutating func append(_ animation: consuming RunningAnimation) {
    switch placed {
    case 0: first = animation
    case 1: second = animation
    case 2: third = animation
    default: return rest.append(animation)
    }
    placed += 1
  }

  /// Forgets all animations.
  mutating func removeAll() {
    // Whoever goes with the last of them finds none here.
    var forgotten = RunningAnimations()
    swap(&forgotten, &self)
  }

  /// Forgets the animations that `runner` has at some places, and keeps the others in order.
  mutating func removeAll(of runner: Runner, in places: Range<Int32>) {
    // All of them, mostly; then they go together.
    if Self.isGoing(first, runner, places), Self.isGoing(second, runner, places),
      Self.isGoing(third, runner, places)
    {
      if rest.isEmpty { return removeAll() }
      if rest.allSatisfy({ Self.isGoing($0, runner, places) }) { return removeAll() }
    }
    removeAll { Self.isGoing($0, runner, places) }
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
  mutating func removeLast(behind count: Int) {
    guard count > 0 else { return removeAll() }
    // Whoever goes with one of them finds the others in order.
    withExtendedLifetime((second, third, rest)) {
      if !rest.isEmpty { rest.removeLast(rest.count - Swift.max(0, count - 3)) }
      if count < 3 { third = nil }
      if count < 2 { second = nil }
      placed = Swift.min(placed, UInt8(clamping: count))
    }
  }

  /// Forgets the animations that `shouldRemove` picks, and keeps the others in order.
  mutating func removeAll(where shouldRemove: (RunningAnimation) -> Bool) {
    var kept = 0
    for index in indices {
      let animation = self[index]
      if shouldRemove(animation) { continue }
      if kept < index { self[kept] = animation }
      kept += 1
    }
    removeLast(behind: kept)
  }
}

extension RunningAnimations: RandomAccessCollection, MutableCollection {
  // Otherwise they would hold a copy of everything.
  typealias Indices = Range<Int>

  var startIndex: Int { 0 }

  @inline(__always)
  var endIndex: Int { placed < 3 ? Int(placed) : 3 + rest.count }

  subscript(index: Int) -> RunningAnimation {
    @inline(__always)
    get {
      let animation: RunningAnimation? =
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: rest[index - 3]
        }
      guard let animation else { preconditionFailure("there is no animation at \(index)") }
      return animation
    }
    set {
      precondition(index < endIndex, "there is no animation at \(index)")
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: rest[index - 3] = newValue
      }
    }
  }
}
