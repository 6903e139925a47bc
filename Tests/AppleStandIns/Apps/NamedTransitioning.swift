// An app with a type named as the module.

import Transitioning
import Transitions
import UIKit

protocol Transitioning {}
final class Slow: ViewControllerTransition, Transitioning {
  func start(with context: TransitionContext) { context.transitionDidEnd() }
}
@MainActor func adopt(_ controller: UIViewController) {
  let chosen: any ViewControllerTransition = Slow()
  controller.transitionController.transition = chosen
}
