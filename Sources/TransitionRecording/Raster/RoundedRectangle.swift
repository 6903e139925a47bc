import Foundation

/// A rectangle with round corners and its top-left corner at the origin, in some layer's own space.
struct RoundedRectangle {
  private let center: SIMD2<Double>
  private let radius: Double

  /// Half the sides of the rectangle that the centres of the corners span.
  private let core: SIMD2<Double>

  /// A rectangle; the radius is cut to half the shorter side.
  init(size: CGSize, cornerRadius: CGFloat) {
    let half = SIMD2(Double(size.width), Double(size.height)) / 2
    let limit = max(min(half.x, half.y), 0)
    center = half
    radius = cornerRadius.isFinite ? min(max(Double(cornerRadius), 0), limit) : 0
    core = half - radius
  }

  private init(center: SIMD2<Double>, core: SIMD2<Double>, radius: Double) {
    self.center = center
    self.core = core
    self.radius = radius
  }

  /// The rectangle with its edge moved in by `inset`; nil when nothing is left.
  func inset(by inset: Double) -> RoundedRectangle? {
    let half = core + radius - inset
    guard half.x > 0, half.y > 0 else { return nil }
    let radius = max(radius - inset, 0)
    return RoundedRectangle(center: center, core: half - radius, radius: radius)
  }

  /// The rectangle with corners at least as round as asked, as far as there is room.
  func rounder(than wanted: Double) -> RoundedRectangle {
    let half = core + radius
    let radius = min(max(radius, wanted), max(min(half.x, half.y), 0))
    return RoundedRectangle(center: center, core: half - radius, radius: radius)
  }

  /// True for a point inside; the left and top edge belong to the rectangle, the others do not.
  func contains(_ point: SIMD2<Double>) -> Bool {
    let offset = point - center
    let half = core + radius
    guard
      offset.x >= -half.x, offset.x < half.x, offset.y >= -half.y, offset.y < half.y
    else { return false }
    let (x, y) = (abs(offset.x) - core.x, abs(offset.y) - core.y)
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }

  /// How far a point is outside the edge, in points; negative inside.
  func distance(_ point: SIMD2<Double>) -> Double {
    let (x, y) = (abs(point.x - center.x) - core.x, abs(point.y - center.y) - core.y)
    let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
    return outside + min(max(x, y), 0) - radius
  }
}
