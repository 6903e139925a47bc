import Foundation
import Transitioning

/// One tab of the town.
final class TownPageViewController: ViewController {
  private let page: TownPage
  private let bar: TopBar
  private let tiles: [TownTile]

  init(_ page: TownPage) {
    self.page = page
    bar = TopBar(title: page.title)
    tiles = page.tiles.enumerated().map { TownTile($1, photo: page.firstPhoto + $0) }
    super.init()
    title = page.title
    tabBarItem.title = page.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "tab \(page.title)"
    view.backgroundColor = page.color
    for part in tiles + [bar] as [View] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    bar.frame = CGRect(x: 0, y: 0, width: root.bounds.width, height: TopBar.height)
    let columns = page.columns
    let lines = (tiles.count + columns - 1) / columns
    let width = (root.bounds.width - 16 * CGFloat(columns + 1)) / CGFloat(columns)
    let room = root.bounds.height - TopBar.height - root.safeAreaInsets.bottom
    let height = (room - 16 * CGFloat(lines + 1)) / CGFloat(lines)
    for (number, tile) in tiles.enumerated() {
      tile.frame = root.frame(
        leading: 16 + CGFloat(number % columns) * (width + 16),
        top: TopBar.height + 16 + CGFloat(number / columns) * (height + 16), width: width,
        height: height)
    }
  }
}

/// A photo with a title below it.
private final class TownTile: View {
  private let picture: ImageView
  private let name: Label

  init(_ name: String, photo: Int) {
    picture = ImageView(image: Palette.photo(photo, size: CGSize(width: 160, height: 120)))
    self.name = Label(text: name, fontSize: 15, isBold: true, color: Palette.ink)
    super.init(frame: .zero)
    accessibilityIdentifier = "tile \(name)"
    backgroundColor = Palette.card
    layer.cornerRadius = 16
    clipsToBounds = true
    for part in [picture, self.name] { addSubview(part) }
  }

  override func layoutSubviews() {
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 40)
    put(name, leading: 14, top: bounds.height - 29)
  }
}
