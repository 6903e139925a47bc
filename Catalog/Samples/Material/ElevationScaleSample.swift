import Transitioning
import Transitions

/// A cart that rises over a shop, which steps back.
struct ElevationScaleSample: Sample {
  static let name = "elevation-scale"
  static let adoption = Adoption(
    ".parallel(.slideUp(), .elevationScale(opacity: 0.5))", title: ".elevationScale")
  static let group = SampleGroup.material
  static let purpose = "what is behind steps back"
  static let summary = "A shelf of pottery; it steps back and fades while the cart rises over it."

  private let shop = ShopViewController()

  init() {
    shop.onCart = { [unowned shop] in Self.openCart(from: shop) }
  }

  var root: UIViewController { shop }

  func open() -> UIViewController { Self.openCart(from: shop) }

  @discardableResult
  private static func openCart(from shop: UIViewController) -> UIViewController {
    let cart = CartViewController()
    cart.transitionController.transition = .parallel(.slideUp(), .elevationScale(opacity: 0.5))
    shop.present(cart, animated: true)
    return cart
  }
}
