// A subclass of a view controller, in which `Transition` means `UIViewController.Transition`.

import Transitioning
import Transitions
import UIKit

final class Page: UIViewController {
  final class Slow: ViewControllerTransition {
    func start(with context: TransitionContext) { context.transitionDidEnd() }
  }
  var chosen: any ViewControllerTransition = Slow()
  func adopt() { transitionController.transition = chosen }
}
extension ViewControllerTransition where Self == Page.Slow {
  static var slow: Self { Self() }
}
@MainActor func adopt(_ page: Page) { page.transitionController.transition = .slow }
