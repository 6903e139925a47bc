public import Foundation
import TransitionCurves

/// A 4 × 4 matrix that transforms points of three-dimensional space, given as row vectors.
///
/// Fields and composition order are Core Animation's: a point `(x, y, z, 1)` is multiplied from the
/// left, so the last row holds the translation and `m34` the perspective.
///
/// ```swift
/// var perspective = CATransform3D.identity
/// perspective.m34 = -1 / 500
/// let turned = perspective.rotated(by: .pi / 4, x: 0, y: 1, z: 0)
/// ```
public struct CATransform3D: Hashable, Sendable {
  package var row1: SIMD4<Double>
  package var row2: SIMD4<Double>
  package var row3: SIMD4<Double>
  package var row4: SIMD4<Double>

  package init(
    rows row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// The identity transform.
  public init() {
    // An array literal of a vector is an array first, and costs an allocation's time.
    self.init(
      rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
  }

  /// A transform from its fields, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(
      rows: SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)))
  }

  /// The identity transform.
  public static var identity: CATransform3D { CATransform3D() }

  /// A translation, in points.
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat = 0) {
    self = .identity
    row4 = SIMD4(Double(x), Double(y), Double(z), 1)
  }

  /// A scale about the origin, with one unitless factor per axis.
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat = 1) {
    self.init(
      rows: SIMD4(Double(x), 0, 0, 0), SIMD4(0, Double(y), 0, 0), SIMD4(0, 0, Double(z), 0),
      SIMD4(0, 0, 0, 1))
  }

  /// A scale about the origin with one unitless factor for both axes of the plane.
  public init(scale: CGFloat) {
    self.init(scaleX: scale, y: scale)
  }

  /// A rotation within the plane by `angle` radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(rotationAngle: angle, x: 0, y: 0, z: 1)
  }

  /// A rotation by `angle` radians about the axis `(x, y, z)`, which need not have unit length.
  ///
  /// A zero axis gives the identity, as in Core Animation.
  public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    var axis = SIMD3(Double(x), Double(y), Double(z))
    guard axis != .zero else { return }
    // Scaled first, because the squares of very long or short axes do not fit into a Double.
    axis /= max(abs(axis.x), abs(axis.y), abs(axis.z))
    axis /= (axis * axis).sum().squareRoot()
    // Rodrigues' rotation formula for the unit axis (u, v, w), transposed for row vectors.
    let (u, v, w) = (axis.x, axis.y, axis.z)
    let (c, s) = (cos(Double(angle)), sin(Double(angle)))
    // Diagonals are written as 1 − … instead of c + …, so that a rotation about z is affine to the
    // last bit.
    let k = 1 - c
    row1 = SIMD4(1 - (v * v + w * w) * k, u * v * k + w * s, u * w * k - v * s, 0)
    row2 = SIMD4(u * v * k - w * s, 1 - (u * u + w * w) * k, v * w * k + u * s, 0)
    row3 = SIMD4(u * w * k + v * s, v * w * k - u * s, 1 - (u * u + v * v) * k, 0)
  }

  /// The three-dimensional form of an affine transform.
  public init(_ affine: CGAffineTransform) {
    self.init(
      rows: SIMD4(Double(affine.a), Double(affine.b), 0, 0),
      SIMD4(Double(affine.c), Double(affine.d), 0, 0),
      SIMD4(0, 0, 1, 0),
      SIMD4(Double(affine.tx), Double(affine.ty), 0, 1))
  }
}

// MARK: - Composing

extension CATransform3D {
  /// The transform that applies the receiver first and `other` after it: `self · other`.
  public func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (a, b, c, d) = (other.row1, other.row2, other.row3, other.row4)
    // Written by field: operators on vectors take thirty times as long in a debug build, and no
    // less time in a release build.
    func multiplied(_ row: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(
        row.x * a.x + row.y * b.x + row.z * c.x + row.w * d.x,
        row.x * a.y + row.y * b.y + row.z * c.y + row.w * d.y,
        row.x * a.z + row.y * b.z + row.z * c.z + row.w * d.z,
        row.x * a.w + row.y * b.w + row.z * c.w + row.w * d.w)
    }
    return CATransform3D(
      rows: multiplied(row1), multiplied(row2), multiplied(row3), multiplied(row4))
  }

  /// The transform that translates by `(x, y, z)` points before it applies the receiver.
  public func translatedBy(x: CGFloat, y: CGFloat, z: CGFloat = 0) -> CATransform3D {
    let (x, y, z) = (Double(x), Double(y), Double(z))
    var moved = self
    // By field, as in `concatenating`.
    moved.row4 = SIMD4(
      x * row1.x + y * row2.x + z * row3.x + row4.x,
      x * row1.y + y * row2.y + z * row3.y + row4.y,
      x * row1.z + y * row2.z + z * row3.z + row4.z,
      x * row1.w + y * row2.w + z * row3.w + row4.w)
    return moved
  }

  /// The transform that applies the receiver and then translates by `(x, y, z)` points.
  func followedByTranslation(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    let (x, y, z) = (Double(x), Double(y), Double(z))
    func moved(_ row: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(row.x + row.w * x, row.y + row.w * y, row.z + row.w * z, row.w)
    }
    return CATransform3D(rows: moved(row1), moved(row2), moved(row3), moved(row4))
  }

  /// The transform that scales before it applies the receiver.
  public func scaledBy(x: CGFloat, y: CGFloat, z: CGFloat = 1) -> CATransform3D {
    CATransform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// The transform that rotates by `angle` radians about an axis before it applies the receiver.
  public func rotated(by angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    CATransform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// The transform of the plane `z = 0` alone, onto that plane.
  package var flattened: CATransform3D {
    var flat = self
    flat.row3 = SIMD4(0, 0, 1, 0)
    (flat.row1.z, flat.row2.z, flat.row4.z) = (0, 0, 0)
    return flat
  }

  /// The inverse transform, or nil if there is none.
  public func inverted() -> CATransform3D? {
    // Powers of two scale the rows to about one, exactly, so that no product overflows or
    // underflows.
    let sizes = SIMD4(
      row1.greatestMagnitude, row2.greatestMagnitude,
      row3.greatestMagnitude, row4.greatestMagnitude)
    guard sizes.min() > 0, isFinite else { return nil }
    let factors = SIMD4(
      1 / sizes.x.binade, 1 / sizes.y.binade, 1 / sizes.z.binade, 1 / sizes.w.binade)
    let (r1, r2, r3, r4) = (
      factors.x * row1, factors.y * row2, factors.z * row3, factors.w * row4
    )
    // The cofactors grouped into vector products: E. Lengyel, "Foundations of Game Engine
    // Development 1: Mathematics", 2016, §1.7.5, with rows for columns.
    let (s, t) = (r1.xyz.cross(r2.xyz), r3.xyz.cross(r4.xyz))
    let (u, v) = (r2.w * r1.xyz - r1.w * r2.xyz, r4.w * r3.xyz - r3.w * r4.xyz)
    let factor = 1 / (s.dot(v) + t.dot(u))
    guard factor.isFinite else { return nil }
    let column1 = r2.xyz.cross(v) + r2.w * t
    let column2 = v.cross(r1.xyz) - r1.w * t
    let column3 = r4.xyz.cross(u) + r4.w * s
    let column4 = u.cross(r3.xyz) - r3.w * s
    let scales = factor * factors
    let inverse = CATransform3D(
      rows: scales * SIMD4(column1.x, column2.x, column3.x, column4.x),
      scales * SIMD4(column1.y, column2.y, column3.y, column4.y),
      scales * SIMD4(column1.z, column2.z, column3.z, column4.z),
      scales * SIMD4(-r2.xyz.dot(t), r1.xyz.dot(t), -r4.xyz.dot(s), r3.xyz.dot(s)))
    return inverse.isFinite ? inverse : nil
  }
}

// MARK: - Queries

extension CATransform3D {
  /// True if all fields are equal.
  public static func == (left: CATransform3D, right: CATransform3D) -> Bool {
    isEqual(left.row1, right.row1) && isEqual(left.row2, right.row2)
      && isEqual(left.row3, right.row3) && isEqual(left.row4, right.row4)
  }

  /// Compares as `==` of `SIMD4` does, which makes masks first and takes three times as long.
  private static func isEqual(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> Bool {
    left.x == right.x && left.y == right.y && left.z == right.z && left.w == right.w
  }

  /// True if the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// True if the transform maps the plane to itself without perspective, and leaves depth alone.
  public var isAffine: Bool { keepsPlane && row3.z == 1 }

  /// True if the transform maps the plane to itself without perspective; it may scale depth.
  package var keepsPlane: Bool {
    row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
      && row3.x == 0 && row3.y == 0 && row3.w == 0 && row4.z == 0 && row4.w == 1
  }

  /// The part of the transform within the plane; exact if `isAffine`.
  public var affine: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(row1.x), b: CGFloat(row1.y), c: CGFloat(row2.x), d: CGFloat(row2.y),
      tx: CGFloat(row4.x), ty: CGFloat(row4.y))
  }

  /// True if no field is infinite or NaN.
  public var isFinite: Bool {
    // A difference from itself is zero only for a finite number; a sum with NaN is NaN.
    func rest(_ row: SIMD4<Double>) -> Double {
      (row.x - row.x) + (row.y - row.y) + (row.z - row.z) + (row.w - row.w)
    }
    return rest(row1) + rest(row2) + rest(row3) + rest(row4) == 0
  }
}

// MARK: - Fields

extension CATransform3D {
  /// Row 1, column 1: the scale along x.
  public var m11: CGFloat {
    get { CGFloat(row1.x) }
    set { row1.x = Double(newValue) }
  }

  /// Row 1, column 2.
  public var m12: CGFloat {
    get { CGFloat(row1.y) }
    set { row1.y = Double(newValue) }
  }

  /// Row 1, column 3.
  public var m13: CGFloat {
    get { CGFloat(row1.z) }
    set { row1.z = Double(newValue) }
  }

  /// Row 1, column 4.
  public var m14: CGFloat {
    get { CGFloat(row1.w) }
    set { row1.w = Double(newValue) }
  }

  /// Row 2, column 1.
  public var m21: CGFloat {
    get { CGFloat(row2.x) }
    set { row2.x = Double(newValue) }
  }

  /// Row 2, column 2: the scale along y.
  public var m22: CGFloat {
    get { CGFloat(row2.y) }
    set { row2.y = Double(newValue) }
  }

  /// Row 2, column 3.
  public var m23: CGFloat {
    get { CGFloat(row2.z) }
    set { row2.z = Double(newValue) }
  }

  /// Row 2, column 4.
  public var m24: CGFloat {
    get { CGFloat(row2.w) }
    set { row2.w = Double(newValue) }
  }

  /// Row 3, column 1.
  public var m31: CGFloat {
    get { CGFloat(row3.x) }
    set { row3.x = Double(newValue) }
  }

  /// Row 3, column 2.
  public var m32: CGFloat {
    get { CGFloat(row3.y) }
    set { row3.y = Double(newValue) }
  }

  /// Row 3, column 3: the scale along z.
  public var m33: CGFloat {
    get { CGFloat(row3.z) }
    set { row3.z = Double(newValue) }
  }

  /// Row 3, column 4: for a perspective, minus one over the viewing distance in points.
  public var m34: CGFloat {
    get { CGFloat(row3.w) }
    set { row3.w = Double(newValue) }
  }

  /// Row 4, column 1: the translation along x, in points.
  public var m41: CGFloat {
    get { CGFloat(row4.x) }
    set { row4.x = Double(newValue) }
  }

  /// Row 4, column 2: the translation along y, in points.
  public var m42: CGFloat {
    get { CGFloat(row4.y) }
    set { row4.y = Double(newValue) }
  }

  /// Row 4, column 3: the translation along z, in points.
  public var m43: CGFloat {
    get { CGFloat(row4.z) }
    set { row4.z = Double(newValue) }
  }

  /// Row 4, column 4: the homogeneous one.
  public var m44: CGFloat {
    get { CGFloat(row4.w) }
    set { row4.w = Double(newValue) }
  }
}
