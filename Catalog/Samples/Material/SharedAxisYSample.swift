import Transitioning
import Transitions

/// A push from one letter to the one below it, along y.
struct SharedAxisYSample: NavigationSample {
  static let name = "shared-axis-y"
  static let adoption = Adoption(
    pushing: ".sharedAxis(.y, source: .flutter)", title: ".sharedAxis(.y)")
  static let group = SampleGroup.material
  static let purpose = "the next one, further down"
  static let summary = "A letter; the next one of the inbox comes from below, as it lies there."
  static let exceptions = [
    LawException(
      .follows, because: "the pages move upwards, and the finger goes to the side")
  ]

  let navigation = SceneNavigationController(MessageViewController(Message.inbox[3]))

  func open() -> UIViewController {
    let next = MessageViewController(Message.inbox[6])
    next.onClose = { [weak navigation] in _ = navigation?.popViewController(animated: true) }
    next.transitionController.transition = .sharedAxis(.y, source: .flutter)
    navigation.pushViewController(next, animated: true)
    return next
  }
}
