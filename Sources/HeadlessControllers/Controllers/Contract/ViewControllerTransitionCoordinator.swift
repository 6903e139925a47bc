public import Foundation
public import HeadlessStage
public import HeadlessViews

/// What can be known of a transition by those who only go along with it (fact F8).
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// True when the transition is to be seen.
  var isAnimated: Bool { get }

  /// The style of the presentation; `none` for what is no presentation.
  var presentationStyle: ModalPresentationStyle { get }

  /// True when the transition began with somebody driving it.
  var initiallyInteractive: Bool { get }

  /// True when the transition can be taken hold of while it runs.
  var isInterruptible: Bool { get }

  /// True while somebody drives the transition.
  var isInteractive: Bool { get }

  /// True when the transition was called off.
  var isCancelled: Bool { get }

  /// How long the transition takes when nobody drives it, in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far the transition is, in `0...1`.
  var percentComplete: CGFloat { get }

  /// How fast the transition was when it was let go, in whole ways a second.
  var completionVelocity: CGFloat { get }

  /// How the rest is eased once it is let go.
  var completionCurve: View.AnimationCurve { get }

  /// How the container turns meanwhile: not at all.
  var targetTransform: CGAffineTransform { get }

  /// The view in which the transition takes place.
  var containerView: View { get }

  /// One of the two controllers of the transition.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// One of the two views of the transition; nil for one that it leaves alone.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// Lets others animate along with a transition, and hear of its end.
///
/// All controllers that take part see the same coordinator, from the request to the end.
///
/// ```swift
/// viewController.transitionCoordinator?.animate { _ in
///   toolbar.alpha = 1
/// } completion: { context in
///   if context.isCancelled { toolbar.removeFromSuperview() }
/// }
/// ```
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Runs a block within the transition's own animation: same beginning, same duration, and driven
  /// and called off along with it.
  ///
  /// What it animates must be in the container; where that is not so, use
  /// `animateAlongsideTransition(in:animation:completion:)`. Should the transition be called off, what
  /// was animated is put back.
  ///
  /// - Parameters:
  ///   - animation: Runs once, when the animator has begun.
  ///   - completion: Runs once, after everything else that the end brings; at once when the end has
  ///     passed.
  /// - Returns: False when it is too late to animate along; the completion runs all the same (F1).
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block within the transition's own animation that animates what is in `view`, which need
  /// not be in the container.
  ///
  /// While somebody drives the transition, the time of everything in `view` is driven along.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time that the transition is let go or taken hold of (fact F7).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Runs a block within the transition's own animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
