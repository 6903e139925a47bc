import Foundation
import Transitioning

/// One tab of the town.
final class TownPageViewController: SceneController {
  /// Called when the page is about to appear, with the coordinator of its transition, and when it
  /// has appeared, with nil.
  var onAppearing: (((any UIViewControllerTransitionCoordinator)?) -> Void)?

  private let page: TownPage
  private let bar: AppBar
  private let tiles: [TownTile]

  /// The buttons at the end of the bar.
  static let actions: [AppBar.Item] = [
    .init(icon: .search, name: "Search"), .init(icon: .bell, name: "News"),
  ]

  /// - Parameter hasActions: False if the buttons at the end of the bar are above all tabs.
  init(_ page: TownPage, hasActions: Bool = true) {
    self.page = page
    bar = AppBar(page.title, trailing: hasActions ? Self.actions : [])
    tiles = page.tiles.map { TownTile($0) }
    super.init()
    title = page.title
    tabBarItem.title = page.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "tab \(page.title)"
    for part in tiles + [bar] as [UIView] { view.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppearing?(transitionCoordinator)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearing?(nil)
  }

  override func layOut(_ root: UIView) {
    let columns = page.columns
    let margin = root.margin()
    bar.place(in: root, margin: margin)
    let lines = (tiles.count + columns - 1) / columns
    let width = (root.bounds.width - 2 * margin + 16) / CGFloat(columns) - 16
    let foot = root.bounds.height - root.safeAreaInsets.bottom - BottomBar.height
    let room = foot - bar.frame.maxY - 8
    let height = room / CGFloat(lines) - 12
    root.put(
      tiles, in: columns, leading: margin, top: bar.frame.maxY + 8,
      size: CGSize(width: width, height: height), gap: 16, lineGap: 12)
  }
}

/// A picture with a title and a note below it; in a wide tile the note is beside the title.
private final class TownTile: Surface {
  private let picture: PictureView
  private let heading: TextLabel
  private let note: TextLabel

  init(_ tile: TownPage.Tile) {
    picture = PictureView(tile.picture, corner: 12)
    heading = TextLabel(tile.title, .subtitle)
    note = TextLabel(tile.note, .small, \.onSurfaceVariant)
    super.init(\.container, corner: 16)
    accessibilityIdentifier = "tile \(tile.title)"
    for part in [picture, heading, note] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width > 1.6 * bounds.height
    picture.frame = CGRect(
      x: 4, y: 4, width: bounds.width - 8, height: max(0, bounds.height - (isWide ? 44 : 64)))
    if isWide {
      let spare = put(note, trailing: 12, top: bounds.height - 31)
      put(heading, leading: 12, top: bounds.height - 33, trailing: spare + 8)
    } else {
      note.fixedAlignment = nil
      let end = put(heading, leading: 12, top: bounds.height - 53, trailing: 8)
      put(note, leading: 12, top: end + 2, trailing: 8)
    }
  }
}
