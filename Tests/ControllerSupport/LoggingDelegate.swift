package import StageSupport
package import Transitioning

/// A transitioning delegate that logs its calls, and returns what its properties hold.
@MainActor
package final class LoggingDelegate: UIViewControllerTransitioningDelegate {
  private let log: Log

  /// The animator for both directions.
  package var animator: (any UIViewControllerAnimatedTransitioning)?

  /// The driver for both directions; the log has a question for it only if it is set.
  package var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Makes the presentation controller; nil returns nil.
  package var makePresentationController:
    ((UIViewController, UIViewController?) -> UIPresentationController?)?

  /// The closure that runs at each question for an animator or a presentation controller, with the
  /// question's name.
  package var whenCalled: (String) -> Void = { _ in }

  package init(_ log: Log, animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    self.log = log
    self.animator = animator
  }

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note(
      "animationController(forPresented: \(name(presented)), presenting: \(name(presenting)), "
        + "source: \(name(source)))")
    whenCalled("animationController(forPresented:)")
    return animator
  }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animationController(forDismissed: \(name(dismissed)))")
    whenCalled("animationController(forDismissed:)")
    return animator
  }

  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if interaction != nil { log.note("interactionControllerForPresentation") }
    return interaction
  }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if interaction != nil { log.note("interactionControllerForDismissal") }
    return interaction
  }

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note(
      "presentationController(forPresented: \(name(presented)), presenting: \(name(presenting)), "
        + "source: \(name(source)))")
    whenCalled("presentationController(forPresented:)")
    return makePresentationController?(presented, presenting)
  }

  private func name(_ controller: UIViewController?) -> String { controller?.title ?? "nil" }
}

/// An animator of UIKit's kind that logs its callbacks, and ends after its duration.
@MainActor
package final class LoggingAnimator: UIViewControllerAnimatedTransitioning {
  private let log: Log
  package var duration: TimeInterval
  package var completes: Bool?
  package var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  /// Makes an animator that completes with `completes` at the end; with nil it never completes.
  package init(_ log: Log, duration: TimeInterval = 0.25, completes: Bool? = true) {
    self.log = log
    self.duration = duration
    self.completes = completes
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.note("transitionDuration")
    return duration
  }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {
    log.note("animateTransition")
    let context = transitionContext
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      let index = controller.isBeingPresented ? context.containerView.subviews.count : 0
      view.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(view, at: index)
    }
    onAnimate?(context)
    guard let completes, let stage = context.containerView.window?.stage else { return }
    stage.perform(afterDelay: duration) { context.completeTransition(completes) }
  }

  package func animationEnded(_ transitionCompleted: Bool) {
    log.note("animationEnded(\(transitionCompleted))")
  }
}

/// A presentation controller that logs its callbacks.
@MainActor
package final class LoggingPresentationController: UIPresentationController {
  private let log: Log
  private let removesPresenter: Bool
  package var frame: CGRect?
  package var coversScreen = true
  package var reactions: [String: () -> Void] = [:]

  package init(
    _ log: Log, presented: UIViewController, presenting: UIViewController?, removes: Bool
  ) {
    self.log = log
    removesPresenter = removes
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// The closure that runs at each callback and at each question, with its name.
  package var whenCalled: (String) -> Void = { _ in }

  private func note(_ callback: String, _ completed: Bool? = nil) {
    let call = callback + (completed.map { "(\($0))" } ?? "")
    log.note("PC.\(call)")
    reactions[call]?()
    whenCalled(callback)
  }

  package override var shouldRemovePresentersView: Bool {
    whenCalled("shouldRemovePresentersView")
    return removesPresenter
  }
  package override var shouldPresentInFullscreen: Bool {
    whenCalled("shouldPresentInFullscreen")
    return coversScreen
  }
  package override var frameOfPresentedViewInContainerView: CGRect {
    whenCalled("frameOfPresentedViewInContainerView")
    return frame ?? super.frameOfPresentedViewInContainerView
  }
  package override func presentationTransitionWillBegin() {
    note("presentationTransitionWillBegin")
  }
  package override func presentationTransitionDidEnd(_ completed: Bool) {
    note("presentationTransitionDidEnd", completed)
  }
  package override func dismissalTransitionWillBegin() { note("dismissalTransitionWillBegin") }
  package override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("dismissalTransitionDidEnd", completed)
  }
  package override func containerViewWillLayoutSubviews() {
    if log.includesLayout { note("containerViewWillLayoutSubviews") }
  }
  package override func containerViewDidLayoutSubviews() {
    if log.includesLayout { note("containerViewDidLayoutSubviews") }
  }
}
