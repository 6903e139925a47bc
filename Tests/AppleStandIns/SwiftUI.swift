// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The shapes of SwiftUI's names that are also names of this package. Nothing here ever runs.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { switch self {} }
}

@MainActor @preconcurrency
public protocol Transition {
  static var hasMotion: Bool { get }
}

public struct Animation: Hashable, Sendable {}

public struct Color: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a stand-in is not run") }
}

public struct Image: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a stand-in is not run") }
}

public struct Path: Equatable, Sendable {}

public struct Transaction {}
