import Foundation
import Transitioning

/// A view whose colours are roles of the palette.
///
/// It paints itself when it comes into a window, and again when the interface style changes.
class Surface: UIView {
  /// The height above the surface below, which decides the shadow.
  enum Elevation: CGFloat {
    /// Level with the surface below.
    case level = 0
    /// A card.
    case raised = 1
    /// A floating button, a menu or a dialog.
    case floating = 3
  }

  /// The role of the background; nil for none.
  var role: Palette.Role? {
    didSet { paint() }
  }

  /// The role of a line of one point around the surface; nil for none.
  let outline: Palette.Role?

  init(
    _ role: Palette.Role? = nil, corner: CGFloat = 0, elevation: Elevation = .level,
    outline: Palette.Role? = nil
  ) {
    self.role = role
    self.outline = outline
    super.init(frame: .zero)
    layer.cornerRadius = corner
    let height = elevation.rawValue
    guard height > 0 else { return }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 1 + 3 * height
    layer.shadowOffset = CGSize(width: 0, height: 2 * height)
  }

  /// The root view of a screen, which follows the size of its container.
  static func screen(_ role: Palette.Role = \.surface) -> Surface {
    let surface = Surface(role)
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return surface
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { paint() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  /// Applies the colours of the palette.
  func paint() {
    if let role { backgroundColor = traitCollection.color(role) }
    guard let outline else { return }
    layer.borderWidth = 1
    layer.borderColor = traitCollection.color(outline).cgColor
  }
}
