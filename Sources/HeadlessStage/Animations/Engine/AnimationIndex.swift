import HeadlessViews

/// Where the animations of a layer are, by what they are looked for.
struct AnimationIndex {
  /// Positions of animations that have something in common, ascending; some may be empty by now.
  struct Places {
    var positions: [Int] = []

    /// How many of them are not.
    var count = 0
  }

  /// What animates one property.
  struct Tally {
    /// How many animations.
    var count = 0

    /// How many of them do not add to what lies below.
    var fixed = 0

    /// Those that no description stands behind.
    var plain = Places()
  }

  /// Where an animation is in a runner that many share.
  private struct Seat: Hashable {
    let runner: ObjectIdentifier
    let place: Int32
  }

  /// By runner; of those that are shared only how many.
  private(set) var runners: [ObjectIdentifier: Places] = [:]

  /// By key.
  private(set) var keys: [String: Places] = [:]

  /// By property.
  private(set) var properties: [LayerProperty: Tally] = [:]

  private var seats: [Seat: Int] = [:]
  private var numbers: [AnimationTarget: FreeNumbers] = [:]

  /// Numbers that a target cannot have as long as another animation has a key that was chosen.
  private var barred: [String: (target: AnimationTarget, number: Int32)] = [:]

  /// Where an animation of a shared runner is.
  func position(in runner: Runner, at place: Int32) -> Int? {
    seats[Seat(runner: ObjectIdentifier(runner), place: place)]
  }

  /// Notes an animation.
  @MainActor
  mutating func note(_ animation: RunningAnimation, at position: Int) {
    notePlace(of: animation, at: position)
    if let key = animation.key { keys[key, default: Places()].add(position) }
    let isPlain = animation.source == nil
    let isFixed = !animation.isAdditive
    properties[animation.target.property, default: Tally()].add(position, isPlain, isFixed)
  }

  /// Forgets an animation.
  @MainActor
  mutating func forget(_ animation: RunningAnimation, at position: Int) {
    forgetPlace(of: animation, at: position)
    if let key = animation.key {
      keys.remove(key)
      if keys[key] == nil { free(key, of: animation) }
    }
    let isPlain = animation.source == nil
    properties[animation.target.property]?.remove(isPlain, isFixed: !animation.isAdditive)
  }

  /// Notes what gives an animation its values.
  @MainActor
  mutating func notePlace(of animation: RunningAnimation, at position: Int) {
    let runner = ObjectIdentifier(animation.runner)
    if animation.runner.isShared {
      runners[runner, default: Places()].count += 1
      seats[Seat(runner: runner, place: animation.place)] = position
    } else {
      runners[runner, default: Places()].add(position)
    }
  }

  /// Forgets what gives an animation its values.
  @MainActor
  mutating func forgetPlace(of animation: RunningAnimation, at position: Int) {
    let runner = ObjectIdentifier(animation.runner)
    runners.remove(runner)
    if animation.runner.isShared { seats[Seat(runner: runner, place: animation.place)] = nil }
  }

  // MARK: Numbers

  /// The lowest number that makes a key for a target that no animation has.
  mutating func freeNumber(for target: AnimationTarget) -> Int32 {
    var free = numbers[target] ?? FreeNumbers()
    defer { numbers[target] = free }
    while true {
      let number = free.lowest
      guard let key = RunningAnimation.Name.target(number).key(target, chosen: nil),
        keys[key] != nil
      else { return number }
      // Until an animation goes that has it, be it by its target or by a key that was chosen.
      barred[key] = (target, number)
      free.take(number)
    }
  }

  private mutating func free(_ key: String, of animation: RunningAnimation) {
    guard let (target, number) = barred.removeValue(forKey: key) else { return }
    numbers[target, default: FreeNumbers()].give(number)
  }
}

extension AnimationIndex.Places {
  fileprivate mutating func add(_ position: Int) {
    positions.append(position)
    count += 1
  }
}

extension AnimationIndex.Tally {
  fileprivate mutating func add(_ position: Int, _ isPlain: Bool, _ isFixed: Bool) {
    count += 1
    if isFixed { fixed += 1 }
    if isPlain { plain.add(position) }
  }

  fileprivate mutating func remove(_ isPlain: Bool, isFixed: Bool) {
    count -= 1
    if isFixed { fixed -= 1 }
    guard isPlain else { return }
    plain.count -= 1
    if plain.count == 0 { plain = AnimationIndex.Places() }
  }
}

extension Dictionary where Value == AnimationIndex.Places {
  /// Notes that one of a key's positions is empty now.
  fileprivate mutating func remove(_ key: Key) {
    guard let index = index(forKey: key) else { return }
    values[index].count -= 1
    if values[index].count == 0 { remove(at: index) }
  }
}

/// Numbers from one on that are not taken.
struct FreeNumbers {
  /// The first of those that were never taken.
  private var next: Int32 = 1

  /// The numbers that were given back.
  private var returned = Heap<Int32>()

  /// The lowest.
  var lowest: Int32 { returned.first ?? next }

  /// Takes the lowest, which is `number`.
  mutating func take(_ number: Int32) {
    if returned.removeFirst() == nil { next = number + 1 }
  }

  /// Gives a number back that was taken.
  mutating func give(_ number: Int32) {
    returned.insert(number)
  }
}
