/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Nobody has said.
  case unspecified = 0
  /// Little room, as across a phone held upright.
  case compact = 1
  /// Ample room.
  case regular = 2
}

/// The side on which lines of text begin.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// Whether what is shown is dark on light, or light on dark.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Nobody has said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How far colours that mean different things are to be apart.
public enum AccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// Nobody has said.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// Further than that.
  case high = 1
}

/// The kind of device that shows something; UIKit's numbers.
public enum UserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
  /// Nobody has said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// How large a person wants text to be, from small to large.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case extraSmall = 0
  /// Between the smallest and `medium`.
  case small
  /// Just below the usual.
  case medium
  /// The usual.
  case large
  /// Just above the usual.
  case extraLarge
  /// Two steps above the usual.
  case extraExtraLarge
  /// The largest of the usual ones.
  case extraExtraExtraLarge
  /// The first of those for people who see little.
  case accessibilityMedium
  /// The second of those.
  case accessibilityLarge
  /// The third of those.
  case accessibilityExtraLarge
  /// The fourth of those.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// True for those that are for people who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// True when the left one is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a view means, as far as that decides whether it is mirrored where lines begin at the right.
public enum SemanticContentAttribute: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing in particular; mirrored with the rest.
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Always begins at the left.
  case forceLeftToRight = 3
  /// Always begins at the right.
  case forceRightToLeft = 4
}
