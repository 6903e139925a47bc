import Transitioning
import Transitions

/// A push from a pass of a café to the last receipt.
struct EntranceSample: InteractiveSample {
  static let name = "entrance"
  static let adoption = Adoption(pushing: ".entrance()")
  static let group = SampleGroup.system
  static let purpose = "another place, as on Windows"
  static let summary = "A pass of a café; it fades, and then its last receipt comes up a little."
  static let takesHold = true
  static let exceptions = [
    LawException(
      .follows, because: "the receipt moves upwards, and the finger goes to the side")
  ]

  private let navigation = SceneNavigationController(PassViewController(Pass.all[3]))

  var root: UIViewController { navigation }

  func open() -> UIViewController {
    let receipt = ReceiptViewController()
    receipt.transitionController.transition = .entrance()
    navigation.pushViewController(receipt, animated: true)
    return receipt
  }

  func close(_ controller: UIViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: UIViewController) -> Bool { navigation.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
