/// The amount of room along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Not specified.
  case unspecified = 0
  /// Little room, as across a phone held upright.
  case compact = 1
  /// Ample room.
  case regular = 2
}

/// The layout direction: left-to-right or right-to-left.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable, CaseIterable {
  /// Text and interface begin at the left.
  case leftToRight = 0
  /// Text and interface begin at the right.
  case rightToLeft = 1
}

/// UIKit's other name of the direction; the two are one type here.
public typealias UIUserInterfaceLayoutDirection = UITraitEnvironmentLayoutDirection

/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Not specified.
  case unspecified = 0
  /// Dark content on light.
  case light = 1
  /// Light content on dark.
  case dark = 2
}

/// The contrast between colours that mean different things.
public enum UIAccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// Not specified.
  case unspecified = -1
  /// The contrast of the design.
  case normal = 0
  /// A higher contrast than the design's.
  case high = 1
}

/// The kind of device that shows the interface; UIKit's numbers.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The text size that a user prefers, from small to large.
public enum UIContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall = 0
  /// Between the smallest size and `medium`.
  case small
  /// One step below the default.
  case medium
  /// The default size.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest of the standard sizes.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes, for people with low vision.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// True for the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// True if the left size is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The meaning of a view, which decides whether it is mirrored in a right-to-left layout.
public enum UISemanticContentAttribute: UInt8, Hashable, Sendable, CaseIterable {
  /// No particular meaning; mirrored like the rest.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Always left-to-right.
  case forceLeftToRight = 3
  /// Always right-to-left.
  case forceRightToLeft = 4
}
