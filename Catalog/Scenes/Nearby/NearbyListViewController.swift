import Foundation
import Transitioning

/// A scrolling list of nearby places below a headline.
final class NearbyListViewController: ViewController {
  /// The height of the headline, which does not scroll, in points.
  static let headHeight: CGFloat = 72

  /// Called with the place that the user taps.
  var onChoice: ((NearbyPlace) -> Void)?

  /// The scroll view.
  let list = ScrollView(frame: .zero)

  private let head = Label(text: "Nearby", fontSize: 22, isBold: true, color: Palette.ink)
  private let count = Label(
    text: "\(NearbyPlace.all.count) places", fontSize: 16, color: Palette.faint)
  private let line = View()
  private let rows = NearbyPlace.all.enumerated().map { NearbyRow($1, number: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "nearby"
    view.backgroundColor = Palette.card
    line.backgroundColor = Palette.line
    list.accessibilityIdentifier = "list"
    for row in rows {
      row.addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in onChoice?(row.place) })
      list.addSubview(row)
    }
    for part in [list, head, count, line] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let width = root.bounds.width
    root.put(head, leading: 20, top: 28)
    root.put(count, trailing: 20, top: 32)
    line.frame = CGRect(x: 0, y: Self.headHeight - 1, width: width, height: 1)
    list.frame = CGRect(
      x: 0, y: Self.headHeight, width: width,
      height: max(0, root.bounds.height - Self.headHeight))
    list.contentSize = CGSize(width: width, height: CGFloat(rows.count) * NearbyRow.height)
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(number) * NearbyRow.height, width: width, height: NearbyRow.height)
    }
  }
}
