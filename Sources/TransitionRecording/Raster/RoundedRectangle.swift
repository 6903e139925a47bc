import Foundation
import HeadlessViews

/// A rectangle of which all corners or some are round, and its top-left corner at the origin, in some layer's own space.
struct RoundedRectangle {
  let center: SIMD2<Double>

  /// How round the corners are that are round.
  let radius: Double

  /// The corners that are round.
  let corners: RectCorner

  /// Half the sides.
  let half: SIMD2<Double>

  /// A rectangle; the radius is cut to half the shorter side.
  init(size: CGSize, cornerRadius: CGFloat, corners: RectCorner = .allCorners) {
    let half = SIMD2(Double(size.width), Double(size.height)) / 2
    let limit = max(min(half.x, half.y), 0)
    center = half
    radius = cornerRadius.isFinite ? min(max(Double(cornerRadius), 0), limit) : 0
    self.half = half
    self.corners = corners
  }

  private init(
    center: SIMD2<Double>, half: SIMD2<Double>, radius: Double, corners: RectCorner
  ) {
    self.center = center
    self.half = half
    self.radius = radius
    self.corners = corners
  }

  /// The radius of the corner that an offset from the middle is nearest to.
  private func radius(at offset: SIMD2<Double>) -> Double {
    guard corners != .allCorners else { return radius }
    let corner: RectCorner =
      offset.y < 0
      ? offset.x < 0 ? .topLeft : .topRight : offset.x < 0 ? .bottomLeft : .bottomRight
    return corners.contains(corner) ? radius : 0
  }

  /// The rectangle with its edge moved in by `inset`; nil when nothing is left.
  func inset(by inset: Double) -> RoundedRectangle? {
    let half = half - inset
    guard half.x > 0, half.y > 0 else { return nil }
    return RoundedRectangle(
      center: center, half: half, radius: max(radius - inset, 0), corners: corners)
  }

  /// True for a point inside; the left and top edge belong to the rectangle, the others do not.
  func contains(_ point: SIMD2<Double>) -> Bool {
    let offset = point - center
    guard
      offset.x >= -half.x, offset.x < half.x, offset.y >= -half.y, offset.y < half.y
    else { return false }
    let radius = radius(at: offset)
    let (x, y) = (abs(offset.x) - half.x + radius, abs(offset.y) - half.y + radius)
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }

  /// How far a point is outside the edge, in points; negative inside.
  func distance(_ point: SIMD2<Double>) -> Double {
    let offset = point - center
    let radius = radius(at: offset)
    let (x, y) = (abs(offset.x) - half.x + radius, abs(offset.y) - half.y + radius)
    let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
    return outside + min(max(x, y), 0) - radius
  }
}
