import HeadlessViews
import MotionTerms

/// An index of the positions of a layer's animations by runner, key and property.
struct AnimationIndex {
  /// The positions of animations that share a runner, key or property, ascending; some may be
  /// empty.
  struct Places {
    var positions: [Int] = []

    /// The number of positions that are not empty.
    var count = 0
  }

  /// The animations of one property.
  struct Tally {
    /// The number of animations.
    var count = 0

    /// The number of animations that are not additive.
    var fixed = 0

    /// The animations that were not added as an `Animation` object.
    var plain = Places()
  }

  /// The place of an animation in a shared runner.
  private struct Seat: Hashable {
    let runner: ObjectIdentifier
    let place: Int32
  }

  /// The positions by runner; for a shared runner only their number.
  private(set) var runners: [ObjectIdentifier: Places] = [:]

  /// The positions by key.
  private(set) var keys: [String: Places] = [:]

  /// The animations by property.
  private(set) var properties: [LayerProperty: Tally] = [:]

  private var seats: [Seat: Int] = [:]
  private var numbers: [AnimationTarget: FreeNumbers] = [:]

  /// The keys of other animations that make a number unusable for a target.
  private var barred: [String: (target: AnimationTarget, number: Int32)] = [:]

  /// The position of an animation in a shared runner; nil when there is none.
  func position(in runner: AnimationRunner, at place: Int32) -> Int? {
    seats[Seat(runner: ObjectIdentifier(runner), place: place)]
  }

  /// Adds an animation to the index.
  @MainActor
  mutating func note(_ animation: RunningAnimation, at position: Int) {
    notePlace(of: animation, at: position)
    if let key = animation.key { keys[key, default: Places()].add(position) }
    let isPlain = animation.source == nil
    let isFixed = !animation.isAdditive
    properties[animation.target.property, default: Tally()].add(position, isPlain, isFixed)
  }

  /// Removes an animation from the index.
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

  /// Adds the runner and the place of an animation.
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

  /// Removes the runner and the place of an animation.
  @MainActor
  mutating func forgetPlace(of animation: RunningAnimation, at position: Int) {
    let runner = ObjectIdentifier(animation.runner)
    runners.remove(runner)
    if animation.runner.isShared { seats[Seat(runner: runner, place: animation.place)] = nil }
  }

  // MARK: Numbers

  /// The lowest number that makes an unused key for a target.
  mutating func freeNumber(for target: AnimationTarget) -> Int32 {
    var free = numbers[target] ?? FreeNumbers()
    defer { numbers[target] = free }
    while true {
      let number = free.lowest
      guard let key = RunningAnimation.Name.target(number).key(target, chosen: nil),
        keys[key] != nil
      else { return number }
      // The number stays unusable until the animation with that key is removed.
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
  /// Decrements the count of a key, one of whose positions is empty now.
  fileprivate mutating func remove(_ key: Key) {
    guard let index = index(forKey: key) else { return }
    values[index].count -= 1
    if values[index].count == 0 { remove(at: index) }
  }
}

/// The positive numbers that are not in use.
struct FreeNumbers {
  /// The lowest number that was never taken.
  private var next: Int32 = 1

  /// The numbers that were taken and returned.
  private var returned = Heap<Int32>()

  /// The lowest number that is not in use.
  var lowest: Int32 { returned.first ?? next }

  /// Takes the lowest number, which is `number`.
  mutating func take(_ number: Int32) {
    if returned.removeFirst() == nil { next = number + 1 }
  }

  /// Returns a number that was taken.
  mutating func give(_ number: Int32) {
    returned.insert(number)
  }
}
