public import Foundation
public import HeadlessStage
public import HeadlessViews

/// The state of a transition for objects that animate alongside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// True if the transition is animated.
  var isAnimated: Bool { get }

  /// The style of the presentation; `none` if the transition is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// True if the transition began interactively.
  var initiallyInteractive: Bool { get }

  /// True if the transition can become interactive while it runs.
  var isInterruptible: Bool { get }

  /// True while an interaction controller drives the transition.
  var isInteractive: Bool { get }

  /// True if the transition was cancelled.
  var isCancelled: Bool { get }

  /// The duration of the transition when nothing drives it, in seconds.
  var transitionDuration: TimeInterval { get }

  /// The progress of the transition, in `0...1`.
  var percentComplete: CGFloat { get }

  /// The velocity of the transition at the release, in whole distances a second.
  var completionVelocity: CGFloat { get }

  /// The easing of the rest after a release.
  var completionCurve: UIView.AnimationCurve { get }

  /// The rotation of the container during the transition: always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// The view that contains the views of the transition.
  var containerView: UIView { get }

  /// One of the two controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views of the transition; nil for a view that it must not touch.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object through which other code animates alongside a transition and is notified of its end.
///
/// All participants of a transition have the same coordinator, from the request to the end.
///
/// ```swift
/// viewController.transitionCoordinator?.animate { _ in
///   toolbar.alpha = 1
/// } completion: { context in
///   if context.isCancelled { toolbar.removeFromSuperview() }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block inside the transition's animation, with the same beginning, duration, interaction
  /// and cancellation.
  ///
  /// The animated views must be in the container; for other views use
  /// `animateAlongsideTransition(in:animation:completion:)`. If the transition is cancelled, the
  /// animated values are restored.
  ///
  /// - Parameters:
  ///   - animation: Called once, after the animator has begun.
  ///   - completion: Called once, after everything else at the end; at once if the transition has
  ///     ended.
  /// - Returns: False if it is too late to animate alongside; the completion is called
  ///   nevertheless.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block inside the transition's animation, for animations in `view`, which may be outside
  /// the container.
  ///
  /// While an interaction controller drives the transition, it also drives the time of `view` and
  /// its subviews.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time the transition becomes interactive or is released.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block inside the transition's animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
