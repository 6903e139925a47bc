import Transitioning

/// A transition that runs a closure at its start, and retains the context.
@MainActor
class ScriptedTransition: Transition {
  private let script: (TransitionContext) -> Void

  /// The number of its starts.
  private(set) var starts = 0

  init(_ script: @escaping (TransitionContext) -> Void = { $0.transitionDidEnd() }) {
    self.script = script
  }

  func start(with context: TransitionContext) {
    starts += 1
    script(context)
  }
}

/// A fade of the fore view, in an author's usual form.
final class Fade: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// A scripted transition with a duration of its own.
final class TimedTransition: ScriptedTransition, TransitionWithCustomDuration {
  var duration: TimeInterval
  private(set) var questions = 0

  init(_ duration: TimeInterval, _ script: @escaping (TransitionContext) -> Void) {
    self.duration = duration
    super.init(script)
  }

  func transitionDuration(with context: TransitionContext) -> TimeInterval {
    questions += 1
    return duration
  }
}

/// A scripted transition that runs a fallback in its place.
final class ModestTransition: ScriptedTransition, TransitionWithFallback {
  var fallback: () -> (any Transition)? = { nil }

  func fallbackTransition(with context: TransitionContext) -> any Transition { fallback() ?? self }
}

/// A scripted transition whose feasibility the test sets.
final class WaryTransition: ScriptedTransition, TransitionWithFeasibility {
  var isFeasible = true
  var onQuestion: ((TransitionContext) -> Void)?

  func canPerformTransition(with context: TransitionContext) -> Bool {
    onQuestion?(context)
    return isFeasible
  }
}

/// A scripted transition that refuses to be reversed.
final class StubbornTransition: ScriptedTransition, TransitionWithInterruption {
  func isInterruptible(with context: TransitionContext) -> Bool { false }
}

/// A scripted transition with a driver.
final class DrivenTransition: ScriptedTransition, TransitionWithInteraction {
  let interaction = PercentDrivenInteractiveTransition()

  /// True if the transition uses its driver.
  var isDriven = true

  func interactionController(
    with context: TransitionContext
  ) -> (any ViewControllerInteractiveTransitioning)? { isDriven ? interaction : nil }
}

/// A scripted transition with a presentation of its own.
final class PresentingTransition: ScriptedTransition, TransitionWithPresentation {
  var style = ModalPresentationStyle.custom
  var make: (ViewController, ViewController) -> PresentationController? = { _, _ in nil }

  func defaultModalPresentationStyle() -> ModalPresentationStyle { style }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController?
  ) -> PresentationController? { make(presented, presenting) }
}

/// A presentation controller that is a transition as well.
final class StartingPresentationController: PresentationController, Transition {
  var script: (TransitionContext) -> Void = { $0.transitionDidEnd() }
  private(set) var starts = 0

  func start(with context: TransitionContext) {
    starts += 1
    script(context)
  }
}
