import Transitioning
import Transitions

/// A short message that a piece is in the cart.
struct ToastSample: Sample {
  static let name = "toast"
  static let adoption = Adoption(".toast(margin: 80)")
  static let group = SampleGroup.sheets
  static let purpose = "what the user did is done"
  static let summary = "The page of a vase; a short message says that it is in the cart."

  private let page = PotViewController(Pot.all[1])

  init() {
    page.onOrder = { [unowned page] in Self.confirm(over: page) }
  }

  var root: UIViewController { page }

  func open() -> UIViewController { Self.confirm(over: page) }

  @discardableResult
  private static func confirm(over page: UIViewController) -> UIViewController {
    let toast = PotToastViewController("Moon vase is in the cart")
    toast.transitionController.transition = .toast(margin: 80)
    page.present(toast, animated: true)
    return toast
  }
}
