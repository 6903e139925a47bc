public import Foundation
public import Transitioning

/// What a visual effect view does to what is behind it.
public class UIVisualEffect {
  /// The colour that stands for the effect.
  let color: Color

  init(_ color: Color) {
    self.color = color
  }
}

/// A blur, for which a translucent colour stands here.
public final class UIBlurEffect: UIVisualEffect {
  /// How light or dark the blur is.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// White, and almost opaque.
    case extraLight = 0
    /// White.
    case light = 1
    /// Black.
    case dark = 2
    /// As the interface.
    case regular = 4
    /// As the interface, and clearer.
    case prominent = 5
    /// A thin sheet of the interface's material.
    case systemUltraThinMaterial = 6
    /// A thicker sheet.
    case systemThinMaterial = 7
    /// A sheet of the usual thickness.
    case systemMaterial = 8
    /// A thick sheet.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A thin sheet, always light.
    case systemUltraThinMaterialLight = 11
    /// A thicker sheet, always light.
    case systemThinMaterialLight = 12
    /// A sheet of the usual thickness, always light.
    case systemMaterialLight = 13
    /// A thick sheet, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// A thin sheet, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thicker sheet, always dark.
    case systemThinMaterialDark = 17
    /// A sheet of the usual thickness, always dark.
    case systemMaterialDark = 18
    /// A thick sheet, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// A blur.
  public init(style: Style) {
    let color =
      switch style {
      case .extraLight, .systemThickMaterial, .systemThickMaterialLight:
        Color(white: 1, alpha: 0.85)
      case .dark: Color(white: 0, alpha: 0.6)
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight: Color(white: 1, alpha: 0.3)
      case .systemThinMaterial, .systemThinMaterialLight: Color(white: 1, alpha: 0.5)
      case .systemUltraThinMaterialDark: Color(white: 0, alpha: 0.3)
      case .systemThinMaterialDark: Color(white: 0, alpha: 0.5)
      case .systemMaterialDark, .systemChromeMaterialDark: Color(white: 0, alpha: 0.7)
      case .systemThickMaterialDark: Color(white: 0, alpha: 0.85)
      default: Color(white: 1, alpha: 0.7)
      }
    super.init(color)
  }
}

/// A view that does something to what is behind it: a translucent colour stands for that here.
///
/// Set in an animation block, the effect comes and goes with it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where subviews are to be put.
  public let contentView = UIView()

  /// What is done to what is behind; nil for nothing.
  open var effect: UIVisualEffect? {
    didSet { backgroundColor = effect?.color ?? .clear }
  }

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    begin()
    self.effect = effect
    backgroundColor = effect?.color ?? .clear
  }

  /// A view without an effect, with a frame in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// A view without an effect: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addPart(contentView)
    backgroundColor = .clear
  }
}
