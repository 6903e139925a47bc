// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// The shapes of Objective-C's runtime: its root class, selectors and associated objects. Nothing here ever runs.

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
  func responds(to aSelector: Selector!) -> Bool
}

open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  open var description: String { "" }
  open func copy() -> Any { self }
  open func responds(to aSelector: Selector!) -> Bool { false }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) {}
}

public struct NSZone {}

// The compiler makes one of a Swift Boolean.
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

public func objc_removeAssociatedObjects(_ object: Any) {}

// The compiler makes selectors, of this layout.
@frozen
public struct Selector: Hashable, @unchecked Sendable {
  var ptr: OpaquePointer
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { preconditionFailure("a stand-in is not run") }
}
