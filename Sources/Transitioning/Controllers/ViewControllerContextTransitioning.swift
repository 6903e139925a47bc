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

/// What an animator needs to know about the transition that it performs.
@MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: View { get }

  /// True when the transition is to be seen.
  var isAnimated: Bool { get }

  /// True when the transition was called off.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation.
  var presentationStyle: ModalPresentationStyle { get }

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
