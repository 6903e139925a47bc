public import Foundation
public import HeadlessStage
public import HeadlessViews

/// Drives a transition, mostly with what a finger does: an interaction controller.
///
/// It takes the animator's place at the start, and calls `animateTransition(using:)` itself if it
/// wants the animator's motion. `PercentDrivenInteractiveTransition` does, and is what most need.
@preconcurrency @MainActor
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition; called by the system, when control is back with the stage.
  ///
  /// The gesture may have ended by then (fact D3).
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)

  /// How fast the rest runs once it is let go: 1 as fast as the animator, 2 twice as fast; positive.
  var completionSpeed: CGFloat { get }

  /// How the rest is eased once it is let go.
  var completionCurve: View.AnimationCurve { get }

  /// False when the transition begins as an animation and may be taken hold of later (fact E11).
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// As fast as the animator.
  public var completionSpeed: CGFloat { 1 }

  /// Slow at both ends (fact E9).
  public var completionCurve: View.AnimationCurve { .easeInOut }

  /// Held from the beginning.
  public var wantsInteractiveStart: Bool { true }
}
