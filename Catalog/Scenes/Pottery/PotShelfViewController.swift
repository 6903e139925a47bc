import Foundation
import Transitioning

/// The shelf of a pottery's shop: pictures with names and prices, in columns.
final class PotShelfViewController: SceneController {
  /// Called with the piece that the user taps.
  var onChoice: ((Pot) -> Void)?

  /// Called when the user taps the filter button.
  var onFilter: (() -> Void)?

  private lazy var bar = AppBar(
    "Pottery",
    trailing: [
      .init(icon: .cart, name: "Cart"),
      .init(icon: .menu, name: "Filter") { [unowned self] in onFilter?() },
    ])
  private let tiles = Pot.all.map { PotTile($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "shelf of pots"
    for tile in tiles {
      tile.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self, pot = tile.pot] _ in onChoice?(pot) })
      view.addSubview(tile)
    }
    view.addSubview(bar)
  }

  /// The picture of a piece on the shelf; nil if the shelf does not have it.
  func picture(of pot: Pot) -> UIView? {
    tiles.first { $0.pot == pot }?.picture
  }

  private static let columns = 2

  /// The size of each picture on a shelf that fills the screen of a view.
  static func pictureSize(in root: UIView) -> CGSize {
    let lines = (Pot.all.count + columns - 1) / columns
    let width = (root.bounds.width - 16 * CGFloat(columns + 1)) / CGFloat(columns)
    let insets = root.safeAreaInsets
    let room = root.bounds.height - insets.top - AppBar.height - insets.bottom
    let height = room / CGFloat(lines) - 8 - PotTile.textHeight
    return CGSize(width: max(width, 1), height: max(min(height, width), 1))
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    let picture = Self.pictureSize(in: root)
    let height = picture.height + PotTile.textHeight
    root.put(
      tiles, in: Self.columns, leading: 16, top: bar.frame.maxY,
      size: CGSize(width: picture.width, height: height), gap: 16, lineGap: 8)
  }
}

/// A picture with the name and the price of a piece below it.
private final class PotTile: UIView {
  static let textHeight: CGFloat = 72

  let pot: Pot
  let picture: PictureView

  private let name: TextLabel
  private let price: TextLabel

  init(_ pot: Pot) {
    self.pot = pot
    picture = PictureView(pot.picture, corner: 16)
    name = TextLabel(pot.name, .subtitle, lines: 2)
    price = TextLabel("€ \(pot.price)", .small, \.onSurfaceVariant)
    super.init(frame: .zero)
    for part in [picture, name, price] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - Self.textHeight)
    let end = put(name, leading: 4, top: picture.frame.maxY + 6, trailing: 4)
    put(price, leading: 4, top: end, trailing: 4)
  }
}
