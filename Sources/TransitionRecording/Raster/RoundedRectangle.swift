import Foundation
import HeadlessViews

/// A rectangle with some or all corners rounded, and its top-left corner at the layer's origin.
struct RoundedRectangle {
  let center: SIMD2<Double>

  /// The radius of the rounded corners.
  let radius: Double

  /// The corners that are rounded.
  let corners: UIRectCorner

  /// Half the width and half the height.
  let half: SIMD2<Double>

  /// Creates a rectangle; the radius is limited to half the shorter side.
  init(size: CGSize, cornerRadius: CGFloat, corners: UIRectCorner = .allCorners) {
    let half = SIMD2(Double(size.width), Double(size.height)) / 2
    let limit = max(min(half.x, half.y), 0)
    center = half
    radius = cornerRadius.isFinite ? min(max(Double(cornerRadius), 0), limit) : 0
    self.half = half
    self.corners = corners
  }

  private init(
    center: SIMD2<Double>, half: SIMD2<Double>, radius: Double, corners: UIRectCorner
  ) {
    self.center = center
    self.half = half
    self.radius = radius
    self.corners = corners
  }

  /// The radius of the corner nearest to an offset from the middle.
  private func radius(at offset: SIMD2<Double>) -> Double {
    guard corners != .allCorners else { return radius }
    let corner: UIRectCorner =
      offset.y < 0
      ? offset.x < 0 ? .topLeft : .topRight : offset.x < 0 ? .bottomLeft : .bottomRight
    return corners.contains(corner) ? radius : 0
  }

  /// The rectangle with its edges moved in by `inset`; nil if the inset is too large.
  func inset(by inset: Double) -> RoundedRectangle? {
    let half = half - inset
    guard half.x > 0, half.y > 0 else { return nil }
    return RoundedRectangle(
      center: center, half: half, radius: max(radius - inset, 0), corners: corners)
  }

  /// True if a point is inside; the left and top edges belong to the rectangle, the right and
  /// bottom edges do not.
  func contains(_ point: SIMD2<Double>) -> Bool {
    let offset = SIMD2(point.x - center.x, point.y - center.y)
    guard
      offset.x >= -half.x, offset.x < half.x, offset.y >= -half.y, offset.y < half.y
    else { return false }
    let radius = radius(at: offset)
    let (x, y) = (abs(offset.x) - half.x + radius, abs(offset.y) - half.y + radius)
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }
}
