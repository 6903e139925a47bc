// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// Declarations that Foundation re-exports from CoreGraphics on Apple platforms, and that Linux
// lacks. They have only the right shape, so that code for Apple platforms is type-checked
// elsewhere. Nothing here ever runs.

public import Foundation

/// The shape of CoreGraphics' affine transform.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c) = (a, b, c)
    (self.d, self.tx, self.ty) = (d, tx, ty)
  }

  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }

  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }

  public init(rotationAngle angle: CGFloat) { self.init() }

  public static var identity: CGAffineTransform { CGAffineTransform() }

  public var isIdentity: Bool { false }

  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }

  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }

  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }

  public func inverted() -> CGAffineTransform { self }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { self }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { self }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
}

/// The shape of CoreGraphics' vector.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx, dy: CGFloat

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static var zero: CGVector { CGVector() }
}

// Types whose names `UIKitCompatibility` gives to our own types.

public final class CGPath {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
}

public final class CGColor {}

public enum CGLineCap: Int32, Sendable { case butt, round, square }

public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Foundation's transform, which is documented for macOS only; this declaration makes every use
/// ambiguous.
public typealias AffineTransform = Never
