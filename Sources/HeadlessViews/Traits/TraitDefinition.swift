public import Foundation

/// One of the traits of a collection, to be named by its type.
public protocol TraitDefinition {
  /// What the trait is.
  associatedtype Value: Hashable

  /// The trait of a collection.
  static func value(in traits: TraitCollection) -> Value
}

extension TraitDefinition {
  /// True when two collections do not agree about the trait.
  static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// How much room there is across.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// How much room there is from top to bottom.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The side on which lines of text begin.
public enum TraitLayoutDirection: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceLayoutDirection {
    traits.layoutDirection
  }
}

/// Whether what is shown is dark on light, or light on dark.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// Pixels per point.
public enum TraitDisplayScale: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> CGFloat { traits.displayScale }
}

/// Whether there is to be as little movement as possible.
public enum TraitReducedMotion: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> Bool { traits.prefersReducedMotion }
}

/// How far colours that mean different things are to be apart.
public enum TraitAccessibilityContrast: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> AccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// How large the person wants text to be.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> ContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The kind of device.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// The trait of a collection.
  public static func value(in traits: TraitCollection) -> UserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}
