import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The place and the controllers of a transition, and the steps that depend on them.
///
/// A `ControllerTransition` retains its scene and asks it. A scene does not refer to the transition;
/// steps that need the transition get it.
@MainActor
protocol TransitionScene: AnyObject {
  /// The clock of the stage that shows the transition now; nil if no stage does.
  var clock: Timeline? { get }

  /// The name of the transition in logs.
  var label: String { get }

  /// The direction of the transition.
  var direction: TransitionDirection { get }

  /// The controllers that take part.
  var participants: [UIViewController] { get }

  /// The layers that take part and are outside the container.
  var bystanders: [CALayer] { get }

  /// What the presentations that the transition ends have changed, topmost first.
  var leavingLogs: [ModelUndoLog] { get }

  /// True if the incoming view is not visible unless the animator adds it to the container.
  var isAnimatorToPlaceView: Bool { get }

  /// True if the transition runs for a change that leads back to its beginning.
  var isTurned: Bool { get }

  // MARK: The answers of the context

  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect

  // MARK: The steps

  /// Places the views and calls the *will* callbacks; returns false if the transition must not be
  /// animated.
  func begin(animated: Bool) -> Bool

  /// Places the incoming view when there is no animator to do so.
  func placeIncomingView(in transition: ControllerTransition)

  /// Restores the views and calls the *did* callbacks.
  func finish(_ transition: ControllerTransition, completed: Bool)

  /// Cleans up after all completions have been called.
  func didFinish(_ transition: ControllerTransition, completed: Bool)
}
