import Transitioning
import Transitions

/// A product presented out of its card, on an arc.
struct ContainerArcSample: Sample {
  static let name = "container-arc"
  static let adoption = Adoption(
    """
    .containerTransform(from: sourceView, style: .init(fade: .through, path: .arc, \
    background: sourceView.backgroundColor))
    """,
    title: ".containerTransform(path: .arc)")
  static let group = SampleGroup.material
  static let purpose = "a card far from the middle opens"
  static let summary = "A shelf of pottery; a card of it swings out on an arc and is the page."

  private let shop = ShopViewController()

  init() {
    shop.onChoice = { [unowned shop] in Self.show($0, in: shop) }
  }

  var root: UIViewController { shop }

  func open() -> UIViewController { Self.show(Product.all[5], in: shop) }

  @discardableResult
  private static func show(_ product: Product, in shop: ShopViewController) -> UIViewController {
    let page = ProductViewController(product)
    page.statusBarChange = StyleChange(in: 0.55...0.62, andBackIn: 0.04...0.12)
    // The container is a card until the card's contents have faded.
    page.transitionController.transition = .containerTransform(
      style: .init(
        fade: .through, path: .arc, background: shop.card(of: product)?.backgroundColor)
    ) { [weak shop] _ in shop?.card(of: product) }
    shop.present(page, animated: true)
    return page
  }
}
