/// Whoever a view controller keeps to answer for its transitions; takes no part in keeping it.
@MainActor
protocol Choreographer: ViewControllerTransitioningDelegate, Sendable {
  /// The controller that keeps the choreographer, and sets this to nil at its end.
  var viewController: ViewController? { get set }

  /// True when there is a transition of the controller's own to come and go with.
  var fillsScreen: Bool { get }
}
