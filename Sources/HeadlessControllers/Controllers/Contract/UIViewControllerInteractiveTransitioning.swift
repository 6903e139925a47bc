public import Foundation
public import HeadlessStage
public import HeadlessViews

/// An interaction controller: an object that drives a transition, usually from a gesture.
///
/// Its `startInteractiveTransition(_:)` is called in place of the animator, and calls
/// `animateTransition(using:)` itself if it needs the animator's motion.
/// `UIPercentDrivenInteractiveTransition` does this and is sufficient for most transitions.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition; called by the system when the caller's code has returned to the stage.
  ///
  /// The gesture may have ended by then.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest after a release, relative to the animator; unitless and positive.
  var completionSpeed: CGFloat { get }

  /// The easing of the rest after a release.
  var completionCurve: UIView.AnimationCurve { get }

  /// False if the transition begins without interaction and becomes interactive later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: as fast as the animator.
  public var completionSpeed: CGFloat { 1 }

  /// `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
