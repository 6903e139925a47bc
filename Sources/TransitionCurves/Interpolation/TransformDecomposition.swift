/// A transform decomposed into the five parts that can be interpolated independently.
///
/// A point is scaled, skewed, rotated, translated and then projected. In Core Animation's order,
/// with row vectors, that is `Scale · Skew · Rotation · Translation · Perspective`.
///
/// ```swift
/// if var parts = TransformDecomposition(layer.transform) {
///   parts.rotation = .identity
///   layer.transform = parts.transform
/// }
/// ```
///
/// Recomposing gives the original transform divided by its `m44`, which maps every point to the
/// same place.
///
/// The algorithms are those of [CSS Transforms 2, "Decomposing a 3D Matrix"][3D] and, for an affine
/// transform, of [CSS Transforms 1, "Decomposing a 2D Matrix"][2D]. The latter has Chromium's form:
/// the remainder after scale and rotation is one skew. The two differ for a mirror image: within
/// the plane one axis is flipped, in space all three are.
///
/// [3D]: https://www.w3.org/TR/css-transforms-2/#decomposing-a-3d-matrix
/// [2D]: https://www.w3.org/TR/css-transforms-1/#decomposing-a-2d-matrix
public struct TransformDecomposition: Hashable, Sendable {
  /// The translation, in points.
  public var translation = SIMD3<Double>.zero

  /// The scale factors along the axes, unitless; negative where an axis is flipped.
  public var scale = SIMD3<Double>.one

  /// The shears, unitless: the part of x added to y, of x to z, and of y to z.
  public var skew = SIMD3<Double>.zero

  /// The rotation, applied after scale and skew.
  public var rotation = Quaternion.identity

  /// The fourth column of the perspective's matrix; `(0, 0, 0, 1)` is no perspective, `z` is `m34`.
  public var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// The parts of the identity.
  public init() {}

  /// The parts of the transform with these rows, as it is or divided by its last field; nil if it is
  /// singular.
  ///
  /// - Parameter flipsOneAxis: True for an affine transform.
  package init?(
    rows row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>,
    dividedBy divisor: Double, flipsOneAxis: Bool
  ) {
    let factor = 1 / divisor
    guard factor.isFinite, factor != 0 else { return nil }
    let (row1, row2, row3, row4) = (factor * row1, factor * row2, factor * row3, factor * row4)
    var (a, b, c) = (row1.xyz, row2.xyz, row3.xyz)
    let determinant = a.dot(b.cross(c))
    let rest = (row1 - row1) + (row2 - row2) + (row3 - row3) + (row4 - row4)
    guard determinant != 0, rest == .zero, (1 / determinant).isFinite else { return nil }

    // The perspective solves Affine · p = w, where w is the fourth column; by Cramer's rule.
    let w = SIMD3(row1.w, row2.w, row3.w)
    translation = row4.xyz
    if w != .zero {
      let p = (w.x * b.cross(c) + w.y * c.cross(a) + w.z * a.cross(b)) / determinant
      perspective = SIMD4(p, row4.w - translation.dot(p))
    } else {
      perspective.w = row4.w
    }

    // Gram–Schmidt from x to z. A mirror image needs an odd number of flips.
    var signs = SIMD3<Double>.one
    if determinant < 0 {
      signs = -signs
      if flipsOneAxis { signs = a.x < b.y ? SIMD3(-1, 1, 1) : SIMD3(1, -1, 1) }
    }
    scale.x = signs.x * a.length
    a /= scale.x
    skew.x = a.dot(b)
    b -= skew.x * a
    scale.y = signs.y * b.length
    b /= scale.y
    skew.y = a.dot(c)
    c -= skew.y * a
    skew.z = b.dot(c)
    c -= skew.z * b
    scale.z = signs.z * c.length
    c /= scale.z
    skew /= SIMD3(scale.y, scale.z, scale.z)
    rotation = Quaternion(axes: a, b, c)
    // Rows that are nearly parallel can leave nothing to normalise.
    guard isFinite else { return nil }
  }

  /// The rows of the transform that the parts compose.
  package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    let (a, b, c) = rotation.axes
    let rows = (
      scale.x * a,
      scale.y * (b + skew.x * a),
      scale.z * (c + skew.y * a + skew.z * b)
    )
    let p = perspective.xyz
    return (
      SIMD4(rows.0, rows.0.dot(p)), SIMD4(rows.1, rows.1.dot(p)),
      SIMD4(rows.2, rows.2.dot(p)), SIMD4(translation, translation.dot(p) + perspective.w)
    )
  }
}

extension TransformDecomposition {
  /// The parts at `progress` of the way to `end`: each linearly, the rotation along the shortest
  /// path.
  ///
  /// Progress outside `0...1` continues beyond the ends.
  public func interpolated(
    to end: TransformDecomposition, progress: Double
  ) -> TransformDecomposition {
    var parts = self
    parts.translation += progress * (end.translation - translation)
    parts.scale += progress * (end.scale - scale)
    parts.skew += progress * (end.skew - skew)
    parts.perspective += progress * (end.perspective - perspective)
    parts.rotation = rotation.interpolated(to: end.rotation, progress: progress)
    return parts
  }

  /// True if scale and skew are finite; the other parts follow from them.
  private var isFinite: Bool {
    (scale - scale) + (skew - skew) == .zero
  }
}
