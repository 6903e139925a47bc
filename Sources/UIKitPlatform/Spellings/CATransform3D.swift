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
  }
#endif
