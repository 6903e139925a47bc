// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The shapes of Dispatch. Nothing here ever runs.

public import ObjectiveC

open class OS_object: NSObject {}

open class DispatchObject: OS_object {}

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  @discardableResult public func signal() -> Int { 0 }
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
}

@frozen
public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}
