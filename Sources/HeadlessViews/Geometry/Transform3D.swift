public import Foundation

/// A 4 × 4 matrix that maps points of three-dimensional space, row vectors on the left.
///
/// Fields and composition order are Core Animation's: a point `(x, y, z, 1)` is multiplied from the
/// left, so the last row holds the translation and `m34` the perspective.
///
/// ```swift
/// var perspective = Transform3D.identity
/// perspective.m34 = -1 / 500
/// let turned = perspective.rotated(by: .pi / 4, x: 0, y: 1, z: 0)
/// ```
public struct Transform3D: Hashable, Sendable {
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

  /// The transform that changes nothing.
  public init() {
    self.init(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
  }

  /// A transform with every field given, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(
      rows: [Double(m11), Double(m12), Double(m13), Double(m14)],
      [Double(m21), Double(m22), Double(m23), Double(m24)],
      [Double(m31), Double(m32), Double(m33), Double(m34)],
      [Double(m41), Double(m42), Double(m43), Double(m44)])
  }

  /// The transform that changes nothing.
  public static let identity = Transform3D()

  /// A movement, in points.
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat = 0) {
    self = .identity
    row4 = [Double(x), Double(y), Double(z), 1]
  }

  /// A change of size about the origin, one unitless factor an axis.
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat = 1) {
    self.init(
      rows: [Double(x), 0, 0, 0], [0, Double(y), 0, 0], [0, 0, Double(z), 0], [0, 0, 0, 1])
  }

  /// A turn of `angle` radians about the axis `(x, y, z)`, which need not have unit length.
  ///
  /// A zero axis gives the identity, as Core Animation does.
  public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    var axis = SIMD3(Double(x), Double(y), Double(z))
    guard axis != .zero else { return }
    // Scaled first, since the squares of very long or short axes are beyond a Double.
    axis /= max(abs(axis.x), abs(axis.y), abs(axis.z))
    axis /= (axis * axis).sum().squareRoot()
    // Rodrigues' rotation formula for the unit axis (u, v, w), transposed for row vectors.
    let (u, v, w) = (axis.x, axis.y, axis.z)
    let (c, s) = (cos(Double(angle)), sin(Double(angle)))
    let k = 1 - c
    row1 = [c + u * u * k, u * v * k + w * s, u * w * k - v * s, 0]
    row2 = [u * v * k - w * s, c + v * v * k, v * w * k + u * s, 0]
    row3 = [u * w * k + v * s, v * w * k - u * s, c + w * w * k, 0]
  }

  /// The spatial form of a transform of the plane.
  public init(_ affine: AffineTransform) {
    self.init(
      rows: [Double(affine.m11), Double(affine.m12), 0, 0],
      [Double(affine.m21), Double(affine.m22), 0, 0],
      [0, 0, 1, 0],
      [Double(affine.tX), Double(affine.tY), 0, 1])
  }
}

// MARK: - Composing

extension Transform3D {
  /// The transform that applies the receiver first and `other` after it: the product `self · other`.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    func multiplied(_ row: SIMD4<Double>) -> SIMD4<Double> {
      row.x * other.row1 + row.y * other.row2 + row.z * other.row3 + row.w * other.row4
    }
    return Transform3D(
      rows: multiplied(row1), multiplied(row2), multiplied(row3), multiplied(row4))
  }

  /// The transform that moves by `(x, y, z)` points before it applies the receiver.
  public func translatedBy(x: CGFloat, y: CGFloat, z: CGFloat = 0) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// The transform that scales before it applies the receiver.
  public func scaledBy(x: CGFloat, y: CGFloat, z: CGFloat = 1) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// The transform that turns by `angle` radians about an axis before it applies the receiver.
  public func rotated(by angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// The transform that undoes the receiver, or nil when there is none.
  public func inverted() -> Transform3D? {
    guard isFinite else { return nil }
    // Gauss–Jordan elimination with partial pivoting on [M | I].
    var left = [row1, row2, row3, row4]
    var right = [
      Transform3D.identity.row1, Transform3D.identity.row2,
      Transform3D.identity.row3, Transform3D.identity.row4,
    ]
    for column in 0..<4 {
      let pivot = (column..<4).reduce(column) {
        abs(left[$1][column]) > abs(left[$0][column]) ? $1 : $0
      }
      guard left[pivot][column] != 0 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = 1 / left[column][column]
      guard factor.isFinite else { return nil }
      left[column] *= factor
      right[column] *= factor
      for row in 0..<4 where row != column {
        let amount = left[row][column]
        left[row] -= amount * left[column]
        right[row] -= amount * right[column]
      }
    }
    let inverse = Transform3D(rows: right[0], right[1], right[2], right[3])
    return inverse.isFinite ? inverse : nil
  }
}

// MARK: - Asking

extension Transform3D {
  /// True when the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// True when the transform maps the plane to itself without perspective.
  public var isAffine: Bool {
    row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
      && row3 == Transform3D.identity.row3 && row4.z == 0 && row4.w == 1
  }

  /// The part of the transform that acts within the plane; exact when `isAffine`.
  public var affine: AffineTransform {
    AffineTransform(
      m11: CGFloat(row1.x), m12: CGFloat(row1.y), m21: CGFloat(row2.x), m22: CGFloat(row2.y),
      tX: CGFloat(row4.x), tY: CGFloat(row4.y))
  }

  /// True when no field is infinite or not a number.
  public var isFinite: Bool {
    // A sum is finite only if no term is NaN or infinite (opposite infinities make NaN).
    ((row1 - row1) + (row2 - row2) + (row3 - row3) + (row4 - row4)) == .zero
  }
}

// MARK: - Fields

extension Transform3D {
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

  /// Row 3, column 4: minus one over the viewing distance in points, for a perspective.
  public var m34: CGFloat {
    get { CGFloat(row3.w) }
    set { row3.w = Double(newValue) }
  }

  /// Row 4, column 1: the movement along x, in points.
  public var m41: CGFloat {
    get { CGFloat(row4.x) }
    set { row4.x = Double(newValue) }
  }

  /// Row 4, column 2: the movement along y, in points.
  public var m42: CGFloat {
    get { CGFloat(row4.y) }
    set { row4.y = Double(newValue) }
  }

  /// Row 4, column 3: the movement along z, in points.
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
