import Foundation
import Transitioning

/// A button of 48 by 48 points with an icon, with or without a round background.
final class IconButton: Surface {
  static let side: CGFloat = 48

  /// The icon.
  let icon: IconView

  private let iconSide: CGFloat

  /// - Parameters:
  ///   - name: The accessibility label, and the name of the icon's view.
  ///   - iconSide: The width and height of the icon, in points.
  init(
    _ icon: Icon, _ name: String, tint: Palette.Role = \.onSurfaceVariant,
    fill: Palette.Role? = nil, iconSide: CGFloat = 24, elevation: Elevation = .level,
    corner: CGFloat = IconButton.side / 2, action: (() -> Void)? = nil
  ) {
    self.icon = IconView(icon, tint)
    self.iconSide = iconSide
    super.init(fill, corner: corner, elevation: elevation)
    frame.size = CGSize(width: Self.side, height: Self.side)
    self.icon.accessibilityIdentifier = name
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
    addSubview(self.icon)
    if let action { addGestureRecognizer(UITapGestureRecognizer { _ in action() }) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.bounds.size = CGSize(width: iconSide, height: iconSide)
    icon.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
