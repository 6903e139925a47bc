import Foundation
import Transitioning

/// A bar at the top of a screen: a leading icon button, a title, and trailing icon buttons.
final class AppBar: Surface {
  /// The height of the bar below the status bar, in points.
  static let height: CGFloat = 56

  /// An icon button of the bar.
  struct Item {
    let icon: Icon
    let name: String
    var action: (() -> Void)?
  }

  /// The title.
  var title: String {
    get { heading.text ?? "" }
    set {
      heading.text = newValue
      setNeedsLayout()
    }
  }

  /// The buttons at the trailing side, in reading order.
  let trailing: [IconButton]

  private var margin: CGFloat = 16
  private let heading: TextLabel
  private let leading: IconButton?

  /// - Parameter trailing: The buttons at the trailing side, in reading order.
  init(
    _ title: String, leading: Item? = nil, trailing: [Item] = [],
    role: Palette.Role? = \.surface
  ) {
    heading = TextLabel(title, .title)
    self.leading = leading.map { Self.button($0, \.onSurface) }
    self.trailing = trailing.map { Self.button($0, \.onSurfaceVariant) }
    super.init(role)
    accessibilityIdentifier = "app bar"
    for part in [heading, self.leading].compactMap({ $0 }) + self.trailing { addSubview(part) }
  }

  private static func button(_ item: Item, _ tint: Palette.Role) -> IconButton {
    IconButton(item.icon, item.name, tint: tint, action: item.action)
  }

  /// Places the bar at the top of a screen, below the status bar.
  ///
  /// - Parameter margin: The margin of the screen's column, in points; the title begins there if
  ///   there is no leading button.
  func place(in root: UIView, margin: CGFloat = 16) {
    if self.margin != margin { setNeedsLayout() }
    self.margin = margin
    frame = CGRect(
      x: 0, y: 0, width: root.bounds.width, height: root.safeAreaInsets.top + Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = IconButton.side
    let top = bounds.height - Self.height + (Self.height - side) / 2
    leading?.frame = frame(leading: margin - 12, top: top, width: side, height: side)
    for (number, button) in trailing.reversed().enumerated() {
      let x = bounds.width - margin + 12 - side * CGFloat(number + 1)
      button.frame = frame(leading: x, top: top, width: side, height: side)
    }
    let height = heading.sizeThatFits(.zero).height
    put(
      heading, leading: leading == nil ? margin : margin - 4 + side,
      top: bounds.height - Self.height / 2 - height / 2,
      trailing: margin - 8 + side * CGFloat(trailing.count))
  }
}
