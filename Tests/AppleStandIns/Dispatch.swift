// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The shapes of Dispatch. Nothing here ever runs.

public import ObjectiveC

open class OS_object: NSObject {}

open class DispatchObject: OS_object {}

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  @discardableResult public func signal() -> Int { 0 }
}
