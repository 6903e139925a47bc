// The names of traits, without the prefix.

/// The stage's name of `UITraitCollection`.
public typealias TraitCollection = UITraitCollection
/// The stage's name of `UIUserInterfaceIdiom`.
public typealias UserInterfaceIdiom = UIUserInterfaceIdiom
/// The stage's name of `UIUserInterfaceSizeClass`.
public typealias UserInterfaceSizeClass = UIUserInterfaceSizeClass
/// The stage's name of `UIUserInterfaceStyle`.
public typealias UserInterfaceStyle = UIUserInterfaceStyle
/// The stage's name of `UIContentSizeCategory`.
public typealias ContentSizeCategory = UIContentSizeCategory

#if canImport(UIKit)
  /// The direction in which lines of text run, as a trait collection gives it.
  public typealias UserInterfaceLayoutDirection = UITraitEnvironmentLayoutDirection
#else
  /// The direction in which lines of text run, as a trait collection gives it.
  public typealias UserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
#endif
