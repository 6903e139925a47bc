import Foundation
import Transitioning

/// A card as it lies in the purse: an icon, a name and a number on its colour.
final class PassCard: Surface {
  private let icon: IconView
  private let name: TextLabel
  private let number: TextLabel

  /// True if another card lies over the lower part, which is not drawn.
  let isCovered: Bool

  init(_ pass: Pass, isCovered: Bool = false) {
    self.isCovered = isCovered
    let ink = pass.accent.appending(path: \.onMain)
    icon = IconView(pass.icon, ink)
    name = TextLabel(pass.name, .title, ink)
    number = TextLabel(pass.number, .body, ink)
    super.init(pass.accent.appending(path: \.main), corner: 20, elevation: .raised)
    accessibilityIdentifier = "card of \(pass.name)"
    for part in isCovered ? [icon, name] : [icon, name, number] { addSubview(part) }
    if isCovered { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = frame(leading: bounds.width - 52, top: 20, width: 32, height: 32)
    put(name, leading: 20, top: 20, trailing: 64)
    put(number, leading: 20, top: bounds.height - 44)
  }
}
