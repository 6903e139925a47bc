// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// Text, its coding, and errors.

public struct CharacterSet: Hashable {
  public init() {}
  public init(charactersIn string: String) {}
  public static var whitespaces: CharacterSet { CharacterSet() }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
  public static var alphanumerics: CharacterSet { CharacterSet() }
}

open class NSString: NSObject {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var backwards: CompareOptions { [] }
  }
}

extension String {
  public typealias CompareOptions = NSString.CompareOptions

  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let utf8 = Encoding(rawValue: 4)
  }

  public init(format: String, _ arguments: any CVarArg...) { self = "" }
  public init(contentsOf url: URL, encoding enc: String.Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding enc: String.Encoding) throws { self = "" }
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String { "" }
  public func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? { nil }
  public func padding<T: StringProtocol>(
    toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
  ) -> String { "" }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet)
    -> String?
  { nil }
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding)
    throws
  {}
  public func write<T: StringProtocol>(
    toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding
  ) throws {}
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }

  public init() {}
  open var outputFormatting: OutputFormatting {
    get { [] }
    set {}
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    preconditionFailure("a stand-in is not run")
  }
}

extension Error {
  public var localizedDescription: String { "" }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
}

open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {}
}

public let NSPOSIXErrorDomain = ""

open class NSNull: NSObject, @unchecked Sendable {}

open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
}

public struct Locale: Hashable, Sendable {}

public struct IndexPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  public typealias Element = Int
  public typealias Index = Array<Int>.Index
  public init(arrayLiteral indexes: Element...) {}
  public init(indexes: Array<Element>) {}
  public var count: Int { 0 }
  public subscript(index: Index) -> Element {
    get { 0 }
    set {}
  }
}

open class Timer: NSObject {
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) { self.init() }
  open func invalidate() {}
}

public let NSNotFound = Int.max
