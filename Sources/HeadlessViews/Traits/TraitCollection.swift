public import Foundation

/// What views need to know of the screen they are on, and of the person in front of it.
///
/// ```swift
/// stage.traits.layoutDirection = .rightToLeft
/// stage.traits.prefersReducedMotion = true
/// ```
///
/// A collection is complete: what it does not say stands at its default. It says nothing of sizes in
/// points; those are the stage's.
public struct TraitCollection: Hashable, Sendable {
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass

  /// The side on which lines of text begin.
  public var layoutDirection: UserInterfaceLayoutDirection

  /// Whether what is shown is dark on light, or light on dark.
  public var userInterfaceStyle: UserInterfaceStyle

  /// Pixels per point, along each axis; finite and positive.
  public var displayScale: CGFloat

  /// True when the person has asked for as little movement as possible.
  ///
  /// It stands for the platform's two settings at once, to reduce motion and to prefer cross-fades:
  /// what would slide fades, and only what a finger drags still moves.
  public var prefersReducedMotion: Bool

  /// How far colours that mean different things are to be apart.
  public var accessibilityContrast: AccessibilityContrast

  /// How large the person wants text to be.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom

  /// A collection of the given traits.
  ///
  /// - Parameter displayScale: Pixels per point; finite and positive.
  public init(
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight,
    userInterfaceStyle: UserInterfaceStyle = .light,
    displayScale: CGFloat = 1,
    prefersReducedMotion: Bool = false,
    accessibilityContrast: AccessibilityContrast = .normal,
    preferredContentSizeCategory: ContentSizeCategory = .large,
    userInterfaceIdiom: UserInterfaceIdiom = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.prefersReducedMotion = prefersReducedMotion
    self.accessibilityContrast = accessibilityContrast
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}

extension TraitCollection {
  /// The traits of whoever is on no stage: those of the stage that ran last.
  @preconcurrency @MainActor
  public package(set) static var current = TraitCollection()
}
