import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The dismissal, during a transition or without one.
extension Presentation {
  /// Asks the delegate and schedules the dismissal for the end of this turn.
  ///
  /// A running presentation is reversed if possible; a presentation that has not been visible is
  /// cut short. During any other transition the request waits for the end of that transition and
  /// then begins at the same instant.
  ///
  /// - Parameter back: The controller to return to: the presenter, or a controller further down.
  func dismiss(to back: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let transition {
      return dismiss(during: transition, to: back, animated: animated, completion: completion)
    }
    guard !isOver else { return giveUp(completion) }
    guard !requests.isPreparing else { return postpone(to: back, animated, completion) }
    followContainer()
    requests.isPreparing = true
    requests.hasChosen = false
    requestedDestination = back
    presented.transitions.decisions = []
    if let transition = dismissal(to: back, animated: animated, completion: completion) {
      begin(transition)
    } else {
      giveUp(completion)
    }
  }

  /// Asks the delegate for everything that a dismissal needs; returns nil if there is nothing left
  /// to dismiss.
  private func dismissal(
    to back: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> ControllerTransition? {
    let delegate = presented.transitioningDelegate
    let chosen = choice(animated: animated) {
      delegate?.animationController(forDismissed: presented)
    }
    if animated { noteIgnoredTransitions(choosing: chosen, delegate) }
    var driver: (any UIViewControllerInteractiveTransitioning)?
    if let chosen { driver = delegate?.interactionControllerForDismissal(using: chosen) }
    let sheetDriver = driver == nil && animated ? controller.dismissalDriver : nil
    driver = driver ?? sheetDriver
    if driver == nil, animated, let zoom = presented.zoomInteraction, zoom.isBeginning {
      driver = zoom
    }
    guard !isOver else { return nil }
    let system =
      chosen == nil
      ? system(isPresenting: false, animated: animated, isDriven: sheetDriver != nil) : nil
    guard !isOver else { return nil }
    return ControllerTransition(
      ModalScene(self, back: back, isPresenting: false), animated: animated,
      animator: chosen ?? system, interactionController: driver, completion: completion)
  }

  /// Postpones a dismissal that is requested while the delegate is asked.
  private func postpone(
    to back: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    requests.early.append { [weak self, back = back.link] in
      guard let self, let back = back.controller else { return completion?() ?? () }
      self.dismiss(to: back, animated: animated, completion: completion)
    }
  }

  private func dismiss(
    during transition: ControllerTransition, to back: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard transition.isUnderWay else { return wait(for: transition, back, animated, completion) }
    if !transition.isPresenting, transition.incoming === back,
      !transition.transitionWasCancelled, controller.dismissalWasRequestedAgain()
    {
      return transition.addCompletion(completion)
    }
    guard stage?.uses(.dismissalDuringTransition) ?? true else {
      stage?.diagnostics.report(
        ControllerIssue.dismissalDuringTransition(controller: presented.sentenceName))
      return
    }
    if transition.isPresenting {
      if animated, transition.reverse() {
        presented.note(.reverses)
        guard back !== presenting else { return transition.addCompletion(completion) }
        return wait(for: transition, back, animated, completion)
      }
      wait(for: transition, back, animated, completion)
      guard !animated || !transition.life.hasStarted else { return }
      presented.note(.cutsShort)
      cutShort(transition)
    } else if transition.incoming === back, !transition.transitionWasCancelled {
      stage?.diagnostics.report(
        ControllerIssue.alreadyDismissing(controller: presented.sentenceName))
      transition.addCompletion(completion)
    } else {
      wait(for: transition, back, animated, completion)
    }
  }

  /// Ends a transition later at this instant, as if its animations had finished.
  private func cutShort(_ transition: ControllerTransition) {
    stage?.timeline.perform { transition.cutShort() }
  }

  /// Postpones a dismissal until the transition has ended; if its presentation has ended by then,
  /// only the completion is called.
  private func wait(
    for transition: ControllerTransition, _ back: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    presented.note(.waits(for: transition.isPresenting ? .forward : .backward))
    requests.waiting.append { [back = back.link, leaving = back.family.presented?.link] in
      guard let back = back.controller, let leaving = leaving?.controller,
        back.family.presented === leaving
      else {
        completion?()
        return
      }
      Presenter.dismiss(from: back, animated: animated, completion: completion)
    }
  }
}
