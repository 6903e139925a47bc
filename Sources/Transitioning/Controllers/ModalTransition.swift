import Foundation
import HeadlessStage
import HeadlessViews

/// One transition of a presentation, forward or backward: the steps in their order, and the context
/// that the animator works with.
///
/// The order is that of section K of the controllers' semantics.
@MainActor
final class ModalTransition {
  let presentation: Presentation
  let isPresenting: Bool
  let isAnimated: Bool

  /// The controller that comes or goes.
  let presented: ViewController

  /// The controller behind it: the presenter, or the one further down that a dismissal goes back to.
  let back: ViewController

  private(set) var transitionWasCancelled = false
  private(set) var duration: TimeInterval = 0
  private var animator: (any ViewControllerAnimatedTransitioning)?
  private var completions: [() -> Void]
  private var coordinator: TransitionCoordinator?
  private var duty: Timeline.Duty?

  /// What `completeTransition` was called with, once it was.
  private var outcome: Bool?
  private var hasStarted = false
  private var isStarting = false

  /// True when the end did not wait for the animator, which may still report its own.
  private var isCutShort = false

  /// The presentations that a dismissal ends, topmost first; of those below the first, nobody sees
  /// more than that they are gone (fact B21).
  private let leaving: [Presentation]

  init(
    _ presentation: Presentation, back: ViewController, isPresenting: Bool, isAnimated: Bool,
    animator: (any ViewControllerAnimatedTransitioning)?, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.isAnimated = isAnimated
    self.back = back
    self.animator = animator
    presented = presentation.presented
    completions = completion.map { [$0] } ?? []
    leaving = sequence(first: presentation) {
      $0.presenting === back ? nil : $0.presenting.presentation
    }.map { $0 }
    duty = presentation.stage?.timeline.beginDuty { [weak self] in self?.unended ?? [] }
    guard isAnimated else { return }
    let coordinator = TransitionCoordinator(self)
    self.coordinator = coordinator
    for controller in participants { controller.transitionCoordinator = coordinator }
  }

  /// Adds somebody who wants to hear of the end.
  func addCompletion(_ completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// True until `completeTransition` is called.
  var isUnderWay: Bool { outcome == nil }

  /// The presentation that took the view of the controller behind out, if one did.
  var remover: Presentation? {
    leaving.first { $0.presenting === back && $0.standIn != nil }
  }

  var controller: PresentationController { presentation.controller }

  private var stage: Stage? { presentation.stage }

  private var participants: [ViewController] { [back] + leaving.map(\.presented) }

  private var incoming: ViewController { isPresenting ? presented : back }

  private var label: String {
    "\(isPresenting ? "presentation" : "dismissal") of \(presented.label)"
  }

  /// What has not ended, in words.
  private var unended: [String] {
    if let animator = animator as? any TransitionAnimator { return animator.unended }
    return animator.map { ["\(type(of: $0)) has not called completeTransition(_:)"] } ?? []
  }

  private func noteController(_ message: @autoclosure () -> String) {
    stage?.note(.lifecycle, subject: "\(type(of: controller))", message)
  }
}

// MARK: - Beginning

extension ModalTransition {
  /// Everything that begins when control is back with the stage: steps 6 to 11.
  func start() {
    guard !hasStarted, isUnderWay else { return }
    hasStarted = true
    isStarting = true
    if isPresenting { beginPresentation() } else { beginDismissal() }
    if let animator, isUnderWay {
      duration = duration(of: animator)
      stage?.note(.transition, subject: label) {
        "begins, \((self.duration * 1000).rounded() / 1000) s"
      }
      animator.animateTransition(using: self)
    } else {
      placeIncomingView()
      outcome = outcome ?? true
    }
    coordinator?.start()
    incoming.callIsAppearing()
    containerView.layoutIfNeeded()
    isStarting = false
    if let outcome { end(completed: outcome) }
  }

  private func beginPresentation() {
    presentation.installContainer()
    presented.isBeingPresented = true
    noteController("presentationTransitionWillBegin")
    controller.presentationTransitionWillBegin()
    if remover != nil { back.beginAppearanceTransition(false, animated: isAnimated) }
    presented.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func beginDismissal() {
    for each in leaving { each.presented.isBeingDismissed = true }
    noteController("dismissalTransitionWillBegin")
    controller.dismissalTransitionWillBegin()
    for each in leaving {
      each.presented.beginAppearanceTransition(false, animated: isAnimated)
    }
    if remover != nil { back.beginAppearanceTransition(true, animated: isAnimated) }
  }

  private func duration(of animator: any ViewControllerAnimatedTransitioning) -> TimeInterval {
    let duration = animator.transitionDuration(using: self)
    guard duration.isFinite, duration >= 0 else {
      stage?.diagnostics.report(
        TransitionIssue.impossibleDuration(
          transition: "\(type(of: animator))", value: "\(duration)"))
      return TransitionDefaults.duration
    }
    return duration
  }

  /// Without an animator nobody else puts the incoming view where it belongs.
  private func placeIncomingView() {
    guard let view = view(forKey: .to) else { return }
    view.frame = finalFrame(for: incoming)
    if isPresenting {
      containerView.addSubview(view)
    } else {
      containerView.insertSubview(view, at: 0)
    }
  }
}

// MARK: - Ending

extension ModalTransition {
  func completeTransition(_ didComplete: Bool) {
    guard isUnderWay else {
      guard !isCutShort else { return }
      stage?.diagnostics.report(TransitionIssue.completedTwice(transition: "the \(label)"))
      return
    }
    outcome = didComplete
    transitionWasCancelled = !didComplete
    if !isStarting { end(completed: didComplete) }
  }

  /// Ends the transition here and now, as if it had run its course.
  func cutShort() {
    guard isUnderWay else { return }
    if hasStarted {
      isCutShort = true
      completeTransition(true)
    } else {
      animator = nil
      start()
    }
  }

  /// Lets everything go, because the window is no more; who waits for the end hears of it later.
  func abandon() {
    isCutShort = true
    outcome = outcome ?? false
    fulfilDuty()
    animator = nil
    coordinator = nil
    for completion in completions { stage?.timeline.perform(completion) }
    completions = []
  }

  private func fulfilDuty() {
    if let duty { stage?.timeline.fulfil(duty) }
    duty = nil
  }

  /// Everything that the end brings, in one turn: steps 13 to 18.
  private func end(completed: Bool) {
    fulfilDuty()
    animator?.animationEnded(completed)
    stage?.note(.transition, subject: label) { completed ? "ends" : "is cancelled" }
    if !completed { clearFlags() }
    if isPresenting { endPresentation(completed) } else { endDismissal(completed) }
    clearFlags()
    while !completions.isEmpty { completions.removeFirst()() }
    coordinator?.end()
    for controller in participants where controller.transitionCoordinator === coordinator {
      controller.transitionCoordinator = nil
    }
    coordinator = nil
    presentation.transitionDidEnd()
  }

  private func endPresentation(_ completed: Bool) {
    let removesBack = remover != nil
    if completed {
      presentation.removePresentersView()
    } else {
      presentation.removeContainer()
    }
    noteController("presentationTransitionDidEnd(\(completed))")
    controller.presentationTransitionDidEnd(completed)
    if !completed { presentation.clearLinks() }
    presented.finishAppearance(appearing: completed)
    if removesBack { back.finishAppearance(appearing: !completed) }
  }

  private func endDismissal(_ completed: Bool) {
    let removesBack = remover != nil
    if completed {
      for each in leaving { each.removeContainer() }
    } else {
      remover?.removePresentersView()
    }
    noteController("dismissalTransitionDidEnd(\(completed))")
    controller.dismissalTransitionDidEnd(completed)
    if completed {
      for each in leaving { each.clearLinks() }
    }
    if removesBack { back.finishAppearance(appearing: completed) }
    for each in leaving { each.presented.finishAppearance(appearing: !completed) }
  }

  /// A controller is being presented or dismissed up to its *did*, and no longer (fact A27).
  private func clearFlags() {
    for each in leaving {
      each.presented.isBeingPresented = false
      each.presented.isBeingDismissed = false
    }
  }
}
