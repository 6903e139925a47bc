import Foundation
import Transitioning

/// The page of one piece: its picture, its facts, and a button that puts it into the cart.
final class PotViewController: PictureScreenController {
  /// Called when the user puts the piece into the cart.
  var onOrder: (() -> Void)?

  let pot: Pot

  private let picture: PictureView
  private lazy var close = IconButton(.close, "Close", tint: \.onSurface, fill: \.surface) {
    [unowned self] in dismiss(animated: true)
  }
  private let name: TextLabel
  private let maker: TextLabel
  private let price: TextLabel
  private let words = TextLabel(
    "Thrown on the wheel, glazed by hand, and fired for two days with wood from the orchard.",
    .body, \.onSurfaceVariant, lines: 3)
  private let facts = Facts(
    [(.water, "Watertight"), (.bolt, "1 280 °C"), (.heart, "Mended free")], tint: \.amber.main)
  private lazy var order = PushButton(
    "Put in the cart", icon: .cart, tint: \.amber.onMain, fill: \.amber.main
  ) { [unowned self] in onOrder?() }

  init(_ pot: Pot) {
    self.pot = pot
    picture = PictureView(pot.picture)
    name = TextLabel(pot.name, .headline, lines: 2)
    maker = TextLabel("by \(pot.maker)", .body, \.onSurfaceVariant)
    price = TextLabel("€ \(pot.price)", .title, \.amber.main)
    super.init(showing: pot.picture, fillsScreen: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pot"
    for part in [picture, close, name, maker, price, words, facts, order] {
      view.addSubview(part)
    }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    // The page shows the same part of the picture as the shelf.
    let tile = PotShelfViewController.pictureSize(in: root)
    picture.frame = CGRect(
      x: 0, y: 0, width: size.width,
      height: min(size.width * tile.height / tile.width, (size.height * 0.6).rounded()))
    close.frame = root.frame(
      leading: 16, top: root.safeAreaInsets.top + 4, width: 48, height: 48)
    let margin = root.margin(besideColumnOf: 600, atLeast: 20)
    let width = size.width - 2 * margin + 8
    let end = root.put(price, trailing: margin, top: picture.frame.maxY + 24)
    var top = root.put(
      name, leading: margin, top: picture.frame.maxY + 20, trailing: end + 8)
    top = root.put(maker, leading: margin, top: top, trailing: margin) + 16
    top = root.put(words, leading: margin, top: top, trailing: margin) + 20
    facts.frame = root.frame(leading: margin - 4, top: top, width: width, height: Facts.height)
    order.frame = root.frame(
      leading: margin - 4, top: size.height - root.safeAreaInsets.bottom - 64, width: width,
      height: PushButton.height)
  }
}
