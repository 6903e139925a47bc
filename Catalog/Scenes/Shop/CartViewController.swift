import Foundation
import Transitioning

/// The cart: the chosen products with their prices, and a button to order them.
final class CartViewController: FurnishedScreenController {
  private lazy var bar = AppBar(
    "Cart",
    leading: .init(icon: .close, name: "Close") { [unowned self] in dismiss(animated: true) },
    role: \.containerHigh)
  private let lines = [0, 2, 5].map { CartLine(Product.all[$0]) }
  private let sum = TextLabel("129 €", .headline)
  private let heading = TextLabel("Three things, sent on Friday", .small, \.onSurfaceVariant)
  private let button = PushButton(
    "Order", icon: .check, tint: \.amber.onMain, fill: \.amber.main)

  override func loadView() {
    let surface = Surface(\.containerHigh, corner: 24, elevation: .floating)
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = surface
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "cart"
    for part in lines + [bar, heading, sum, button] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    let margin = root.margin(besideColumnOf: 560)
    bar.place(in: root, margin: margin)
    root.put(
      lines, margin: margin, top: bar.frame.maxY + 8, line: CartLine.height + 12, gap: 12)
    button.frame = CGRect(
      x: margin, y: size.height - root.safeAreaInsets.bottom - 16 - PushButton.height,
      width: size.width - 2 * margin, height: PushButton.height)
    root.put(heading, leading: margin, top: button.frame.minY - 44, trailing: 120 + margin)
    root.put(sum, trailing: margin, top: button.frame.minY - 52)
  }
}

/// A line of the cart: a picture, a title, a maker and a price.
private final class CartLine: Surface {
  static let height: CGFloat = 88

  private let picture: PictureView
  private let title: TextLabel
  private let maker: TextLabel
  private let price: TextLabel

  init(_ product: Product) {
    picture = PictureView(product.picture, corner: 12)
    title = TextLabel(product.title, .subtitle)
    maker = TextLabel(product.maker, .small, \.onSurfaceVariant)
    price = TextLabel(product.price, .body)
    super.init(\.surface, corner: 16)
    for part in [picture, title, maker, price] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = frame(leading: 8, top: 8, width: 72, height: 72)
    let end = put(price, trailing: 16, top: 32) + 8
    put(title, leading: 96, top: 20, trailing: end)
    put(maker, leading: 96, top: 46, trailing: end)
  }
}
