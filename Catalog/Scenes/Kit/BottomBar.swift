import Foundation
import Transitioning

/// A navigation bar at the bottom of a screen: icons with labels, one of them selected.
final class BottomBar: Surface {
  /// The height of the bar above the home indicator, in points.
  static let height: CGFloat = 72

  /// Called with the number of the tapped destination.
  var onChoice: ((Int) -> Void)?

  /// The width of a hidden pill, as a fraction of a pill's width.
  private static let hiddenWidth: CGFloat = 0.4

  /// The pills behind the icons; that of the selected destination is opaque and has its whole width.
  let markers: [Surface]

  /// The icons and labels of the destinations, and above them the same ones as selected: a colour
  /// fades only where a view does.
  private let plain, chosen: [Look]

  /// An icon with its label.
  private struct Look {
    let icon: IconView
    let label: TextLabel
  }

  /// - Parameter accent: The accent of the app.
  init(_ items: [(icon: Icon, title: String)], accent: KeyPath<Palette, Palette.Accent>) {
    func looks(_ icon: Palette.Role, _ label: Palette.Role) -> [Look] {
      items.map {
        Look(
          icon: IconView($0.icon, icon),
          label: TextLabel($0.title, .label, label, alignment: .center))
      }
    }
    markers = items.map { _ in Surface(accent.appending(path: \.container), corner: 16) }
    plain = looks(\.onSurfaceVariant, \.onSurfaceVariant)
    chosen = looks(accent.appending(path: \.onContainer), \.onSurface)
    super.init(\.container)
    accessibilityIdentifier = "bottom bar"
    for marker in markers { addSubview(marker) }
    for look in plain + chosen {
      addSubview(look.icon)
      addSubview(look.label)
    }
    addGestureRecognizer(UITapGestureRecognizer { [unowned self] in didTap($0) })
    select(0)
  }

  /// Places the bar at the bottom of a screen, over the home indicator.
  func place(in root: UIView) {
    let height = Self.height + root.safeAreaInsets.bottom
    frame = CGRect(
      x: 0, y: root.bounds.height - height, width: root.bounds.width, height: height)
  }

  /// Shows a destination as selected; within an animation its pill grows, and the former one
  /// shrinks, unless motion is reduced.
  func select(_ selected: Int) {
    let hiddenWidth = traitCollection.prefersReducedMotion ? 1 : Self.hiddenWidth
    for (number, marker) in markers.enumerated() {
      let isSelected = number == selected
      marker.alpha = isSelected ? 1 : 0
      marker.transform = CGAffineTransform(scaleX: isSelected ? 1 : hiddenWidth, y: 1)
      for (look, isSeen) in [(plain[number], !isSelected), (chosen[number], isSelected)] {
        look.icon.alpha = isSeen ? 1 : 0
        look.label.alpha = isSeen ? 1 : 0
      }
    }
  }

  private func didTap(_ tap: UITapGestureRecognizer) {
    let x = tap.location(in: self).x
    let number = Int((isMirrored ? bounds.width - x : x) / (bounds.width / CGFloat(markers.count)))
    onChoice?(min(max(number, 0), markers.count - 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(markers.count, 1))
    for (number, marker) in markers.enumerated() {
      let start = width * CGFloat(number)
      let place = frame(leading: start + width / 2 - 32, top: 10, width: 64, height: 32)
      // A hidden pill is narrower, so its frame cannot be set.
      marker.bounds.size = place.size
      marker.center = CGPoint(x: place.midX, y: place.midY)
      for look in [plain[number], chosen[number]] {
        look.icon.frame = frame(leading: start + width / 2 - 12, top: 14, width: 24, height: 24)
        look.label.frame = frame(leading: start, top: 46, width: width, height: 16)
      }
    }
  }
}
