public import Foundation
public import HeadlessViews

/// A key for one of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: String, Hashable, Sendable, CaseIterable {
  /// The controller that is visible at the beginning of the transition.
  case from = "UITransitionContextFromViewController"
  /// The controller that is visible at the end of the transition.
  case to = "UITransitionContextToViewController"

  /// The choice with a name; an unknown name counts as `from`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .from
  }
}

/// A key for one of the two views of a transition.
public enum UITransitionContextViewKey: String, Hashable, Sendable, CaseIterable {
  /// The outgoing view.
  case from = "UITransitionContextFromView"
  /// The incoming view.
  case to = "UITransitionContextToView"

  /// The choice with a name; an unknown name counts as `from`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .from
  }
}

/// The context of a transition: the information for its animator, and the methods to report its
/// progress.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the views of the transition.
  var containerView: UIView { get }

  /// True if the transition is animated.
  var isAnimated: Bool { get }

  /// True while an interaction controller drives the transition.
  var isInteractive: Bool { get }

  /// True if the transition was cancelled.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `none` if the transition is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The rotation of the container during the transition: always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Reports the fraction to which the transition was driven, in `0...1`; only while it is
  /// interactive.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that the transition is released and runs to its end.
  func finishInteractiveTransition()

  /// Reports that the transition is released and runs back to its beginning.
  func cancelInteractiveTransition()

  /// Reports that the running transition becomes interactive.
  func pauseInteractiveTransition()

  /// Ends the transition; must be called exactly once.
  ///
  /// The links, the appearance callbacks and the completions follow inside this call.
  ///
  /// - Parameter didComplete: False if the transition was cancelled, so that everything returns to
  ///   its former state.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers; in a presentation, the presenting or the presented one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views; nil for a view that the transition must not touch, because it stays
  /// where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame of a controller's view at the beginning, in the container, in points; zero if the
  /// view is not on the screen yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame that a controller's view must have at the end, in the container, in points; zero if
  /// the view leaves the screen.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// False.
  public var isInteractive: Bool { false }

  /// The identity.
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
