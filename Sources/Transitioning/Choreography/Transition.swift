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
/// A transition has identity and may retain values and views between forward and backward. A
/// transition opts in to more by conforming to protocols that begin with `TransitionWith`.
@preconcurrency @MainActor
public protocol Transition: AnyObject {
  /// Begins the motion; called each time the fore view controller is presented or dismissed, pushed
  /// or popped.
  ///
  /// When this method is called, the views are in the container, at their final frames and laid
  /// out. Every start must be followed by a call of the context's `transitionDidEnd()`.
  ///
  /// Animations made through the context or in an animation block are scrubbed, reversed and
  /// restored with the transition, wherever their views are in the container. A property animator
  /// keeps its own time and runs on. A model value that the transition sets directly keeps that
  /// value, also when the transition is cancelled.
  func start(with context: TransitionContext)
}

/// Another name of `Transition`, for files in which that name means something else.
///
/// In a subclass of `UIViewController`, `Transition` is UIKit's type from the SDK of iOS 18 on; with
/// SwiftUI imported, it is ambiguous; and in an app that has a type named `Transitioning`,
/// `Transitioning.Transition` is looked for in that type.
public typealias ViewControllerTransition = Transition

/// A transition that determines its own duration.
@preconcurrency @MainActor
public protocol TransitionWithCustomDuration: Transition {
  /// The duration of the transition, in seconds; finite and not negative.
  func transitionDuration(with context: TransitionContext) -> TimeInterval
}

/// A transition that may name another transition to run in its place.
@preconcurrency @MainActor
public protocol TransitionWithFallback: Transition {
  /// The transition to run: the receiver itself, or another transition.
  ///
  /// If the returned transition also conforms to `TransitionWithFallback`, it is asked in turn,
  /// until a transition returns itself or has no fallback. A cycle is detected and reported.
  func fallbackTransition(with context: TransitionContext) -> any Transition
}

/// A transition that cannot run in every situation.
@preconcurrency @MainActor
public protocol TransitionWithFeasibility: Transition {
  /// False if the transition cannot run between these controllers now; the system transition runs
  /// instead.
  ///
  /// This method is called before the container is in place. Base the result on the controllers,
  /// not on the container.
  func canPerformTransition(with context: TransitionContext) -> Bool
}

/// A transition that determines what runs when the user prefers reduced motion.
///
/// With reduced motion, any other transition is replaced by a cross-fade. A transition that has no
/// movement conforms and needs no method: the default returns the transition itself. The stage's
/// traits contain the preference.
@preconcurrency @MainActor
public protocol TransitionWithReducedMotion: Transition {
  /// The transition to run with reduced motion: the receiver itself, if it then has no movement, or
  /// another transition.
  func reducedMotionTransition(with context: TransitionContext) -> any Transition
}

extension TransitionWithReducedMotion {
  /// Returns the transition itself.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }
}

/// A transition that may refuse to be reversed while it runs.
@preconcurrency @MainActor
public protocol TransitionWithInterruption: Transition {
  /// False if the transition must not be reversed now; a request that would reverse the transition
  /// then waits for its end.
  ///
  /// A transition that does not conform to this protocol can be reversed at any time.
  func isInterruptible(with context: TransitionContext) -> Bool
}

/// A transition that a gesture or another interaction controller can drive.
@preconcurrency @MainActor
public protocol TransitionWithInteraction: Transition {
  /// The interaction controller that drives the transition; nil to run the transition without
  /// interaction.
  ///
  /// This method is called when the transition is requested, on the transition that runs, or on a
  /// `TransitionWithDrivenReplacement` for which that transition runs. While the transition is
  /// driven from its beginning, everything that it animates through the context has linear timing,
  /// springs included, so that the motion follows the finger.
  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// A transition that names another transition to run in its place while a finger drives the
/// transition from its beginning.
///
/// Navigation on Android has such a transition: what previews the way back under a finger is not
/// what runs after a tap on the back button. The transition itself is asked for the interaction
/// controller, in place of the transition that runs, because one gesture serves both.
///
/// ```swift
/// final class PhotoTransition: TransitionWithDrivenReplacement {
///   let (pan, shrinking) = (PanInteractionController(toward: .bottom) {}, ScalingTransition.scale())
///
///   func drivenTransition(with context: TransitionContext) -> (any Transition)? {
///     context.direction == .backward ? shrinking : nil
///   }
///
///   func interactionController(
///     with context: TransitionContext
///   ) -> (any UIViewControllerInteractiveTransitioning)? {
///     context.direction == .backward ? pan : nil
///   }
///
///   func start(with context: TransitionContext) {
///     context.animate(context.foreView, \.opacity, back: 0, fore: 1)
///     context.endAfterAnimations()
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol TransitionWithDrivenReplacement: TransitionWithInteraction {
  /// The transition to run if an interaction controller drives the transition from its beginning;
  /// nil to run the same transition as without a finger.
  ///
  /// The method is called when the transition is requested, and again at its start if the
  /// transition is interactive then, whichever interaction controller drives it. The result runs as
  /// if it had been set itself: it is asked for its fallback, its feasibility and its duration. If
  /// it cannot run, the transition runs that runs without a finger.
  func drivenTransition(with context: TransitionContext) -> (any Transition)?
}

/// A transition that comes with its own presentation controller.
@preconcurrency @MainActor
public protocol TransitionWithPresentation: Transition {
  /// The presentation style of controllers that have this transition; `.custom` by default, which
  /// it must be for `presentationController(forPresented:presenting:source:)` to be called.
  func defaultModalPresentationStyle() -> UIModalPresentationStyle

  /// The presentation controller that manages the presentation; nil for one without views of its
  /// own.
  ///
  /// If the presentation controller is itself a `Transition`, it starts each time this transition
  /// starts, before this transition. It need not call `transitionDidEnd()`: without that call it
  /// ends when this transition has ended and no animation that it made through its context still
  /// runs.
  ///
  /// - Parameters:
  ///   - presented: The controller to present, whose transition this is.
  ///   - presenting: The presenting controller; `presented` itself when the presentation controller
  ///     is requested before the presentation, because the presenting controller is not known then.
  ///   - source: The controller whose `present` was called; `presented` itself when the
  ///     presentation controller is requested before the presentation.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController?
}

extension TransitionWithPresentation {
  /// Returns `.custom`, so that the transition's presentation controller manages the presentation.
  public func defaultModalPresentationStyle() -> UIModalPresentationStyle { .custom }
}
