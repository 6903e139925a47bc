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
#endif
