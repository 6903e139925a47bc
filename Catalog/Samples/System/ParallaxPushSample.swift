import Foundation
import Transitioning
import Transitions

/// A push from the inbox to a letter, with parallax.
struct ParallaxPushSample: InteractiveSample {
  static let name = "parallax-push"
  static let adoption = Adoption(pushing: ".parallaxPush()")
  static let group = SampleGroup.system
  static let purpose = "one level deeper in a stack"
  static let summary = "An inbox; a letter is pushed over it, and it moves aside and darkens."
  static let farEnough = 0.6
  static let takesHold = true

  private let letters = LettersNavigationController()

  var root: UIViewController { letters }

  func open() -> UIViewController {
    let letter = MessageViewController(Message.inbox[1])
    letter.onClose = { [unowned letters] in letters.popViewController(animated: true) }
    letter.transitionController.transition = .parallaxPush()
    letters.pushViewController(letter, animated: true)
    return letter
  }

  func close(_ controller: UIViewController) { letters.popViewController(animated: true) }

  func shows(_ controller: UIViewController) -> Bool { letters.topViewController === controller }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}
