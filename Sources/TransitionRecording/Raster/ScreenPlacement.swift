import Foundation
import HeadlessViews

/// The map between a layer's plane and the screen, in both directions.
struct ScreenPlacement {
  private let column1: SIMD3<Double>
  private let column2: SIMD3<Double>
  private let column3: SIMD3<Double>
  private let isAffine: Bool
  private let transform: CATransform3D

  /// Creates a placement; nil if the plane is edge-on or not visible.
  init?(_ transform: CATransform3D) {
    guard transform.isFinite, let inverse = PlaneMap(transform).inverted()?.transform,
      inverse.isFinite
    else { return nil }
    self.transform = transform
    column1 = SIMD3(Double(inverse.m11), Double(inverse.m21), Double(inverse.m41))
    column2 = SIMD3(Double(inverse.m12), Double(inverse.m22), Double(inverse.m42))
    column3 = SIMD3(Double(inverse.m14), Double(inverse.m24), Double(inverse.m44))
    isAffine = column3.x == 0 && column3.y == 0 && column3.z == 1
  }

  /// The point of the layer at a point of the screen; nil if that point of the plane is behind the
  /// eye.
  func point(at screen: SIMD2<Double>) -> SIMD2<Double>? {
    let image = SIMD2(
      column1.x * screen.x + column1.y * screen.y + column1.z,
      column2.x * screen.x + column2.y * screen.y + column2.z)
    if isAffine { return image }
    // The depth of the inverse is the reciprocal of the map's depth: positive in front of the eye.
    let depth = column3.x * screen.x + column3.y * screen.y + column3.z
    guard depth > 0 else { return nil }
    return image / depth
  }

  /// A box on the screen that contains a rectangle of the layer; nil if all of the rectangle is
  /// behind the eye.
  func extent(of rect: CGRect) -> ScreenExtent? {
    var extent: ScreenExtent?
    var hidden = 0
    for (x, y) in [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ] {
      let depth = x * transform.m14 + y * transform.m24 + transform.m44
      guard depth > 0, let image = PlaneMap(transform)(CGPoint(x: x, y: y)) else {
        hidden += 1
        continue
      }
      let corner = SIMD2(Double(image.x), Double(image.y))
      extent = extent?.including(corner) ?? ScreenExtent(low: corner, high: corner)
    }
    guard hidden < 4 else { return nil }
    // A rectangle that reaches behind the eye is unbounded on the screen.
    return hidden > 0 ? .everywhere : extent
  }
}

/// A box on the screen, in points.
struct ScreenExtent {
  /// The top-left corner.
  let low: SIMD2<Double>

  /// The bottom-right corner.
  let high: SIMD2<Double>

  /// The box that contains every point.
  static let everywhere = ScreenExtent(
    low: SIMD2(repeating: -.infinity), high: SIMD2(repeating: .infinity))

  /// The smallest box that contains this box and a point.
  func including(_ point: SIMD2<Double>) -> ScreenExtent {
    ScreenExtent(low: pointwiseMin(low, point), high: pointwiseMax(high, point))
  }

  /// True if the boxes have a point in common.
  func overlaps(_ other: ScreenExtent) -> Bool {
    low.x <= other.high.x && low.y <= other.high.y && high.x >= other.low.x && high.y >= other.low.y
  }

  /// The intersection of two boxes; its corners are swapped if the boxes do not overlap.
  func intersection(_ other: ScreenExtent) -> ScreenExtent {
    ScreenExtent(low: pointwiseMax(low, other.low), high: pointwiseMin(high, other.high))
  }
}
