#if !canImport(CoreGraphics)
  public import Foundation

  /// A transform of the plane, which Foundation lacks where there is no CoreGraphics: a matrix of two
  /// rows that turn, stretch and skew, and a third that moves.
  ///
  /// A point becomes `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`. Composing takes the new part first:
  /// `t.scaledBy(x: 2, y: 2)` stretches, then does what `t` does.
  public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes into x, unitless.
    public var a: CGFloat

    /// How much of x goes into y, unitless.
    public var b: CGFloat

    /// How much of y goes into x, unitless.
    public var c: CGFloat

    /// How much of y goes into y, unitless.
    public var d: CGFloat

    /// The movement along x, in points.
    public var tx: CGFloat

    /// The movement along y, in points.
    public var ty: CGFloat

    /// A transform of its six components.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The transform that takes every point to zero, as in CoreGraphics; not the identity.
    @inlinable
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// A transform of its six components, from `a` to `ty`.
    @inlinable
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A movement, in points.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A stretch, unitless.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn, in radians; positive turns what is on the right downward.
    @inlinable
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    @inlinable
    public static var identity: CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// True for the transform that changes nothing.
    @inlinable
    public var isIdentity: Bool { self == .identity }

    /// This transform, then `other`.
    @inlinable
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// A movement in points, then this transform.
    @inlinable
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A stretch, then this transform.
    @inlinable
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn in radians, then this transform.
    @inlinable
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The way back; the transform itself if there is none, as in CoreGraphics.
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
    /// Reads six numbers, from `a` to `ty`.
    ///
    /// - Throws: A `DecodingError` if they are not there.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      let next = { try numbers.decode(CGFloat.self) }
      self.init(
        a: try next(), b: try next(), c: try next(), d: try next(), tx: try next(), ty: try next())
    }

    /// Writes six numbers, from `a` to `ty`.
    ///
    /// - Throws: An `EncodingError` if one of them cannot be written.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
  }

  extension CGPoint {
    /// The point that the transform takes this one to.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// The size that the transform makes of this one, moved nowhere.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around what the transform makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      let (a, b) = (CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t))
      let (c, d) = (CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
      let (left, right) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
      let (top, bottom) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
