import Foundation
import Transitioning

/// A choice between a few words side by side.
final class SegmentedChoice: Surface {
  static let height: CGFloat = 40

  /// Called with the number of the tapped segment.
  var onChoice: ((Int) -> Void)?

  private let selected: Int
  private let marker: Surface
  private let labels: [TextLabel]

  init(_ titles: [String], selected: Int, accent: KeyPath<Palette, Palette.Accent>) {
    self.selected = selected
    marker = Surface(accent.appending(path: \.container), corner: Self.height / 2)
    let onContainer = accent.appending(path: \.onContainer)
    labels = titles.enumerated().map {
      TextLabel($1, .small, $0 == selected ? onContainer : \.onSurfaceVariant, alignment: .center)
    }
    super.init(corner: Self.height / 2, outline: \.outlineVariant)
    accessibilityIdentifier = "choice"
    for part in [marker] + labels { addSubview(part) }
    addGestureRecognizer(UITapGestureRecognizer { [unowned self] in didTap($0) })
  }

  private func didTap(_ tap: UITapGestureRecognizer) {
    let x = tap.location(in: self).x
    let width = bounds.width / CGFloat(max(labels.count, 1))
    onChoice?(Int((isMirrored ? bounds.width - x : x) / width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (number, label) in labels.enumerated() {
      label.frame = frame(leading: width * CGFloat(number), top: 11, width: width, height: 20)
    }
    marker.frame = frame(
      leading: width * CGFloat(selected), top: 0, width: width, height: bounds.height)
  }
}
