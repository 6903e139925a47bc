import Foundation
import Transitioning

/// A sample with the gesture to go back: a swipe from the edge of the screen, which also takes hold
/// of the transition on its way there.
protocol SwipedBackSample: InteractiveSample {}

extension SwipedBackSample {
  static var takesHold: Bool { true }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    stage.swipeBack(over: fraction)
  }
}

/// A sample whose controller is pushed onto a stack, and popped.
protocol NavigationSample: SwipedBackSample {
  associatedtype Stack: UINavigationController

  /// The stack.
  var navigation: Stack { get }
}

extension NavigationSample {
  var root: UIViewController { navigation }

  func close(_ controller: UIViewController) { navigation.popViewController(animated: true) }

  func shows(_ controller: UIViewController) -> Bool { navigation.topViewController === controller }
}
