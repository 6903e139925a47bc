public import Foundation

/// The traits of a screen and of its user's settings, as views need them.
///
/// ```swift
/// stage.traits.layoutDirection = .rightToLeft
/// stage.traits.prefersReducedMotion = true
/// ```
///
/// A collection is complete: every trait that is not given has its default. Sizes in points are no
/// traits; the stage has them.
public struct UITraitCollection: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass

  /// The layout direction: left-to-right or right-to-left.
  public var layoutDirection: UITraitEnvironmentLayoutDirection

  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Pixels per point, along each axis; finite and positive.
  public var displayScale: CGFloat

  /// True if the user has requested as little motion as possible.
  ///
  /// The trait stands for two of the platform's settings, to reduce motion and to prefer
  /// cross-fades: a slide becomes a fade, and only views under a dragging finger still move.
  public var prefersReducedMotion: Bool

  /// The contrast between colours that mean different things.
  public var accessibilityContrast: UIAccessibilityContrast

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom

  /// A collection of the given traits.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The horizontal size class.
  ///   - verticalSizeClass: The vertical size class.
  ///   - layoutDirection: The layout direction: left-to-right or right-to-left.
  ///   - userInterfaceStyle: The interface style: light or dark.
  ///   - displayScale: Pixels per point; finite and positive.
  ///   - prefersReducedMotion: True if the user has requested as little motion as possible.
  ///   - accessibilityContrast: The contrast between colours that mean different things.
  ///   - preferredContentSizeCategory: The text size that the user prefers.
  ///   - userInterfaceIdiom: The kind of device.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    displayScale: CGFloat = 1,
    prefersReducedMotion: Bool = false,
    accessibilityContrast: UIAccessibilityContrast = .normal,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
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

extension UITraitCollection {
  /// The traits of an object that is on no stage: the traits of the stage that ran last.
  @preconcurrency @MainActor
  public package(set) static var current = UITraitCollection()
}
