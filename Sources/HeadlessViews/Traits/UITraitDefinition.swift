public import Foundation

/// One trait of a collection, identified by its type.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value: Hashable

  /// The value of the trait in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  /// True if the trait differs between two collections.
  static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The layout direction: left-to-right or right-to-left.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The interface style: light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The user's request for as little motion as possible.
public enum TraitReducedMotion: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> Bool { traits.prefersReducedMotion }
}

/// The contrast between colours that mean different things.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value of the trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}
