import Foundation
import Transitioning

/// A navigation bar at the bottom of a screen: icons with labels, one of them selected.
final class BottomBar: Surface {
  /// The height of the bar above the home indicator, in points.
  static let height: CGFloat = 72

  /// Called with the number of the tapped destination.
  var onChoice: ((Int) -> Void)?

  /// The pills behind the icons; that of the selected destination is opaque.
  private let markers: [Surface]
  private let icons: [IconView]
  private let labels: [TextLabel]
  private let onContainer: Palette.Role

  /// - Parameter accent: The accent of the app.
  init(_ items: [(icon: Icon, title: String)], accent: KeyPath<Palette, Palette.Accent>) {
    onContainer = accent.appending(path: \.onContainer)
    markers = items.map { _ in Surface(accent.appending(path: \.container), corner: 16) }
    icons = items.map { IconView($0.icon) }
    labels = items.map { TextLabel($0.title, .label, alignment: .center) }
    super.init(\.container)
    accessibilityIdentifier = "bottom bar"
    for part in markers + icons + labels { addSubview(part) }
    addGestureRecognizer(UITapGestureRecognizer { [unowned self] in didTap($0) })
    select(0)
  }

  /// Places the bar at the bottom of a screen, over the home indicator.
  func place(in root: UIView) {
    let height = Self.height + root.safeAreaInsets.bottom
    frame = CGRect(
      x: 0, y: root.bounds.height - height, width: root.bounds.width, height: height)
  }

  /// Shows a destination as selected.
  func select(_ selected: Int) {
    for (number, (icon, label)) in zip(icons, labels).enumerated() {
      icon.tint = number == selected ? onContainer : \.onSurfaceVariant
      label.role = number == selected ? \.onSurface : \.onSurfaceVariant
      markers[number].alpha = number == selected ? 1 : 0
    }
  }

  private func didTap(_ tap: UITapGestureRecognizer) {
    let x = tap.location(in: self).x
    let number = Int((isMirrored ? bounds.width - x : x) / (bounds.width / CGFloat(icons.count)))
    onChoice?(min(max(number, 0), icons.count - 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(icons.count, 1))
    for (number, (icon, label)) in zip(icons, labels).enumerated() {
      let start = width * CGFloat(number)
      markers[number].frame = frame(leading: start + width / 2 - 32, top: 10, width: 64, height: 32)
      icon.frame = frame(leading: start + width / 2 - 12, top: 14, width: 24, height: 24)
      label.frame = frame(leading: start, top: 46, width: width, height: 16)
    }
  }
}
