import Foundation
import Transitioning

/// A scrolling list of nearby places below a headline.
final class NearbyListViewController: SceneController {
  /// The height of the headline, which does not scroll, in points.
  static let headHeight: CGFloat = 72

  /// Called with the place that the user taps.
  var onChoice: ((NearbyPlace) -> Void)?

  /// The scroll view.
  let list = UIScrollView(frame: .zero)

  private let head = TextLabel("Nearby", .title)
  private let count = TextLabel(
    "\(NearbyPlace.all.count) places", .small, \.onSurfaceVariant)
  private let line = Surface(\.outlineVariant)
  private let rows = NearbyPlace.all.map { NearbyRow($0) }

  /// Light while the sheet is so high on a phone that the map has stepped back before black, which it
  /// does not with reduced motion.
  override var preferredStatusBarStyle: UIStatusBarStyle {
    guard let window = viewIfLoaded?.window, view.bounds.width == window.bounds.width,
      traitCollection.verticalSizeClass == .regular,
      !traitCollection.prefersReducedMotion
    else { return .default }
    let top = view.convert(CGPoint.zero, to: nil).y
    // About half of the way up from the middle, where the map has passed the status bar.
    return top < window.bounds.height * 0.28 ? .lightContent : .default
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    StatusBar.update(above: self, fades: true)
  }

  override var ground: Palette.Role? { \.overlay }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "nearby"
    list.accessibilityIdentifier = "list"
    for row in rows {
      row.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self, place = row.place] _ in onChoice?(place) })
      list.addSubview(row)
    }
    for part in [list, head, count, line] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    StatusBar.update(above: self, fades: true)
    let width = root.bounds.width
    root.put(head, leading: 20, top: 28)
    root.put(count, trailing: 20, top: 34)
    line.frame = CGRect(x: 0, y: Self.headHeight - 0.5, width: width, height: 0.5)
    list.frame = CGRect(
      x: 0, y: Self.headHeight, width: width,
      height: max(0, root.bounds.height - Self.headHeight))
    list.contentSize = CGSize(width: width, height: CGFloat(rows.count) * NearbyRow.height)
    list.put(rows, line: NearbyRow.height)
  }
}
