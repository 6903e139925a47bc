import HeadlessViews
import TransitionCurves

/// What decides about the transitions of a view controller, and what has been decided.
@MainActor
final class TransitionState {
  /// The style of the presentation as it was set.
  var style = UIModalPresentationStyle.automatic

  /// The preferred system transition; takes precedence over `modalTransitionStyle`.
  var preferredTransition: SystemTransition?

  /// The delegate, unless it is the transition controller.
  weak var foreignDelegate: (any UIViewControllerTransitioningDelegate)?

  /// True if the delegate is the transition controller.
  var isDelegatedToChoreographer = false

  /// True once a delegate was set, also if it has been deallocated.
  var expectsDelegate = false

  /// The storage of `presentationController`; nil until it is created.
  var controller: UIPresentationController?

  /// True while the transitioning delegate creates a presentation controller before the
  /// presentation.
  var isAskingForController = false

  var isBeingPresented = false
  var isBeingDismissed = false

  /// The coordinators of the transitions in which the controller itself takes part, newest last; a
  /// container may present a controller while it exchanges its children.
  var coordinators: [TransitionCoordinator] = []

  /// The newest of these coordinators.
  var coordinator: TransitionCoordinator? { coordinators.last }

  /// The decisions about the controller's most recent presentation or dismissal, push or pop, in
  /// order; an app reads them as `transitionDecisions`.
  var decisions: [TransitionDecision] = []

  /// The reported reasons why nothing asks for the controller's own transition.
  var reportedObstacles: Set<TransitionObstacle> = []
}
