import Foundation
import Transitioning

/// The page of a product: a large picture, the words, and a button to buy it.
final class ProductViewController: PictureScreenController {
  private let picture: PictureView
  private lazy var back = IconButton(.close, "Close", tint: \.onSurface, fill: \.surface) {
    [unowned self] in dismiss(animated: true)
  }
  private let heading: TextLabel
  private let price: TextLabel
  private let maker: TextLabel
  private let words: TextLabel
  private let button = PushButton(
    "Add to the cart", icon: .cart, tint: \.amber.onMain, fill: \.amber.main)

  init(_ product: Product) {
    picture = PictureView(product.picture)
    heading = TextLabel(product.title, .headline)
    price = TextLabel(product.price, .title, \.amber.main)
    maker = TextLabel("by \(product.maker)", .body, \.onSurfaceVariant)
    words = TextLabel(product.text, .body, \.onSurfaceVariant, lines: 3)
    super.init(showing: product.picture, fillsScreen: false)
    title = product.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "product"
    for part in [picture, heading, price, maker, words, button, back] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: (size.height * 0.5).rounded())
    back.frame = root.frame(leading: 12, top: root.safeAreaInsets.top + 4, width: 48, height: 48)
    let margin = root.margin(besideColumnOf: 560)
    let spare = root.put(price, trailing: margin, top: picture.frame.maxY + 28)
    var top = root.put(
      heading, leading: margin, top: picture.frame.maxY + 24, trailing: spare + 8)
    top = root.put(maker, leading: margin, top: top + 4, trailing: margin)
    root.put(words, leading: margin, top: top + 16, trailing: margin)
    button.frame = CGRect(
      x: margin, y: size.height - root.safeAreaInsets.bottom - 16 - PushButton.height,
      width: size.width - 2 * margin, height: PushButton.height)
  }
}
