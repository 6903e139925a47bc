// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// The shapes of the C library. Nothing here ever runs.

public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func tan(_ x: Double) -> Double { x }
public func asin(_ x: Double) -> Double { x }
public func acos(_ x: Double) -> Double { x }
public func atan(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { x }
public func atanh(_ x: Double) -> Double { x }
public func log1p(_ x: Double) -> Double { x }
public func asinh(_ x: Double) -> Double { x }
public func sinh(_ x: Double) -> Double { x }
public func cosh(_ x: Double) -> Double { x }
public func tanh(_ x: Double) -> Double { x }
public func exp(_ x: Double) -> Double { x }
public func expm1(_ x: Double) -> Double { x }
public func exp2(_ x: Double) -> Double { x }
public func erf(_ x: Double) -> Double { x }
public func erfc(_ x: Double) -> Double { x }
public func remainder<T: FloatingPoint>(_ lhs: T, _ rhs: T) -> T { lhs }
public func log(_ x: Double) -> Double { x }
public func log2(_ x: Double) -> Double { x }
public func log10(_ x: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }
public func cbrt(_ x: Double) -> Double { x }
public func hypot(_ x: Double, _ y: Double) -> Double { x }

public func sqrt<T: FloatingPoint>(_ x: T) -> T { x }
public func floor<T: FloatingPoint>(_ x: T) -> T { x }
public func ceil<T: FloatingPoint>(_ x: T) -> T { x }
public func round<T: FloatingPoint>(_ x: T) -> T { x }
public func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x }
public func fabs<T: FloatingPoint>(_ x: T) -> T { x }

public struct FILE {}
@discardableResult
public func fflush(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }

public typealias mode_t = UInt16
public var O_WRONLY: Int32 { 0x0001 }
public var O_APPEND: Int32 { 0x0008 }
public var O_CREAT: Int32 { 0x0200 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }

@discardableResult
public func atexit(_: @convention(c) () -> Void) -> Int32 { 0 }
public func exit(_ status: Int32) -> Never { preconditionFailure("a stand-in is not run") }
