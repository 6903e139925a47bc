import Foundation
import Transitioning

/// A row of short facts side by side, each an icon above a few words.
final class Facts: Surface {
  static let height: CGFloat = 80

  private let icons: [IconView]
  private let labels: [TextLabel]

  init(_ facts: [(icon: Icon, text: String)], tint: Palette.Role) {
    icons = facts.map { IconView($0.icon, tint) }
    labels = facts.map { TextLabel($0.text, .small, \.onSurfaceVariant, alignment: .center) }
    super.init(\.container, corner: 16)
    for part in icons + labels { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(icons.count, 1))
    for (number, (icon, label)) in zip(icons, labels).enumerated() {
      let start = width * CGFloat(number)
      icon.frame = frame(leading: start + width / 2 - 12, top: 16, width: 24, height: 24)
      label.frame = frame(leading: start + 4, top: 46, width: width - 8, height: 20)
    }
  }
}
