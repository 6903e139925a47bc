public import Foundation

/// One trait of a collection, identified by its type.
public protocol TraitDefinition {
  /// The type of the trait's value.
  associatedtype Value: Hashable

  /// The value of the trait in a collection.
  static func value(in traits: TraitCollection) -> Value
}

extension TraitDefinition {
  /// True if the trait differs between two collections.
  static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// The horizontal size class.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The layout direction: left-to-right or right-to-left.
public enum TraitLayoutDirection: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceLayoutDirection {
    traits.layoutDirection
  }
}

/// The interface style: light or dark.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// Pixels per point.
public enum TraitDisplayScale: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> CGFloat { traits.displayScale }
}

/// The user's request for as little motion as possible.
public enum TraitReducedMotion: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> Bool { traits.prefersReducedMotion }
}

/// The contrast between colours that mean different things.
public enum TraitAccessibilityContrast: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> AccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The text size that the user prefers.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> ContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The kind of device.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}
