import Transitioning
import Transitions

/// A push from a pass of a café to the last receipt.
struct EntranceSample: NavigationSample {
  static let name = "entrance"
  static let adoption = Adoption(pushing: ".entrance()")
  static let group = SampleGroup.system
  static let purpose = "another place, as on Windows"
  static let summary = "A pass of a café; it fades, and then its last receipt comes up a little."
  static let exceptions = [
    LawException(
      .follows, because: "the receipt moves upwards, and the finger goes to the side")
  ]

  let navigation = SceneNavigationController(PassViewController(Pass.all[3]))

  func open() -> UIViewController {
    let receipt = ReceiptViewController()
    receipt.transitionController.transition = .entrance()
    navigation.pushViewController(receipt, animated: true)
    return receipt
  }
}
