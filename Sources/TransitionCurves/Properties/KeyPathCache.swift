/// A cache of the targets of the most recent key paths, because following a key path is slow.
@MainActor
enum KeyPathCache {
  /// The number of cached key paths; when it is exceeded, the oldest is replaced.
  private static let limit = 32

  /// The key paths are retained, so that no other key path can have the address of a cached one.
  private static var known: [(path: AnyKeyPath, target: AnimationTarget)] =
    []
  private static var oldest = 0

  static func target<Value>(
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
  /// The target that a key path names, cached for repeated use.
  @MainActor
  package static func named<Value>(
    by keyPath: AnimatableKeyPath<Value>
  ) -> AnimationTarget {
    KeyPathCache.target(of: keyPath)
  }
}
