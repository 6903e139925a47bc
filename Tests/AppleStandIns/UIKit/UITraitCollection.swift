// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Traits, which are values of any thread.

public import Foundation

open class UITraitCollection: NSObject, NSCopying, NSCoding, @unchecked Sendable {
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .unspecified }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var displayScale: CGFloat { 1 }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac
  @available(iOS 17.0, *)
  case vision
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { false }
}
