public import Foundation
public import HeadlessViews

/// Names one of the two controllers of a transition.
public enum TransitionContextViewControllerKey: String, Hashable, Sendable {
  /// The controller that is visible when the transition begins.
  case from
  /// The controller that is visible when it has ended.
  case to
}

/// Names one of the two views of a transition.
public enum TransitionContextViewKey: String, Hashable, Sendable {
  /// The view that is to leave.
  case from
  /// The view that is to come in.
  case to
}

/// What those who perform a transition need to know about it, and how they tell how it goes.
@preconcurrency @MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: View { get }

  /// True when the transition is to be seen.
  var isAnimated: Bool { get }

  /// True while somebody drives the transition.
  var isInteractive: Bool { get }

  /// True when the transition was called off.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `none` for what is no presentation.
  var presentationStyle: ModalPresentationStyle { get }

  /// How the container turns meanwhile: not at all.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far the transition was driven, in `0...1`; only while it is interactive.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the transition is let go, to run to its end by itself.
  func finishInteractiveTransition()

  /// Tells that the transition is let go, to run back to its beginning by itself.
  func cancelInteractiveTransition()

  /// Tells that the transition is taken hold of while it runs by itself.
  func pauseInteractiveTransition()

  /// Ends the transition: everything that hangs on its end happens now.
  ///
  /// - Parameter didComplete: False when everything is to be as it was before (facts D8–D10).
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers; for modals these are the presenting and the presented.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// One of the two views; nil for one that the transition is to leave alone (fact C20).
  func view(forKey key: TransitionContextViewKey) -> View?

  /// Where a controller's view begins, in the container; zero when it is not on the screen yet.
  func initialFrame(for vc: ViewController) -> CGRect

  /// Where a controller's view must be at the end; zero when it leaves the screen.
  func finalFrame(for vc: ViewController) -> CGRect
}

extension ViewControllerContextTransitioning {
  /// Not interactive.
  public var isInteractive: Bool { false }

  /// Not turned.
  public var targetTransform: CGAffineTransform { .identity }

  /// Does nothing.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  /// Does nothing.
  public func finishInteractiveTransition() {}

  /// Does nothing.
  public func cancelInteractiveTransition() {}

  /// Does nothing.
  public func pauseInteractiveTransition() {}
}
