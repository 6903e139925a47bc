// On Apple platforms, points, sizes and rectangles are `Hashable` from iOS 18 and macOS 15 on. A
// value with such a figure combines it by these functions, and so has a hash everywhere.
extension Hasher {
  /// Adds a point's coordinates.
  package mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  /// Adds a size's width and height.
  package mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  /// Adds a rectangle's origin and size.
  package mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }
}
