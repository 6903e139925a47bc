import Foundation
import Transitioning

/// The shelf of a shop: products as cards, in two columns.
final class ShopViewController: FurnishedScreenController {
  /// Called with the product that the user taps.
  var onChoice: ((Product) -> Void)?

  /// Called when the user taps the cart.
  var onCart: (() -> Void)?

  private lazy var bar = AppBar(
    "Pottery",
    trailing: [
      .init(icon: .search, name: "Search"),
      .init(icon: .cart, name: "Cart") { [unowned self] in onCart?() },
    ])
  private let cards = Product.all.map { ProductCard($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "shop"
    for card in cards {
      card.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self, product = card.product] _ in onChoice?(product) })
      view.addSubview(card)
    }
    view.addSubview(bar)
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    let columns = 2
    let lines = CGFloat((cards.count + columns - 1) / columns)
    let width = (root.bounds.width - 16 * CGFloat(columns + 1)) / CGFloat(columns)
    let room = root.bounds.height - root.safeAreaInsets.bottom - bar.frame.maxY - 8
    let height = (room / lines).rounded(.down) - 16
    root.put(
      cards, in: columns, leading: 16, top: bar.frame.maxY + 8,
      size: CGSize(width: width, height: height), gap: 16)
  }

  /// The card of a product.
  func card(of product: Product) -> UIView? { cards.first { $0.product == product } }
}

/// A card of the shelf: a picture with the title and the price.
private final class ProductCard: Surface {
  let product: Product

  private let picture: PictureView
  private let title: TextLabel
  private let price: TextLabel

  init(_ product: Product) {
    self.product = product
    picture = PictureView(product.picture)
    title = TextLabel(product.title, .subtitle)
    price = TextLabel(product.price, .small, \.onSurfaceVariant)
    super.init(\.container, corner: 16)
    // The picture has the upper corners of the card.
    picture.layer.cornerRadius = 16
    picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    accessibilityIdentifier = "card of \(product.title)"
    for part in [picture, title, price] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 64))
    let end = put(title, leading: 12, top: bounds.height - 56, trailing: 8)
    put(price, leading: 12, top: end + 2, trailing: 8)
  }
}
