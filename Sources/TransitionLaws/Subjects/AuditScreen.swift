public import Foundation
public import Transitioning

/// The screen of an audit, and the user's settings.
public struct AuditScreen: Hashable, Sendable {
  /// The name in reports.
  public var name: String

  /// The size of the screen, in points.
  public var size: CGSize

  /// The insets of the area that the device's parts leave free, in points.
  public var safeAreaInsets: UIEdgeInsets

  /// The layout direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// True if the user prefers reduced motion.
  public var prefersReducedMotion = false

  /// True if the interface is dark.
  public var isDark = false

  /// The number of frames a second.
  private(set) var frameRate = 60.0

  /// Creates a screen of a size.
  public init(_ name: String, size: CGSize, safeAreaInsets: UIEdgeInsets = .zero) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// A phone in portrait orientation.
  public static let phone = AuditScreen(
    "phone", size: Stage.phone, safeAreaInsets: Stage.phoneSafeAreaInsets)

  /// A phone in landscape orientation.
  public static let rotated = AuditScreen(
    "rotated phone", size: CGSize(width: Stage.phone.height, height: Stage.phone.width),
    safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  /// A tablet in portrait orientation.
  public static let tablet = AuditScreen(
    "tablet", size: Stage.tablet, safeAreaInsets: Stage.tabletSafeAreaInsets)

  /// The screen with right-to-left layout.
  public var rightToLeft: AuditScreen {
    var screen = self
    screen.name += ", right to left"
    screen.layoutDirection = .rightToLeft
    return screen
  }

  /// The screen with the opposite layout direction.
  var mirrored: AuditScreen {
    guard layoutDirection == .rightToLeft else { return rightToLeft }
    var screen = self
    screen.name += ", left to right"
    screen.layoutDirection = .leftToRight
    return screen
  }

  /// The screen with reduced motion.
  public var reducedMotion: AuditScreen {
    var screen = self
    screen.name += ", reduced motion"
    screen.prefersReducedMotion = true
    return screen
  }

  /// The screen with a dark interface.
  public var dark: AuditScreen {
    var screen = self
    screen.name += ", dark"
    screen.isDark = true
    return screen
  }

  /// The screen at another number of frames a second.
  func at(frameRate: Double) -> AuditScreen {
    var screen = self
    screen.frameRate = frameRate
    return screen
  }

  /// Makes an empty stage with these settings.
  @preconcurrency @MainActor
  public func makeStage() -> Stage {
    let stage = Stage(size: size, safeAreaInsets: safeAreaInsets, frameRate: frameRate)
    if layoutDirection != .leftToRight { stage.traits.layoutDirection = layoutDirection }
    if prefersReducedMotion { stage.traits.prefersReducedMotion = true }
    if isDark { stage.traits.userInterfaceStyle = .dark }
    return stage
  }
}
