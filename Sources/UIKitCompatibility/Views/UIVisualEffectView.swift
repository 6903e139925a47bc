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
  }

  /// A blur.
  public init(style: Style) {
    let color =
      switch style {
      case .extraLight, .systemThickMaterial: Color(white: 1, alpha: 0.85)
      case .dark: Color(white: 0, alpha: 0.6)
      case .systemUltraThinMaterial: Color(white: 1, alpha: 0.3)
      case .systemThinMaterial: Color(white: 1, alpha: 0.5)
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
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    self.effect = effect
    backgroundColor = effect?.color ?? .clear
  }

  /// A view without an effect: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    backgroundColor = .clear
  }
}
