import HeadlessViews
import MotionTerms

/// An indexed list of the animations of one layer, for layers with many animations.
///
/// A removed animation leaves an empty position until most positions are empty; then the list is
/// compacted. Every query takes time in proportion to its answer, not to the number of animations.
final class IndexedAnimations {
  private var slots: [RunningAnimation?] = []
  private var index = AnimationIndex()

  /// The number of animations.
  private(set) var count = 0

  /// The positions of the list, including empty ones.
  var positions: Range<Int> { 0..<slots.count }

  /// The animation at a position; nil when it was removed.
  subscript(position: Int) -> RunningAnimation? { slots[position] }

  /// Adds an animation at the end.
  @MainActor
  func append(_ animation: RunningAnimation) {
    index.note(animation, at: slots.count)
    slots.append(animation)
    count += 1
  }

  /// The positions of the animations that a mark selects, in order.
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

  /// True when a runner runs an animation of the list.
  func isRunning(in runner: AnimationRunner) -> Bool {
    index.runners[ObjectIdentifier(runner)] != nil
  }

  /// True when an animation has the key.
  func isTaken(_ key: String) -> Bool { index.keys[key] != nil }

  /// True when an animation that shares its timing with others animates `target`.
  @MainActor
  func isSharing(_ target: AnimationTarget) -> Bool {
    guard let key = RunningAnimation.Name.transition.key(target, chosen: nil) else { return false }
    return positions(of: .key(key)).contains { self[$0]?.name == .transition }
  }

  /// The number of animations of a property.
  func count(of property: LayerProperty) -> Int { index.properties[property]?.count ?? 0 }

  /// The number of animations of a property that are not additive.
  func fixedCount(of property: LayerProperty) -> Int { index.properties[property]?.fixed ?? 0 }

  /// The lowest number that makes an unused key for a target.
  func freeNumber(for target: AnimationTarget) -> Int32 { index.freeNumber(for: target) }

  /// Removes the animations at some positions; each position must hold one.
  @MainActor
  func remove(at gone: [Int]) {
    // Releasing an animation may run code that reads this list, so they are released at the end.
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

  /// Removes the animations that `runner` runs at some places.
  @MainActor
  func removeAll(of runner: AnimationRunner, in places: Range<Int32>) {
    guard runner.isShared else {
      return remove(
        at: positions(of: .runner(runner)).filter { position in
          slots[position].map { places.contains($0.place) } ?? false
        })
    }
    remove(at: places.compactMap { index.position(in: runner, at: $0) })
  }

  /// Replaces each animation of a runner by the result of `update`, which moves it to another
  /// place.
  @MainActor
  func relocate(from runner: AnimationRunner, _ update: (RunningAnimation) -> RunningAnimation) {
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
