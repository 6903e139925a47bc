// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

// A number of 64 bits that is no `Double`.

@frozen
public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: NativeType

  public init() { native = 0 }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: Double) { native = value }
  public init(_ value: CGFloat) { self = value }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  public init?<Source: BinaryInteger>(exactly value: Source) { native = Double(value) }
}

extension Double {
  public init(_ cgfloat: CGFloat) { self = cgfloat.native }
}

extension Float {
  public init(_ cgfloat: CGFloat) { self.init(cgfloat.native) }
}

extension CGFloat: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: NativeType) { native = value }
}

extension CGFloat: Hashable, Comparable {
  public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native == rhs.native }
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native < rhs.native }
  public func hash(into hasher: inout Hasher) { hasher.combine(native) }
}

extension CGFloat: Codable {
  public init(from decoder: any Decoder) throws { try native = Double(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try native.encode(to: encoder) }
}

extension CGFloat: CustomStringConvertible, CustomReflectable, CVarArg {
  public var description: String { native.description }
  public var customMirror: Mirror { Mirror(reflecting: native) }
  public var _cVarArgEncoding: [Int] { native._cVarArgEncoding }
}

extension CGFloat: Strideable {
  public func distance(to other: CGFloat) -> CGFloat { other - self }
  public func advanced(by amount: CGFloat) -> CGFloat { self + amount }
}

extension CGFloat: SignedNumeric {
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { lhs }
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { lhs }
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { lhs }
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { lhs }
  public static func += (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func -= (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func /= (lhs: inout CGFloat, rhs: CGFloat) {}
  public var magnitude: CGFloat { self }
  public mutating func negate() {}
}

extension CGFloat: BinaryFloatingPoint {
  public typealias RawSignificand = UInt
  public typealias Exponent = Int
  public typealias RawExponent = UInt

  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) { native = 0 }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt) {
    native = 0
  }
  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public var exponentBitPattern: UInt { 0 }
  public var significandBitPattern: UInt { 0 }
  public var binade: CGFloat { self }
  public var significandWidth: Int { 0 }

  public static var radix: Int { 2 }
  public static var nan: CGFloat { 0 }
  public static var signalingNaN: CGFloat { 0 }
  public static var infinity: CGFloat { 0 }
  public static var greatestFiniteMagnitude: CGFloat { 0 }
  public static var pi: CGFloat { 0 }
  public static var leastNormalMagnitude: CGFloat { 0 }
  public static var leastNonzeroMagnitude: CGFloat { 0 }
  public static var ulpOfOne: CGFloat { 0 }
  public var ulp: CGFloat { 0 }
  public var sign: FloatingPointSign { .plus }
  public var exponent: Int { 0 }
  public var significand: CGFloat { self }
  public var nextUp: CGFloat { self }
  public var nextDown: CGFloat { self }

  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) {}
  public func isEqual(to other: CGFloat) -> Bool { true }
  public func isLess(than other: CGFloat) -> Bool { true }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { true }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { true }
  public var isNormal: Bool { true }
  public var isFinite: Bool { true }
  public var isZero: Bool { true }
  public var isSubnormal: Bool { true }
  public var isInfinite: Bool { true }
  public var isNaN: Bool { true }
  public var isSignalingNaN: Bool { true }
  public var isCanonical: Bool { true }
}
