// Transforms: the stand-in for Core Animation has the stage's.
#if canImport(UIKit)
  extension CATransform3D {
    /// The identity transform.
    public static var identity: CATransform3D { CATransform3DIdentity }

    /// A translation, in points.
    public init(translationX x: CGFloat, y: CGFloat, z: CGFloat = 0) {
      self = CATransform3DMakeTranslation(x, y, z)
    }

    /// A scale about the origin, with one unitless factor per axis.
    public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat = 1) {
      self = CATransform3DMakeScale(x, y, z)
    }

    /// A scale about the origin with one unitless factor for both axes of the plane.
    public init(scale: CGFloat) { self.init(scaleX: scale, y: scale) }

    /// A rotation within the plane by `angle` radians, clockwise on the screen.
    public init(rotationAngle angle: CGFloat) { self.init(rotationAngle: angle, x: 0, y: 0, z: 1) }

    /// The three-dimensional form of an affine transform.
    public init(_ affine: CGAffineTransform) {
      self = .identity
      (m11, m12) = (affine.a, affine.b)
      (m21, m22) = (affine.c, affine.d)
      (m41, m42) = (affine.tx, affine.ty)
    }

    /// A rotation by `angle` radians about the axis `(x, y, z)`, which need not have unit length.
    ///
    /// A zero axis gives the identity.
    public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
      self = CATransform3DMakeRotation(angle, x, y, z)
    }

    /// True for the identity transform.
    public var isIdentity: Bool { CATransform3DIsIdentity(self) }

    /// The transform that applies the receiver first and `other` after it.
    public func concatenating(_ other: CATransform3D) -> CATransform3D {
      CATransform3DConcat(self, other)
    }

    /// The transform that translates by `(x, y, z)` points before it applies the receiver.
    public func translatedBy(x: CGFloat, y: CGFloat, z: CGFloat = 0) -> CATransform3D {
      CATransform3D(translationX: x, y: y, z: z).concatenating(self)
    }

    /// The transform that scales before it applies the receiver.
    public func scaledBy(x: CGFloat, y: CGFloat, z: CGFloat = 1) -> CATransform3D {
      CATransform3D(scaleX: x, y: y, z: z).concatenating(self)
    }

    /// The transform that rotates by `angle` radians about an axis before it applies the receiver.
    public func rotated(by angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
      CATransform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
    }
  }

  extension TransformDecomposition {
    /// The parts of `transform`, or nil if it is singular.
    ///
    /// A transform is singular if its `m44` is zero or if it collapses space, as a scale by zero
    /// does.
    public init?(_ transform: CATransform3D) {
      self.init(
        rows: SIMD4(transform.m11, transform.m12, transform.m13, transform.m14),
        SIMD4(transform.m21, transform.m22, transform.m23, transform.m24),
        SIMD4(transform.m31, transform.m32, transform.m33, transform.m34),
        SIMD4(transform.m41, transform.m42, transform.m43, transform.m44),
        dividedBy: transform.m44, flipsOneAxis: CATransform3DIsAffine(transform))
    }

    /// The transform that the parts compose.
    public var transform: CATransform3D {
      let (row1, row2, row3, row4) = rows
      return CATransform3D(
        m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w,
        m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
        m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w,
        m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w)
    }
  }
#endif
