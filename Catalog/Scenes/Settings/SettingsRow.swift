import Foundation
import Transitioning

/// A row of a settings page: an icon, a title, and a choice, a switch or a chevron.
final class SettingsRow: UIView {
  static let height: CGFloat = 56

  let item: SettingsPage.Item

  private let tile = UIView()
  private let icon: IconView
  private let title: TextLabel
  private let choice: TextLabel?
  private let chevron: IconView?
  private let toggle: Toggle?
  private let line: Surface?

  /// - Parameter isLast: True if no line is below the row.
  init(_ item: SettingsPage.Item, isLast: Bool) {
    self.item = item
    icon = IconView(item.icon, \.white)
    title = TextLabel(item.title)
    var (choice, chevron, toggle): (TextLabel?, IconView?, Toggle?)
    switch item.detail {
    case .choice(let text): choice = TextLabel(text, .body, \.onSurfaceVariant)
    case .page: chevron = IconView(.chevron, \.onSurfaceVariant)
    case .isOn(let isOn): toggle = Toggle(isOn: isOn, accent: \.violet)
    }
    (self.choice, self.chevron, self.toggle) = (choice, chevron, toggle)
    line = isLast ? nil : Surface(\.outlineVariant)
    super.init(frame: .zero)
    accessibilityIdentifier = "setting \(item.title)"
    tile.accessibilityIdentifier = "icon of \(item.title)"
    tile.backgroundColor = item.color
    tile.layer.cornerRadius = 8
    tile.addSubview(icon)
    for part in [tile, title, choice, chevron, toggle, line].compactMap({ $0 }) as [UIView] {
      addSubview(part)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, middle) = (bounds.width, bounds.midY)
    tile.frame = frame(leading: 16, top: middle - 16, width: 32, height: 32)
    icon.frame = CGRect(x: 6, y: 6, width: 20, height: 20)
    var end: CGFloat = 16
    if let choice {
      end = put(choice, trailing: 16, top: middle - choice.sizeThatFits(.zero).height / 2) + 8
    }
    chevron?.frame = frame(leading: width - 36, top: middle - 10, width: 20, height: 20)
    let size = Toggle.size
    toggle?.frame = frame(
      leading: width - 16 - size.width, top: middle - size.height / 2, width: size.width,
      height: size.height)
    put(
      title, leading: 64, top: middle - title.sizeThatFits(.zero).height / 2,
      trailing: toggle == nil ? end : 84)
    line?.frame = frame(leading: 64, top: bounds.height - 0.5, width: width - 64, height: 0.5)
  }
}
