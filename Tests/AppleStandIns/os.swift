// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The shapes of the unified log. Nothing here ever runs.

public struct OSLogPrivacy {
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogStringAlignment {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func fault(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
}

public struct OSSignpostID: Sendable {}

public class OSSignpostIntervalState {}

public struct OSSignposter: Sendable {
  public init(subsystem: String, category: String) {}
  public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
}
