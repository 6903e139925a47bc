public import Foundation
public import HeadlessStage
public import HeadlessViews

/// What is known of a change that others may animate along with.
@MainActor
public protocol ContentTransitionContext: AnyObject {
  /// True when the change is to be seen.
  var isAnimated: Bool { get }

  /// The style of the presentation; `none` when nothing is presented or dismissed.
  var presentationStyle: ModalPresentationStyle { get }

  /// True when a gesture drove the change at its beginning.
  var initiallyInteractive: Bool { get }

  /// True when a gesture may take the change over.
  var isInterruptible: Bool { get }

  /// True while a gesture drives the change.
  var isInteractive: Bool { get }

  /// True when the change was called off.
  var isCancelled: Bool { get }

  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far a gesture had come when it ended, in `0...1`.
  var percentComplete: CGFloat { get }

  /// How fast a gesture was when it ended; 1 is as fast as the change would have been without it.
  var completionVelocity: CGFloat { get }

  /// How what follows a gesture is paced.
  var completionCurve: View.AnimationCurve { get }

  /// The view in which the change takes place.
  var containerView: View { get }

  /// How the views are turned in the end; the identity when they are not.
  var targetTransform: AffineTransform { get }

  /// One of the two controllers of a transition; nil when the change is none.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// One of the two views of a transition; nil when the change is none.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// Lets others animate along with a change, and hear of its end.
@MainActor
public protocol ContentTransitionCoordinator: ContentTransitionContext {
  /// Runs a block within the change's own animation.
  ///
  /// - Parameters:
  ///   - animation: Runs once, with the change's duration.
  ///   - completion: Runs once, when the change has come to rest; at once when it has already.
  /// - Returns: False when it is too late to animate along; the completion runs all the same.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ContentTransitionContext) -> Void)?,
    completion: ((any ContentTransitionContext) -> Void)?
  ) -> Bool

  /// Runs a block within the change's own animation, for views that are not in its container.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?, animation: ((any ContentTransitionContext) -> Void)?,
    completion: ((any ContentTransitionContext) -> Void)?
  ) -> Bool

  /// Calls a block whenever a gesture takes the change over or lets it go.
  func notifyWhenInteractionChanges(_ handler: @escaping (any ContentTransitionContext) -> Void)
}

extension ContentTransitionCoordinator {
  /// Runs a block within the change's own animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ContentTransitionContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
