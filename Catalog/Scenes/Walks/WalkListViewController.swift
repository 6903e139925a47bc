import Foundation
import Transitioning
import Transitions

/// A list of walks, in two columns on a wide screen and in one otherwise.
final class WalkListViewController: FurnishedScreenController {
  private let bar = AppBar(
    "Walks", trailing: [.init(icon: .search, name: "Search"), .init(icon: .map, name: "Map")])
  private let rows: [WalkRow]

  /// True if a walk opens out of its row; otherwise it fades through.
  private let opensRows: Bool

  init(_ walks: [Walk] = Walk.all, opensRows: Bool = false) {
    rows = walks.map { WalkRow($0) }
    self.opensRows = opensRows
    super.init()
    title = "Walks"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "walks"
    for row in rows {
      row.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self, walk = row.walk] _ in show(walk) })
      view.addSubview(row)
    }
    view.addSubview(bar)
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    let columns = root.bounds.width < 600 ? 1 : 2
    let width = (root.bounds.width - 16 * CGFloat(columns + 1)) / CGFloat(columns)
    let height: CGFloat = columns == 1 ? 112 : 200
    root.put(
      rows, in: columns, leading: 16, top: bar.frame.maxY + 8,
      size: CGSize(width: width, height: height), gap: 16, lineGap: 12)
  }

  /// Pushes a walk.
  @discardableResult
  func show(_ walk: Walk) -> WalkViewController {
    let controller = WalkViewController(walk)
    let transitions = controller.transitionController
    if opensRows {
      // The container has the colour of the row until the page covers it.
      let color = rows.first { $0.walk == walk }?.backgroundColor
      transitions.transition = .containerTransform(
        style: .init(background: color)
      ) { [weak self] _ in self?.rows.first { $0.walk == walk } }
    } else {
      transitions.transition = .fadeThrough(source: .flutter)
    }
    navigationController?.pushViewController(controller, animated: true)
    return controller
  }
}

/// A card of the list: a photograph with the title, the place and the length of a walk.
private final class WalkRow: Surface {
  let walk: Walk

  private let picture: PictureView
  private let title: TextLabel
  private let place: TextLabel
  private let length: TextLabel

  init(_ walk: Walk) {
    self.walk = walk
    picture = PictureView(walk.picture, corner: 12)
    title = TextLabel(walk.title, .subtitle)
    place = TextLabel(walk.place, .small, \.onSurfaceVariant)
    length = TextLabel("\(walk.length) · \(walk.time)", .label, \.pine.main)
    super.init(\.container, corner: 16)
    accessibilityIdentifier = "row of \(walk.title)"
    for part in [picture, title, place, length] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - 16
    let width = min(side * 1.2, bounds.width * 0.48)
    picture.frame = frame(leading: 8, top: 8, width: width, height: side)
    let start = width + 24
    let top = bounds.midY - 36
    put(title, leading: start, top: top)
    put(place, leading: start, top: top + 24)
    put(length, leading: start, top: top + 54)
  }
}
