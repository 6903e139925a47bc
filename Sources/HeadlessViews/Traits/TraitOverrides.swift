public import Foundation

/// Traits that a view or view controller overrides for itself and its descendants; nil overrides
/// nothing.
public struct TraitOverrides: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass?

  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass?

  /// The layout direction: left-to-right or right-to-left.
  public var layoutDirection: UserInterfaceLayoutDirection?

  /// The interface style: light or dark.
  public var userInterfaceStyle: UserInterfaceStyle?

  /// Pixels per point, along each axis; finite and positive.
  public var displayScale: CGFloat?

  /// True if the user has requested as little motion as possible.
  public var prefersReducedMotion: Bool?

  /// The contrast between colours that mean different things.
  public var accessibilityContrast: AccessibilityContrast?

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: ContentSizeCategory?

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom?

  /// Overrides without any trait.
  public init() {}

  /// The traits of a collection that differ from the defaults.
  ///
  /// A collection is complete, so a trait at its default, such as `.light`, overrides nothing; set
  /// such a trait directly.
  public init(_ collection: TraitCollection) {
    let nothing = TraitCollection()
    func said<Value: Equatable>(_ trait: KeyPath<TraitCollection, Value>) -> Value? {
      let value = collection[keyPath: trait]
      return value == nothing[keyPath: trait] ? nil : value
    }
    horizontalSizeClass = said(\.horizontalSizeClass)
    verticalSizeClass = said(\.verticalSizeClass)
    layoutDirection = said(\.layoutDirection)
    userInterfaceStyle = said(\.userInterfaceStyle)
    displayScale = said(\.displayScale)
    prefersReducedMotion = said(\.prefersReducedMotion)
    accessibilityContrast = said(\.accessibilityContrast)
    preferredContentSizeCategory = said(\.preferredContentSizeCategory)
    userInterfaceIdiom = said(\.userInterfaceIdiom)
  }
}

extension TraitCollection {
  /// The collection with its traits replaced by the overrides.
  public func applying(_ overrides: TraitOverrides) -> TraitCollection {
    TraitCollection(
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
  package func applying(_ overrides: [TraitOverrides]) -> TraitCollection {
    overrides.reduce(self) { $0.applying($1) }
  }
}
