public import Foundation

#if !canImport(CoreGraphics)
  /// Core Graphics' name of Foundation's `AffineTransform`.
  public typealias CGAffineTransform = AffineTransform

  extension AffineTransform {
    /// A transform from the two rows that turn and stretch, and the one that moves.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(m11: a, m12: b, m21: c, m22: d, tX: tx, tY: ty)
    }

    /// A transform from the two rows that turn and stretch, and the one that moves.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.init(m11: a, m12: b, m21: c, m22: d, tX: tx, tY: ty)
    }

    /// A movement, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(translationByX: tx, byY: ty)
    }

    /// A stretch, unitless.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(scaleByX: sx, byY: sy)
    }

    /// A turn, in radians; positive turns what is on the right downward.
    public init(rotationAngle angle: CGFloat) {
      self.init(m11: cos(angle), m12: sin(angle), m21: -sin(angle), m22: cos(angle), tX: 0, tY: 0)
    }

    /// How much of x goes into x.
    public var a: CGFloat {
      get { m11 }
      set { m11 = newValue }
    }

    /// How much of x goes into y.
    public var b: CGFloat {
      get { m12 }
      set { m12 = newValue }
    }

    /// How much of y goes into x.
    public var c: CGFloat {
      get { m21 }
      set { m21 = newValue }
    }

    /// How much of y goes into y.
    public var d: CGFloat {
      get { m22 }
      set { m22 = newValue }
    }

    /// The movement along x, in points.
    public var tx: CGFloat {
      get { tX }
      set { tX = newValue }
    }

    /// The movement along y, in points.
    public var ty: CGFloat {
      get { tY }
      set { tY = newValue }
    }

    /// True for the transform that changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This transform, then `other`.
    public func concatenating(_ other: AffineTransform) -> AffineTransform {
      var whole = self
      whole.append(other)
      return whole
    }

    /// A movement in points, then this transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> AffineTransform {
      AffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A stretch, then this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> AffineTransform {
      AffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn in radians, then this transform.
    public func rotated(by angle: CGFloat) -> AffineTransform {
      AffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The way back; the transform itself when there is none, as in Core Graphics.
    public func inverted() -> AffineTransform {
      let determinant = m11 * m22 - m12 * m21
      guard determinant != 0, determinant.isFinite else { return self }
      let (a, b) = (m22 / determinant, -m12 / determinant)
      let (c, d) = (-m21 / determinant, m11 / determinant)
      return AffineTransform(a, b, c, d, -(tX * a + tY * c), -(tX * b + tY * d))
    }
  }

  extension CGPoint {
    /// The point that the transform takes this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// The size that the transform makes of this one, moved nowhere.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around what the transform makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(t) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return self }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
