// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// Objects.

public typealias TimeInterval = Double

public protocol NSCoding: AnyObject {
  func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}

public protocol NSCopying: AnyObject {
  func copy(with zone: NSZone?) -> Any
}

open class NSCoder: NSObject {}

extension NSObject {
  public func value(forKey key: String) -> Any? { nil }
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(stringLiteral: aSelectorName)
}

open class NSValue: NSObject, NSCopying {
  open var objCType: UnsafePointer<CChar> { preconditionFailure("a stand-in is not run") }
  open func getValue(_ value: UnsafeMutableRawPointer) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

#if os(macOS)
  extension NSValue {
    public convenience init(point: CGPoint) { self.init() }
    public convenience init(size: CGSize) { self.init() }
    public convenience init(rect: CGRect) { self.init() }
    public var pointValue: CGPoint { CGPoint() }
    public var sizeValue: CGSize { CGSize() }
    public var rectValue: CGRect { CGRect() }
  }
#endif

open class NSNumber: NSValue, @unchecked Sendable {
  public override init() {}
  public init(value: Double) {}
  public init(value: Bool) {}
  open var doubleValue: Double { 0 }
  open var floatValue: Float { 0 }
  open var intValue: Int { 0 }
  open var boolValue: Bool { false }
}

open class NSDictionary: NSObject {}

open class NSMutableDictionary: NSDictionary {
  public subscript(key: Any) -> Any? {
    get { nil }
    set {}
  }
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { Bundle() }
  open class var allBundles: [Bundle] { [] }
  public convenience init?(url: URL) { self.init() }
  public convenience init(for aClass: AnyClass) { self.init() }
  public override init() {}
  open var bundleURL: URL { URL(fileURLWithPath: "") }
  open var executableURL: URL? { nil }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
}

open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let common = Mode("")
  }
  open class var main: RunLoop { RunLoop() }
  open func add(_ timer: Timer, forMode mode: RunLoop.Mode) {}
}

open class Thread: NSObject {
  open class var current: Thread { Thread() }
  open class var isMainThread: Bool { true }
  open class func sleep(forTimeInterval ti: TimeInterval) {}
  open var threadDictionary: NSMutableDictionary { NSMutableDictionary() }
}
