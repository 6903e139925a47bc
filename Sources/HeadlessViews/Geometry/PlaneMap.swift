public import Foundation
import TransitionCurves

/// A map from the plane `z = 0` of one coordinate space to that of another: a 3 × 3 homography.
///
/// Layers are flattened onto the plane of their superlayer, as in Core Animation. A chain of layers
/// is therefore a product of such maps, and a point can be converted along the chain even with a
/// perspective.
public struct PlaneMap: Hashable, Sendable {
  // The columns of the matrix that multiplies (x, y, 1): x′ = X·p / W·p, y′ = Y·p / W·p.
  private var x: SIMD3<Double>
  private var y: SIMD3<Double>
  private var w: SIMD3<Double>

  private init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// The identity map.
  public static let identity = PlaneMap(
    x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), w: SIMD3(0, 0, 1))

  /// The effect of `transform` on the plane `z = 0`, flattened.
  public init(_ transform: CATransform3D) {
    x = SIMD3(transform.row1.x, transform.row2.x, transform.row4.x)
    y = SIMD3(transform.row1.y, transform.row2.y, transform.row4.y)
    w = SIMD3(transform.row1.w, transform.row2.w, transform.row4.w)
  }

  /// A translation of the plane, in points.
  package init(translationX x: CGFloat, y: CGFloat) {
    self = .identity
    self.x.z = Double(x)
    self.y.z = Double(y)
  }

  /// The flat transform of space that has the same effect on the plane.
  public var transform: CATransform3D {
    CATransform3D(
      rows: SIMD4(x.x, y.x, 0, w.x), SIMD4(x.y, y.y, 0, w.y), SIMD4(0, 0, 1, 0),
      SIMD4(x.z, y.z, 0, w.z))
  }

  /// The map that applies the receiver first and `other` after it.
  public func concatenating(_ other: PlaneMap) -> PlaneMap {
    // By field, as in `CATransform3D.concatenating`.
    func composed(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        row.x * x.x + row.y * y.x + row.z * w.x,
        row.x * x.y + row.y * y.y + row.z * w.y,
        row.x * x.z + row.y * y.z + row.z * w.z)
    }
    return PlaneMap(x: composed(other.x), y: composed(other.y), w: composed(other.w))
  }

  /// The inverse map, or nil if the receiver collapses the plane.
  public func inverted() -> PlaneMap? {
    let (yw, wx, xy) = (y.cross(w), w.cross(x), x.cross(y))
    let factor = 1 / x.dot(yw)
    guard factor.isFinite, factor != 0 else { return nil }
    return PlaneMap(
      x: SIMD3(yw.x, wx.x, xy.x) * factor,
      y: SIMD3(yw.y, wx.y, xy.y) * factor,
      w: SIMD3(yw.z, wx.z, xy.z) * factor)
  }

  /// True if the back of the plane shows at a point: flipped in front of the eye, or not flipped
  /// behind it.
  func showsBack(at point: CGPoint) -> Bool {
    let depth = (w * SIMD3(Double(point.x), Double(point.y), 1)).sum()
    return x.dot(y.cross(w)) * depth < 0
  }

  /// The image of `point`, or nil if the point lies on the horizon and has no image.
  public func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let source = SIMD3(Double(point.x), Double(point.y), 1)
    let depth = (w * source).sum()
    let image = CGPoint(x: (x * source).sum() / depth, y: (y * source).sum() / depth)
    return image.isFinite ? image : nil
  }

  /// The bounding box of the images of `rect`'s corners, or nil if a corner has no image.
  public func callAsFunction(_ rect: CGRect) -> CGRect? {
    // The four corners at once, because many rectangles are mapped.
    let u = SIMD4(Double(rect.minX), Double(rect.maxX), Double(rect.minX), Double(rect.maxX))
    let v = SIMD4(Double(rect.minY), Double(rect.minY), Double(rect.maxY), Double(rect.maxY))
    let depths = u * w.x + v * w.y + w.z
    let xs = (u * x.x + v * x.y + x.z) / depths
    let ys = (u * y.x + v * y.y + y.z) / depths
    // The sum of these differences is zero unless a number is not finite.
    guard (xs - xs) + (ys - ys) == .zero else { return nil }
    let (left, top) = (CGFloat(xs.min()), CGFloat(ys.min()))
    return CGRect(
      x: left, y: top, width: CGFloat(xs.max()) - left, height: CGFloat(ys.max()) - top)
  }
}
