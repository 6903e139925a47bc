// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What geometry can do, which CoreGraphics declares and Foundation does not hand on. Nothing here ever runs.

@_exported public import CoreFoundation

extension CGPoint: Equatable, Codable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static var zero: CGPoint { CGPoint() }
  public init(x: Int, y: Int) { self.init() }
  public init(x: Double, y: Double) { self.init() }
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { true }
  public func applying(_ t: CGAffineTransform) -> CGPoint { self }
}

extension CGSize: Equatable, Codable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static var zero: CGSize { CGSize() }
  public init(width: Int, height: Int) { self.init() }
  public init(width: Double, height: Double) { self.init() }
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool { true }
  public func applying(_ t: CGAffineTransform) -> CGSize { self }
}

extension CGVector: Equatable, Codable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static var zero: CGVector { CGVector() }
  public init(dx: Int, dy: Int) { self.init() }
  public init(dx: Double, dy: Double) { self.init() }
  public static func == (lhs: CGVector, rhs: CGVector) -> Bool { true }
}

extension CGRect: Equatable, Codable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static var zero: CGRect { CGRect() }
  public static var null: CGRect { CGRect() }
  public static var infinite: CGRect { CGRect() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool { true }

  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public var minX: CGFloat { 0 }
  public var midX: CGFloat { 0 }
  public var maxX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public var isNull: Bool { false }
  public var isEmpty: Bool { false }
  public var isInfinite: Bool { false }
  public var standardized: CGRect { self }
  public var integral: CGRect { self }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func union(_ r2: CGRect) -> CGRect { self }
  public func intersection(_ r2: CGRect) -> CGRect { self }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func contains(_ rect2: CGRect) -> Bool { false }
  public func intersects(_ rect2: CGRect) -> Bool { false }
  public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (
    slice: CGRect, remainder: CGRect
  ) {
    (self, self)
  }
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
}

extension CGAffineTransform: Equatable, Codable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static var identity: CGAffineTransform { CGAffineTransform() }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { self.init() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
  public init(rotationAngle angle: CGFloat) { self.init() }
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool { true }
  public var isIdentity: Bool { false }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public func inverted() -> CGAffineTransform { self }
}

// Geometry has a hash from iOS 18 and macOS 15 only, and so none here.

public func sin(_ x: CGFloat) -> CGFloat { x }
public func cos(_ x: CGFloat) -> CGFloat { x }
public func tan(_ x: CGFloat) -> CGFloat { x }
public func asin(_ x: CGFloat) -> CGFloat { x }
public func acos(_ x: CGFloat) -> CGFloat { x }
public func atan(_ x: CGFloat) -> CGFloat { x }
public func atan2(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat { lhs }
public func exp(_ x: CGFloat) -> CGFloat { x }
public func log(_ x: CGFloat) -> CGFloat { x }
public func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat { lhs }
public func cbrt(_ x: CGFloat) -> CGFloat { x }
public func hypot(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat { lhs }

// Drawing.

public class CGPath: Hashable {
  init() {}
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) {}
}

extension CGPath {
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
  }
}

extension CGPath {
  public class var typeID: CFTypeID { 0 }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
}

public class CGMutablePath: CGPath {
  public override init() {}
}

extension CGMutablePath {
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func closeSubpath() {}
}

@frozen
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public class CGColor: Hashable, @unchecked Sendable {
  public class var typeID: CFTypeID { 0 }
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) {}
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }

public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
