import Transitioning
import Transitions

/// A receipt that comes from the leading side over a purse of cards.
struct StackSample: Sample {
  static let name = "stack"
  static let adoption = Adoption(".stack(from: .leading)")
  static let group = SampleGroup.expressive
  static let purpose = "a task on top, the way back in mind"
  static let summary =
    "A purse of cards; the last receipt is drawn over it from its side, and it sinks."

  private let purse = PurseViewController()

  var root: UIViewController { purse }

  func open() -> UIViewController {
    let receipt = ReceiptViewController()
    receipt.transitionController.transition = .stack(from: .leading)
    purse.present(receipt, animated: true)
    return receipt
  }
}
