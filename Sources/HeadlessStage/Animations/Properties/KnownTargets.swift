/// What the key paths that were used last name, for following one takes long.
@MainActor
enum KnownTargets {
  /// More are forgotten, the oldest first.
  private static let limit = 32

  /// The paths are kept, so that none is taken for another that has its place in memory.
  @exclusivity(unchecked) private static var known: [(path: AnyKeyPath, target: AnimationTarget)] =
    []
  private static var oldest = 0

  static func target<Value: AnimatableValue>(
    of keyPath: AnimatableKeyPath<Value>
  ) -> AnimationTarget {
    for index in known.indices where known[index].path === keyPath { return known[index].target }
    let target = AnimationTarget(keyPath)
    if known.count < limit {
      known.append((keyPath, target))
    } else {
      known[oldest] = (keyPath, target)
      oldest = (oldest + 1) % limit
    }
    return target
  }
}

extension AnimationTarget {
  /// What a key path names, the sooner the more often it is asked.
  @MainActor
  package static func named<Value: AnimatableValue>(
    by keyPath: AnimatableKeyPath<Value>
  ) -> AnimationTarget {
    KnownTargets.target(of: keyPath)
  }
}
