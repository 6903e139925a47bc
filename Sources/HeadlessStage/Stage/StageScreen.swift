public import Foundation
public import HeadlessViews

/// The screen of a stage, and the user's settings.
///
/// ```swift
/// let stage = Stage(.tablet.dark)
/// ```
public struct StageScreen: Hashable, Sendable {
  /// The name in reports.
  public var name: String

  /// The size, in points; finite and positive.
  public var size: CGSize

  /// The insets of the area that the device's parts leave free, in points; finite and at least
  /// zero.
  public var safeAreaInsets: UIEdgeInsets

  /// The scale of the display and the user's settings; a size class that is `unspecified`, and an
  /// idiom, follow from the size.
  public var traits: UITraitCollection

  /// Creates a screen.
  public init(
    _ name: String, size: CGSize, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension StageScreen {
  /// A phone that is held upright.
  public static let phone = StageScreen(
    "phone", size: .phone, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))

  /// A tablet that is held upright.
  public static let tablet = StageScreen(
    "tablet", size: .tablet, safeAreaInsets: UIEdgeInsets(top: 24, bottom: 20))

  /// The screen of a device that lies on its side.
  ///
  /// What a phone has at its upper edge is then beside the content, and the home indicator has 21
  /// points.
  public var rotated: StageScreen {
    var screen = self
    screen.name = "rotated \(name)"
    screen.size = CGSize(width: size.height, height: size.width)
    guard Screen.isPhone(size) else { return screen }
    screen.safeAreaInsets = UIEdgeInsets(
      top: 0, left: safeAreaInsets.top, bottom: min(safeAreaInsets.bottom, 21),
      right: safeAreaInsets.top)
    return screen
  }

  /// The screen with right-to-left layout.
  public var rightToLeft: StageScreen {
    changed("right to left") { $0.layoutDirection = .rightToLeft }
  }

  /// The screen with reduced motion.
  public var reducedMotion: StageScreen {
    changed("reduced motion") { $0.prefersReducedMotion = true }
  }

  /// The screen with a dark interface.
  public var dark: StageScreen { changed("dark") { $0.userInterfaceStyle = .dark } }

  /// The screen with other traits.
  ///
  /// - Parameters:
  ///   - words: The words that the name gets.
  ///   - change: Changes the traits.
  package func changed(
    _ words: String, _ change: (inout UITraitCollection) -> Void
  ) -> StageScreen {
    var screen = self
    screen.name += ", \(words)"
    change(&screen.traits)
    return screen
  }
}

extension CGSize {
  /// The size of a phone's screen held upright, in points.
  public static let phone = CGSize(width: 390, height: 844)

  /// The size of a tablet's screen held upright, in points.
  public static let tablet = CGSize(width: 820, height: 1180)
}
