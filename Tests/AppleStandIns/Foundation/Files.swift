// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// Bytes, files and processes.

open class NSData: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var atomic: WritingOptions { [] }
  }
}

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

@frozen
public struct Data: Hashable, Codable, Sendable, RandomAccessCollection, DataProtocol {
  public typealias ReadingOptions = NSData.ReadingOptions
  public typealias WritingOptions = NSData.WritingOptions
  public typealias Index = Int
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws {}
  public func write(to url: URL, options: Data.WritingOptions = []) throws {}
  public var startIndex: Index { 0 }
  public var endIndex: Index { 0 }
  public subscript(index: Index) -> UInt8 {
    get { 0 }
    set {}
  }
  public subscript(bounds: Range<Index>) -> Data {
    get { self }
    set {}
  }
  public mutating func append(_ other: Data) {}
  public func withUnsafeBytes<ResultType>(
    _ body: (UnsafeRawBufferPointer) throws -> ResultType
  ) rethrows -> ResultType {
    preconditionFailure("a stand-in is not run")
  }
}

public struct URL: Hashable, Codable, Sendable {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public var path: String { "" }
  public var absoluteString: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var standardizedFileURL: URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func appendingPathExtension(_ pathExtension: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension URL {
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  public init(
    filePath path: String, directoryHint: DirectoryHint = .inferFromPath,
    relativeTo base: URL? = nil
  ) { self.init(fileURLWithPath: "") }
  public func appending<S: StringProtocol>(path: S, directoryHint: DirectoryHint = .inferFromPath)
    -> URL
  { self }
  public func appending<S: StringProtocol>(
    component: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
}

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
  public init() {}
  public var uuidString: String { "" }
  public var description: String { "" }
}

public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let size = FileAttributeKey(rawValue: "")
  public static let type = FileAttributeKey(rawValue: "")
  public static let modificationDate = FileAttributeKey(rawValue: "")
  public static let posixPermissions = FileAttributeKey(rawValue: "")
}

public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }
  open var temporaryDirectory: URL { URL(fileURLWithPath: "") }
  open var currentDirectoryPath: String { "" }
  open func fileExists(atPath path: String) -> Bool { false }
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
    false
  }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func isWritableFile(atPath path: String) -> Bool { false }
  open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func removeItem(at URL: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func moveItem(at srcURL: URL, to dstURL: URL) throws {}
  open func copyItem(at srcURL: URL, to dstURL: URL) throws {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] { [] }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { nil }

  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open class DirectoryEnumerator: NSEnumerator {}
}

open class NSEnumerator: NSObject {
  open var allObjects: [Any] { [] }
}

extension NSEnumerator: Sequence {
  public func makeIterator() -> NSFastEnumerationIterator { NSFastEnumerationIterator() }
}

public struct NSFastEnumerationIterator: IteratorProtocol {
  public mutating func next() -> Any? { nil }
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardInput: FileHandle { FileHandle() }
  open class var standardOutput: FileHandle { FileHandle() }
  open class var standardError: FileHandle { FileHandle() }
  open class var nullDevice: FileHandle { FileHandle() }
  public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) {}
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  public override init() {}
  open var fileDescriptor: Int32 { 0 }
  open var availableData: Data { Data() }
  open func write(_ data: Data) {}
  open func readDataToEndOfFile() -> Data { Data() }
  public func readToEnd() throws -> Data? { nil }
  public func read(upToCount count: Int) throws -> Data? { nil }
  public func write<T: DataProtocol>(contentsOf data: T) throws {}
  open func close() throws {}
  open func synchronize() throws {}
  open func truncate(atOffset offset: UInt64) throws {}
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { FileHandle() }
  open var fileHandleForWriting: FileHandle { FileHandle() }
}

#if os(macOS)
  open class Process: NSObject, @unchecked Sendable {
    open var executableURL: URL?
    open var arguments: [String]?
    open var environment: [String: String]?
    open var currentDirectoryURL: URL?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open func run() throws {}
    open func terminate() {}
    open func waitUntilExit() {}
    open var isRunning: Bool { false }
    open var processIdentifier: Int32 { 0 }
    open var terminationStatus: Int32 { 0 }
  }
#endif

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processIdentifier: Int32 { 0 }
  open var activeProcessorCount: Int { 0 }
  open var systemUptime: TimeInterval { 0 }
}
