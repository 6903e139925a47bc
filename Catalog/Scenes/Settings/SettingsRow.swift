import Foundation
import Transitioning

/// A row of a settings page.
final class SettingsRow: View {
  static let height: CGFloat = 56

  let item: SettingsPage.Item

  private let icon = View()
  private let title: Label
  private let choice: Label?
  private let toggle: (track: View, thumb: View)?

  init(_ item: SettingsPage.Item) {
    self.item = item
    title = Label(text: item.title, fontSize: 17, color: Palette.ink)
    (choice, toggle) =
      switch item.detail {
      case .choice(let text): (Label(text: text, fontSize: 17, color: Palette.faint), nil)
      case .page: (Label(text: ">", fontSize: 20, isBold: true, color: Palette.line), nil)
      case .isOn: (nil, (track: View(), thumb: View()))
      }
    super.init(frame: .zero)
    accessibilityIdentifier = "setting \(item.title)"
    icon.accessibilityIdentifier = "icon of \(item.title)"
    icon.backgroundColor = item.color
    icon.layer.cornerRadius = 8
    if let toggle {
      toggle.track.backgroundColor =
        item.detail == .isOn(true) ? Color(hex: 0x34C759) : Palette.line
      toggle.track.layer.cornerRadius = 14
      toggle.thumb.backgroundColor = .white
      toggle.thumb.layer.cornerRadius = 12
      toggle.track.addSubview(toggle.thumb)
    }
    for part in [icon, title, choice, toggle?.track].compactMap({ $0 }) { addSubview(part) }
  }

  override func layoutSubviews() {
    let middle = bounds.midY
    icon.frame = frame(leading: 16, top: middle - 16, width: 32, height: 32)
    put(title, leading: 64, top: middle - title.bounds.midY)
    if let choice {
      if case .page = item.detail { choice.text = isMirrored ? "<" : ">" }
      put(choice, trailing: 16, top: middle - choice.bounds.midY)
    }
    if let toggle {
      toggle.track.frame = frame(
        leading: bounds.width - 16 - 50, top: middle - 14, width: 50, height: 28)
      toggle.thumb.frame = toggle.track.frame(
        leading: item.detail == .isOn(true) ? 24 : 2, top: 2, width: 24, height: 24)
    }
  }
}
