// A file with SwiftUI, which has a `Transition` of its own.

import SwiftUI
import Transitioning
import Transitions
import UIKit

final class Slow: ViewControllerTransition {
  func start(with context: TransitionContext) { context.transitionDidEnd() }
}
@MainActor func adopt(_ controller: UIViewController) {
  controller.transitionController.transition = Slow()
  controller.transitionController.transition = .slideUp()
}
@MainActor func own(_ controller: UIViewController) -> (any ViewControllerTransition)? {
  controller.transitionController.transition
}
