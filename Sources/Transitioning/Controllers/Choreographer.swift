/// The transitioning delegate that a view controller owns; it must not retain the controller.
@MainActor
protocol Choreographer: ViewControllerTransitioningDelegate, Sendable {
  /// The controller that retains the choreographer; the controller sets this to nil when it is
  /// deallocated.
  var viewController: ViewController? { get set }

  /// True if the controller has its own transition.
  var fillsScreen: Bool { get }
}
