public import Foundation

/// What someone sees otherwise than those around; nil leaves a trait as it is.
public struct TraitOverrides: Hashable, Sendable {
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass?

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass?

  /// The side on which lines of text begin.
  public var layoutDirection: UserInterfaceLayoutDirection?

  /// Whether what is shown is dark on light, or light on dark.
  public var userInterfaceStyle: UserInterfaceStyle?

  /// Pixels per point, along each axis; finite and positive.
  public var displayScale: CGFloat?

  /// True when the person has asked for as little movement as possible.
  public var prefersReducedMotion: Bool?

  /// How far colours that mean different things are to be apart.
  public var accessibilityContrast: AccessibilityContrast?

  /// How large the person wants text to be.
  public var preferredContentSizeCategory: ContentSizeCategory?

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom?

  /// Overrides of nothing.
  public init() {}

  /// What a collection says otherwise than one of which nothing was said.
  ///
  /// A collection is complete, so what it says that stands at its default anyway, such as `.light`,
  /// overrides nothing; set that by itself.
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
  /// The collection with what overrides say in place of what it says.
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

  /// The collection with overrides one after the other.
  package func applying(_ overrides: [TraitOverrides]) -> TraitCollection {
    overrides.reduce(self) { $0.applying($1) }
  }
}
