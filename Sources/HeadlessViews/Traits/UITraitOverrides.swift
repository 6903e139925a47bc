public import Foundation

/// Traits that a view or view controller overrides for itself and its descendants; nil overrides
/// nothing.
public struct UITraitOverrides: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass?

  /// The layout direction: left-to-right or right-to-left.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?

  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle?

  /// Pixels per point, along each axis; finite and positive.
  public var displayScale: CGFloat?

  /// True if the user has requested as little motion as possible.
  public var prefersReducedMotion: Bool?

  /// The contrast between colours that mean different things.
  public var accessibilityContrast: UIAccessibilityContrast?

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory?

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom?

  /// Overrides without any trait.
  public init() {}

  /// The traits of a collection that differ from the defaults.
  ///
  /// A collection is complete, so a trait at its default, such as `.light`, overrides nothing; set
  /// such a trait directly.
  public init(_ collection: UITraitCollection) {
    let defaults = UITraitCollection()
    func nonDefault<Value: Equatable>(_ trait: KeyPath<UITraitCollection, Value>) -> Value? {
      let value = collection[keyPath: trait]
      return value == defaults[keyPath: trait] ? nil : value
    }
    horizontalSizeClass = nonDefault(\.horizontalSizeClass)
    verticalSizeClass = nonDefault(\.verticalSizeClass)
    layoutDirection = nonDefault(\.layoutDirection)
    userInterfaceStyle = nonDefault(\.userInterfaceStyle)
    displayScale = nonDefault(\.displayScale)
    prefersReducedMotion = nonDefault(\.prefersReducedMotion)
    accessibilityContrast = nonDefault(\.accessibilityContrast)
    preferredContentSizeCategory = nonDefault(\.preferredContentSizeCategory)
    userInterfaceIdiom = nonDefault(\.userInterfaceIdiom)
  }
}

extension UITraitCollection {
  /// The collection with its traits replaced by the overrides.
  public func applying(_ overrides: UITraitOverrides) -> UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: overrides.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: overrides.verticalSizeClass ?? verticalSizeClass,
      layoutDirection: overrides.layoutDirection ?? layoutDirection,
      userInterfaceStyle: overrides.userInterfaceStyle ?? userInterfaceStyle,
      displayScale: overrides.displayScale ?? displayScale,
      prefersReducedMotion: overrides.prefersReducedMotion ?? prefersReducedMotion,
      accessibilityContrast: overrides.accessibilityContrast ?? accessibilityContrast,
      preferredContentSizeCategory: overrides.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      userInterfaceIdiom: overrides.userInterfaceIdiom ?? userInterfaceIdiom)
  }

  /// The collection with several overrides applied in order.
  package func applying(_ overrides: [UITraitOverrides]) -> UITraitCollection {
    overrides.reduce(self) { $0.applying($1) }
  }
}
