#if !canImport(CoreGraphics)
  public import Foundation

  /// An affine transform of the plane, for platforms without CoreGraphics.
  ///
  /// A point becomes `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`. Methods that compose apply the
  /// new part first: `t.scaledBy(x: 2, y: 2)` scales, then applies `t`.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The factor from x to x, unitless.
    public var a: CGFloat

    /// The factor from x to y, unitless.
    public var b: CGFloat

    /// The factor from y to x, unitless.
    public var c: CGFloat

    /// The factor from y to y, unitless.
    public var d: CGFloat

    /// The translation along x, in points.
    public var tx: CGFloat

    /// The translation along y, in points.
    public var ty: CGFloat

    /// A transform from its six components.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The transform that maps every point to zero, as in CoreGraphics; not the identity.
    @inlinable
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// A transform from its six components, from `a` to `ty`.
    @inlinable
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A translation, in points.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scale, with unitless factors.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation, in radians; a positive angle is clockwise on a screen whose y points down.
    @inlinable
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The identity transform.
    @inlinable
    public static var identity: CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// True for the identity transform.
    @inlinable
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this transform first and `other` after it.
    @inlinable
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that translates, in points, before it applies this transform.
    @inlinable
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales before it applies this transform.
    @inlinable
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that rotates, in radians, before it applies this transform.
    @inlinable
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse; the transform itself if there is none, as in CoreGraphics.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      let (ia, ib) = (d / determinant, -b / determinant)
      let (ic, id) = (-c / determinant, a / determinant)
      return CGAffineTransform(
        a: ia, b: ib, c: ic, d: id, tx: -(tx * ia + ty * ic), ty: -(tx * ib + ty * id))
    }
  }

  extension CGAffineTransform: Codable {
    /// Decodes six numbers, from `a` to `ty`.
    ///
    /// - Throws: A `DecodingError` if a number is missing.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      let next = { try numbers.decode(CGFloat.self) }
      self.init(
        a: try next(), b: try next(), c: try next(), d: try next(), tx: try next(), ty: try next())
    }

    /// Encodes six numbers, from `a` to `ty`.
    ///
    /// - Throws: An `EncodingError` if a number cannot be encoded.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
  }

  extension CGPoint {
    /// The point to which the transform maps this point.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// The size that the transform makes of this size; the translation is ignored.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around this rectangle's image under the transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      let (a, b) = (CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t))
      let (c, d) = (CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
      let (left, right) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
      let (top, bottom) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
