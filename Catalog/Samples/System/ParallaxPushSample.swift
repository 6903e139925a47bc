import Transitioning
import Transitions

/// A push from the inbox to a letter, with parallax.
struct ParallaxPushSample: NavigationSample {
  static let name = "parallax-push"
  static let adoption = Adoption(pushing: ".parallaxPush()")
  static let group = SampleGroup.system
  static let purpose = "one level deeper in a stack"
  static let summary = "An inbox; a letter is pushed over it, and it moves aside and darkens."
  static let farEnough = 0.6

  let navigation = LettersNavigationController()

  func open() -> UIViewController {
    let letter = MessageViewController(Message.inbox[1])
    letter.onClose = { [unowned navigation] in navigation.popViewController(animated: true) }
    letter.transitionController.transition = .parallaxPush()
    navigation.pushViewController(letter, animated: true)
    return letter
  }
}
