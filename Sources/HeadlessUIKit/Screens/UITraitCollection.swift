/// UIKit's name of `TraitDefinition`.
public typealias UITraitDefinition = TraitDefinition
/// UIKit's name of `TraitChangeObservable`.
public typealias UITraitChangeObservable = TraitChangeObservable
/// UIKit's name of `TraitChangeRegistration`.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// UIKit's name of `TraitOverrides`.
public typealias UITraitOverrides = TraitOverrides
/// UIKit's name of `TraitHorizontalSizeClass`.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
/// UIKit's name of `TraitVerticalSizeClass`.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
/// UIKit's name of `TraitLayoutDirection`.
public typealias UITraitLayoutDirection = TraitLayoutDirection
/// UIKit's name of `TraitUserInterfaceStyle`.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
/// UIKit's name of `TraitUserInterfaceIdiom`.
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
/// UIKit's name of `TraitDisplayScale`.
public typealias UITraitDisplayScale = TraitDisplayScale
/// UIKit's name of `TraitPreferredContentSizeCategory`.
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
/// UIKit's name of `TraitAccessibilityContrast`.
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast

extension TraitCollection {
  /// Creates a collection that merges several collections; the last one with a value for a trait
  /// wins.
  ///
  /// A collection has a value for every trait here, so a trait with its default value counts as
  /// unspecified.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self = traitCollections.reduce(TraitCollection()) { $0.applying(TraitOverrides($1)) }
  }
}
