import Foundation
import Transitioning

/// A button with a title, with or without an icon, in a pill.
final class PushButton: Surface {
  static let height: CGFloat = 48

  private let caption: TextLabel
  private let icon: IconView?

  init(
    _ title: String, icon: Icon? = nil, tint: Palette.Role = \.violet.onMain,
    fill: Palette.Role? = \.violet.main, outline: Palette.Role? = nil,
    action: @escaping () -> Void = {}
  ) {
    caption = TextLabel(title, .subtitle, tint)
    self.icon = icon.map { IconView($0, tint) }
    super.init(fill, corner: Self.height / 2, outline: outline)
    accessibilityIdentifier = title
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    for part in [caption, self.icon].compactMap({ $0 }) { addSubview(part) }
    addGestureRecognizer(UITapGestureRecognizer { _ in action() })
  }

  /// The width of the button with its margins, in points.
  var preferredWidth: CGFloat {
    caption.sizeThatFits(.zero).width.rounded(.up) + (icon == nil ? 48 : 76)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = caption.sizeThatFits(.zero)
    let room: CGFloat = icon == nil ? 0 : 28
    let width = min(size.width.rounded(.up), max(0, bounds.width - 32 - room))
    let start = (bounds.width - width - room) / 2
    icon?.frame = frame(leading: start - 2, top: bounds.midY - 11, width: 22, height: 22)
    caption.frame = frame(
      leading: start + room, top: bounds.midY - size.height / 2, width: width,
      height: size.height)
  }
}
