/// UIKit's name of `Window`.
public typealias UIWindow = Window
/// UIKit's name of `Stage`; `UIScreen.main` is `Stage.main`.
public typealias UIScreen = Stage
/// UIKit's name of `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name of `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// UIKit's name of `UserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection
/// UIKit's name of `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// UIKit's name of `UserInterfaceIdiom`.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// UIKit's name of `AccessibilityContrast`.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// UIKit's name of `ContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory
/// UIKit's name of `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation

extension Stage {
  /// The number of pixels per point.
  public var scale: CGFloat { traits.displayScale }

  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The number of frames per second.
  public var maximumFramesPerSecond: Int { Int(frameRate) }

  /// The traits of the screen.
  public var traitCollection: TraitCollection { traits }
}

extension Window {
  /// The screen that the window is on; the main screen if the window is on none.
  public var screen: UIScreen { stage ?? .main }
}
