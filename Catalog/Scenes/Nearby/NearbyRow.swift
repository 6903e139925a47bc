import Foundation
import Transitioning

/// A row of the list: an icon, the place's name and its walking time.
final class NearbyRow: Surface {
  static let height: CGFloat = 68

  let place: NearbyPlace

  private let bubble: Surface
  private let icon: IconView
  private let name: TextLabel
  private let walk: TextLabel
  private let arrow = IconView(.chevron, \.outlineVariant)
  private let line = Surface(\.outlineVariant)

  /// - Parameter role: The role of the background, which is that of the list.
  init(_ place: NearbyPlace, on role: Palette.Role = \.overlay) {
    self.place = place
    bubble = Surface(place.kind.accent.appending(path: \.container), corner: 22)
    icon = IconView(place.kind.icon, place.kind.accent.appending(path: \.onContainer))
    name = TextLabel(place.name, .subtitle)
    walk = TextLabel(
      "\(place.kind.name) · \(place.minutes) min on foot", .small, \.onSurfaceVariant)
    super.init(role)
    accessibilityIdentifier = "row of \(place.name)"
    bubble.accessibilityIdentifier = "bubble of \(place.name)"
    for part in [bubble, icon, name, walk, arrow, line] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bubble.frame = frame(leading: 20, top: 12, width: 44, height: 44)
    icon.frame = frame(leading: 31, top: 23, width: 22, height: 22)
    put(name, leading: 80, top: 13, trailing: 52)
    put(walk, leading: 80, top: 37, trailing: 52)
    arrow.frame = frame(leading: bounds.width - 40, top: 24, width: 20, height: 20)
    line.frame = frame(
      leading: 80, top: Self.height - 0.5, width: bounds.width - 80, height: 0.5)
  }
}
