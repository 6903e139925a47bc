import Foundation
package import HeadlessViews
import TransitionCurves

extension AnimationTarget {
  /// The difference of two values on a layer, as a number of smallest visible changes.
  ///
  /// The number depends on the size of the layer where a value moves its edges. Two different
  /// values without a visible unit, such as paths, differ by a thousand.
  @MainActor
  package func visibleChanges(
    from start: LayerValue, to end: LayerValue, on layer: CALayer
  ) -> Double {
    guard start != end else { return 0 }
    let size = layer.bounds.size
    switch (start, end) {
    case (.number(let a), .number(let b)): return abs(a - b) * sensitivity(on: size)
    case (.point(let a), .point(let b)):
      let (x, y) = (Double(a.x - b.x), Double(a.y - b.y))
      guard property == .anchorPoint else { return hypot(x, y) * sensitivity(on: size) }
      return hypot(x * Double(size.width), y * Double(size.height)) / VisibleChange.points
    case (.size(let a), .size(let b)):
      return Double(max(abs(a.width - b.width), abs(a.height - b.height))) / VisibleChange.points
    case (.color(let a), .color(let b)):
      let (a, b) = (a ?? .clear, b ?? .clear)
      let parts = [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha]
      return Double(parts.map(abs).max() ?? 0) / VisibleChange.opacity
    case (.transform(let a), .transform(let b)): return Self.visibleChanges(from: a, to: b, size)
    default: return Self.unknownChange
    }
  }

  /// The count for values whose visible change is not known: a thousandth of the distance is one
  /// change.
  private static let unknownChange = 1000.0

  /// The visible changes between two transforms of a layer: of its corners, and of its axes.
  private static func visibleChanges(
    from start: CATransform3D, to end: CATransform3D, _ size: CGSize
  ) -> Double {
    let (x, y) = (Double(size.width / 2), Double(size.height / 2))
    let moves = [(x, y), (-x, y), (x, -y), (-x, -y)].map { corner in
      distance(start.position(of: corner), end.position(of: corner)) / VisibleChange.points
    }
    let axes = [
      distance(start.row1, end.row1), distance(start.row2, end.row2),
    ]
    let changes = moves + axes.map { $0 / VisibleChange.scale }
    return changes.max().flatMap { $0.isFinite ? $0 : nil } ?? unknownChange
  }

  private static func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    let gap = a - b
    return (gap * gap).sum().squareRoot()
  }
}

extension CATransform3D {
  /// The position on the screen of a point of the layer's plane.
  fileprivate func position(of point: (x: Double, y: Double)) -> SIMD4<Double> {
    let place = point.x * row1 + point.y * row2 + row4
    return SIMD4(place.x, place.y, 0, 0) / place.w
  }
}
