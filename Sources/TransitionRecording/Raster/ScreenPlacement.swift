import Foundation
import HeadlessViews

/// Where the plane of a layer is on the screen, and which point of it a point of the screen shows.
struct ScreenPlacement {
  private let column1: SIMD3<Double>
  private let column2: SIMD3<Double>
  private let column3: SIMD3<Double>
  private let isAffine: Bool
  private let transform: Transform3D

  /// A placement, or nil when the plane is seen edge-on or nowhere.
  init?(_ transform: Transform3D) {
    guard transform.isFinite, let inverse = PlaneMap(transform).inverted()?.transform,
      inverse.isFinite
    else { return nil }
    self.transform = transform
    column1 = SIMD3(Double(inverse.m11), Double(inverse.m21), Double(inverse.m41))
    column2 = SIMD3(Double(inverse.m12), Double(inverse.m22), Double(inverse.m42))
    column3 = SIMD3(Double(inverse.m14), Double(inverse.m24), Double(inverse.m44))
    isAffine = column3.x == 0 && column3.y == 0 && column3.z == 1
  }

  /// The point of the layer that shows at a point of the screen; nil when that is behind the eye.
  func point(at screen: SIMD2<Double>) -> SIMD2<Double>? {
    let image = SIMD2(
      column1.x * screen.x + column1.y * screen.y + column1.z,
      column2.x * screen.x + column2.y * screen.y + column2.z)
    if isAffine { return image }
    // The depth of the inverse is one over the depth of the map: positive in front of the eye.
    let depth = column3.x * screen.x + column3.y * screen.y + column3.z
    guard depth > 0 else { return nil }
    return image / depth
  }

  /// A box on the screen that holds a rectangle of the layer; nil when all of it is behind the eye.
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
    // A rectangle that reaches behind the eye goes on for ever on the screen.
    return hidden > 0 ? .everywhere : extent
  }
}

/// A box on the screen, in points.
struct ScreenExtent {
  /// The top left.
  let low: SIMD2<Double>

  /// The bottom right.
  let high: SIMD2<Double>

  /// The box that holds every point.
  static let everywhere = ScreenExtent(
    low: SIMD2(repeating: -.infinity), high: SIMD2(repeating: .infinity))

  /// The smallest box that holds this one and a point.
  func including(_ point: SIMD2<Double>) -> ScreenExtent {
    ScreenExtent(low: pointwiseMin(low, point), high: pointwiseMax(high, point))
  }

  /// The box that this one and another have in common; upside down when there is none.
  func intersection(_ other: ScreenExtent) -> ScreenExtent {
    ScreenExtent(low: pointwiseMax(low, other.low), high: pointwiseMin(high, other.high))
  }
}
