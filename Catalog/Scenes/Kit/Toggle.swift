import Foundation
import Transitioning

/// A switch.
final class Toggle: Surface {
  static let size = CGSize(width: 52, height: 32)

  private let isOn: Bool
  private let thumb: Surface

  init(isOn: Bool, accent: KeyPath<Palette, Palette.Accent>) {
    self.isOn = isOn
    thumb = Surface(
      isOn ? accent.appending(path: \.onMain) : \.onSurfaceVariant, corner: isOn ? 12 : 8)
    super.init(
      isOn ? accent.appending(path: \.main) : \.containerHigh, corner: Self.size.height / 2,
      outline: isOn ? nil : \.outlineVariant)
    addSubview(thumb)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = isOn ? 24 : 16
    let margin = (bounds.height - side) / 2
    thumb.frame = frame(
      leading: isOn ? bounds.width - margin - side : margin, top: margin, width: side,
      height: side)
  }
}
