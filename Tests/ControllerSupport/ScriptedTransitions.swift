public import Transitioning

/// A transition that runs a closure at its start, and retains the context.
@MainActor
open class ScriptedTransition: Transition {
  private let script: (TransitionContext) -> Void

  /// The number of its starts.
  public private(set) var starts = 0

  /// Creates a transition that runs `script` at its start.
  public init(_ script: @escaping (TransitionContext) -> Void = { $0.transitionDidEnd() }) {
    self.script = script
  }

  open func start(with context: TransitionContext) {
    starts += 1
    script(context)
  }
}

/// A fade of the fore view, in an author's usual form.
package final class Fade: Transition {
  package init() {}

  package func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// A scripted transition with a duration of its own.
package final class TimedTransition: ScriptedTransition, TransitionWithCustomDuration {
  package var duration: TimeInterval
  package private(set) var questions = 0

  package init(_ duration: TimeInterval, _ script: @escaping (TransitionContext) -> Void) {
    self.duration = duration
    super.init(script)
  }

  package func transitionDuration(with context: TransitionContext) -> TimeInterval {
    questions += 1
    return duration
  }
}

/// A scripted transition that runs a fallback in its place.
package final class ModestTransition: ScriptedTransition, TransitionWithFallback {
  package var fallback: () -> (any Transition)? = { nil }

  package func fallbackTransition(with context: TransitionContext) -> any Transition {
    fallback() ?? self
  }
}

/// A scripted transition whose feasibility the test sets.
package final class WaryTransition: ScriptedTransition, TransitionWithFeasibility {
  package var isFeasible = true
  package var onQuestion: ((TransitionContext) -> Void)?

  package func canPerformTransition(with context: TransitionContext) -> Bool {
    onQuestion?(context)
    return isFeasible
  }
}

/// A scripted transition that refuses to be reversed.
package final class StubbornTransition: ScriptedTransition, TransitionWithInterruption {
  package func isInterruptible(with context: TransitionContext) -> Bool { false }
}

/// A scripted transition with a driver.
package final class DrivenTransition: ScriptedTransition, TransitionWithInteraction {
  package let interaction = UIPercentDrivenInteractiveTransition()

  /// True if the transition uses its driver.
  package var isDriven = true

  package func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? interaction : nil }
}

/// A sheet from the lower edge that a pan drives.
package final class PannedSheet: TransitionWithInteraction {
  package let pan: PanInteractionController

  package init(
    toward edge: TransitionEdge, direction: TransitionDirection = .backward,
    begin: @escaping () -> Void
  ) {
    pan = PanInteractionController(toward: edge, direction: direction, begin: begin)
  }

  package func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { pan }

  package func start(with context: TransitionContext) {
    let view: UIView = context.foreViewController.view
    context.animate(
      view, \.position, back: context.center(of: view, beyond: .bottom), fore: view.center)
    context.endAfterAnimations()
  }
}

/// A scripted transition with a presentation of its own.
package final class PresentingTransition: ScriptedTransition, TransitionWithPresentation {
  package var style = UIModalPresentationStyle.custom
  package var make: (UIViewController, UIViewController) -> UIPresentationController? = { _, _ in
    nil
  }

  package func defaultModalPresentationStyle() -> UIModalPresentationStyle { style }

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? { make(presented, presenting) }
}

/// A presentation controller that is a transition as well.
package final class StartingPresentationController: UIPresentationController, Transition {
  package var script: (TransitionContext) -> Void = { $0.transitionDidEnd() }
  package private(set) var starts = 0

  package func start(with context: TransitionContext) {
    starts += 1
    script(context)
  }
}
