import Transitioning
import Transitions

/// Two pieces of a shop, of which the one and then the other is in front.
struct SwapSample: Sample {
  static let name = "swap"
  static let adoption = Adoption(".swap()")
  static let group = SampleGroup.expressive
  static let purpose = "two equals, one of them in front"
  static let summary = "A bowl of a shop; it changes places with a vase that was behind it."

  private let bowl = ProductViewController(Product.all[1])

  var root: UIViewController { bowl }

  func open() -> UIViewController {
    let vase = ProductViewController(Product.all[5])
    vase.statusBarChange = StyleChange(
      to: .style(.default), between: (0.06...0.12, 0.88...0.94))
    vase.transitionController.transition = .swap()
    bowl.present(vase, animated: true)
    return vase
  }
}
