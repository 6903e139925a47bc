import Foundation
import Transitioning

/// A toolbar with the actions of a photo.
final class PhotoToolbar: Surface {
  static let height: CGFloat = 64

  private let buttons: [IconButton]

  /// Creates a toolbar with buttons, in reading order.
  init(_ items: [AppBar.Item]) {
    buttons = items.map { IconButton($0.icon, $0.name, action: $0.action) }
    super.init(\.surface)
    accessibilityIdentifier = "toolbar"
    for button in buttons { addSubview(button) }
  }

  /// Places the toolbar at the bottom of a screen, above the home indicator.
  func place(in root: UIView) {
    let height = Self.height + root.safeAreaInsets.bottom
    frame = CGRect(
      x: 0, y: root.bounds.height - height, width: root.bounds.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width, 560)
    let column = width / CGFloat(max(buttons.count, 1))
    for (number, button) in buttons.enumerated() {
      let start = (bounds.width - width) / 2 + column * (CGFloat(number) + 0.5)
      button.frame = frame(leading: start - 24, top: 8, width: 48, height: 48)
    }
  }
}
