// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// An instance of an app's user interface, with its session and its delegate.

public import Foundation

@MainActor
open class UIScene: UIResponder {
  @MainActor
  open class ConnectionOptions: NSObject {}
}

@MainActor
open class UIWindowScene: UIScene {}

@MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open var role: Role { Role(rawValue: "") }
}

@MainActor
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  @available(*, deprecated, message: "an optional property, which a caller must ask for")
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
