/// An effect that a visual effect view applies to the views behind it.
public class UIVisualEffect {
  /// The translucent colour that replaces the effect.
  package let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}

/// A blur effect, which a translucent colour replaces here.
public final class UIBlurEffect: UIVisualEffect {
  /// The lightness of a blur.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// White, and almost opaque.
    case extraLight = 0
    /// White.
    case light = 1
    /// Black.
    case dark = 2
    /// Adapted to the interface style.
    case regular = 4
    /// Adapted to the interface style, and more prominent.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material of the usual thickness.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A very thin material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// A material of the usual thickness, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// A very thin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// A material of the usual thickness, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// Creates a blur of a style.
  public init(style: Style) {
    let color =
      switch style {
      case .extraLight, .systemThickMaterial, .systemThickMaterialLight:
        UIColor(white: 1, alpha: 0.85)
      case .dark: UIColor(white: 0, alpha: 0.6)
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight: UIColor(white: 1, alpha: 0.3)
      case .systemThinMaterial, .systemThinMaterialLight: UIColor(white: 1, alpha: 0.5)
      case .systemUltraThinMaterialDark: UIColor(white: 0, alpha: 0.3)
      case .systemThinMaterialDark: UIColor(white: 0, alpha: 0.5)
      case .systemMaterialDark, .systemChromeMaterialDark: UIColor(white: 0, alpha: 0.7)
      case .systemThickMaterialDark: UIColor(white: 0, alpha: 0.85)
      default: UIColor(white: 1, alpha: 0.7)
      }
    super.init(color)
  }
}
