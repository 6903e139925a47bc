public import Foundation

/// A motion between two view controllers, written once for both directions.
///
/// ```swift
/// final class FadeTransition: Transition {
///   func start(with context: TransitionContext) {
///     context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
///     context.endAfterAnimations()
///   }
/// }
/// ```
///
/// A transition has identity and may keep what it needs between forward and backward. It opts in to
/// more by conforming to protocols that begin with `TransitionWith`.
@preconcurrency @MainActor
public protocol Transition: AnyObject {
  /// Begins the motion; called each time the fore view controller comes or goes.
  ///
  /// The views stand in the container at their final frames, laid out, when this is called. Every
  /// start must be followed by the context's `transitionDidEnd()`.
  ///
  /// What the context or an animation block animates is driven, turned round and put back along with
  /// the transition, wherever it stands in the container. A property animator has a time of its own, in
  /// which it goes on; and a model that is set by hand stays as it was set, also when the transition is
  /// called off.
  func start(with context: TransitionContext)
}

/// A transition that knows how long it takes.
@preconcurrency @MainActor
public protocol TransitionWithCustomDuration: Transition {
  /// How long the transition takes, in seconds; finite and not negative.
  func transitionDuration(with context: TransitionContext) -> TimeInterval
}

/// A transition that may let another one run in its place.
@preconcurrency @MainActor
public protocol TransitionWithFallback: Transition {
  /// The transition to run: the receiver itself, or another.
  ///
  /// The answer is asked in turn, until one answers itself or cannot fall back. A circle is found
  /// and reported.
  func fallbackTransition(with context: TransitionContext) -> any Transition
}

/// A transition that cannot always run.
@preconcurrency @MainActor
public protocol TransitionWithFeasibility: Transition {
  /// False when the transition cannot run between these controllers now; the system's runs then.
  ///
  /// Asked before the container is in place, so look at the controllers rather than at it.
  func canPerformTransition(with context: TransitionContext) -> Bool
}

/// A transition that knows what to do for people who want as little motion as possible.
///
/// Any other transition gives way to a cross-fade when the stage's traits say so.
@preconcurrency @MainActor
public protocol TransitionWithReducedMotion: Transition {
  /// The transition to run with reduced motion: the receiver itself, if it moves nothing then, or
  /// another.
  func reducedMotionTransition(with context: TransitionContext) -> any Transition
}

/// A transition that may not want to be turned round on the way.
@preconcurrency @MainActor
public protocol TransitionWithInterruption: Transition {
  /// False when the transition is not to be reversed now; what asks for it then waits for its end.
  ///
  /// A transition that is not asked can be reversed at any time.
  func isInterruptible(with context: TransitionContext) -> Bool
}

/// A transition that can be driven, mostly by a finger.
@preconcurrency @MainActor
public protocol TransitionWithInteraction: Transition {
  /// Who drives the transition; nil lets it run by itself.
  ///
  /// Asked when the transition is requested, of the transition that runs. While it is driven from the
  /// beginning, whatever it animates through the context follows at an even pace, springs as well, for
  /// a finger is its own easing.
  func interactionController(
    with context: TransitionContext
  ) -> (any ViewControllerInteractiveTransitioning)?
}

/// A transition that brings a presentation of its own.
@preconcurrency @MainActor
public protocol TransitionWithPresentation: Transition {
  /// The presentation style that controllers with this transition take; `.custom` for what follows
  /// to be asked.
  func defaultModalPresentationStyle() -> ModalPresentationStyle

  /// What manages the presentation; nil takes one that adds nothing.
  ///
  /// If it is itself a `Transition`, it is started first, each time this transition is. It may leave the
  /// end to the transition, and then has ended when that has and nothing that it animated through its
  /// context still runs.
  ///
  /// - Parameter presenting: The controller that presents; `presented` itself when the presentation
  ///   controller is asked for ahead of time, as that is not known then.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController?
  ) -> PresentationController?
}
