import HeadlessViews

/// Many animations of one layer, in order, with an index of what they are looked for by.
///
/// Positions of animations that are gone stay empty until most are; then all move up. Whatever is
/// asked takes as long as the answer, and not as long as there are animations.
final class AnimationCrowd {
  private var slots: [RunningAnimation?] = []
  private var index = AnimationIndex()

  /// How many animations there are.
  private(set) var count = 0

  /// Where animations may be.
  var positions: Range<Int> { 0..<slots.count }

  /// The animation at a position; nil when it is gone.
  subscript(position: Int) -> RunningAnimation? { slots[position] }

  /// Puts an animation behind all others.
  @MainActor
  func append(_ animation: RunningAnimation) {
    index.note(animation, at: slots.count)
    slots.append(animation)
    count += 1
  }

  /// Where the animations of a mark are, in order.
  @MainActor
  func positions(of mark: AnimationMark) -> [Int] {
    let found =
      switch mark {
      case .runner(let runner) where runner.isShared:
        positions.filter { slots[$0]?.runner === runner }
      case .runner(let runner): index.runners[ObjectIdentifier(runner)]?.positions ?? []
      case .key(let key): index.keys[key]?.positions ?? []
      case .plain(let property): index.properties[property]?.plain.positions ?? []
      }
    return found.filter { slots[$0] != nil }
  }

  /// True when a runner runs some animation.
  func isRunning(in runner: Runner) -> Bool { index.runners[ObjectIdentifier(runner)] != nil }

  /// True when there is an animation of a key.
  func isTaken(_ key: String) -> Bool { index.keys[key] != nil }

  /// True when an animation that shares its timing with others moves `target`.
  @MainActor
  func isSharing(_ target: AnimationTarget) -> Bool {
    guard let key = RunningAnimation.Name.transition.key(target, chosen: nil) else { return false }
    return positions(of: .key(key)).contains { self[$0]?.name == .transition }
  }

  /// How many animations change a property.
  func count(of property: LayerProperty) -> Int { index.properties[property]?.count ?? 0 }

  /// How many animations of a property do not add to what lies below.
  func fixedCount(of property: LayerProperty) -> Int { index.properties[property]?.fixed ?? 0 }

  /// The lowest number that makes a key for a target that no animation has.
  func freeNumber(for target: AnimationTarget) -> Int32 { index.freeNumber(for: target) }

  /// Forgets the animations at some positions, which hold one each.
  @MainActor
  func remove(at gone: [Int]) {
    // What goes with the last reference to one of them finds all of this in order.
    var forgotten: [RunningAnimation] = []
    for position in gone {
      guard let animation = slots[position] else { continue }
      index.forget(animation, at: position)
      forgotten.append(animation)
      slots[position] = nil
      count -= 1
    }
    if slots.count > 2 * count + 64 { moveUp() }
    withExtendedLifetime(forgotten) {}
  }

  /// Forgets the animations that `runner` has at some places.
  @MainActor
  func removeAll(of runner: Runner, in places: Range<Int32>) {
    guard runner.isShared else {
      return remove(
        at: positions(of: .runner(runner)).filter { position in
          slots[position].map { places.contains($0.place) } ?? false
        })
    }
    remove(at: places.compactMap { index.position(in: runner, at: $0) })
  }

  /// Lets `update` put the animations of a runner elsewhere.
  @MainActor
  func relocate(from runner: Runner, _ update: (RunningAnimation) -> RunningAnimation) {
    let found = positions(of: .runner(runner))
    for position in found {
      guard let animation = slots[position] else { continue }
      index.forgetPlace(of: animation, at: position)
    }
    for position in found {
      guard let animation = slots[position].map(update) else { continue }
      slots[position] = animation
      index.notePlace(of: animation, at: position)
    }
  }

  @MainActor
  private func moveUp() {
    slots.removeAll { $0 == nil }
    index = AnimationIndex()
    for (position, animation) in slots.enumerated() {
      if let animation { index.note(animation, at: position) }
    }
  }
}
