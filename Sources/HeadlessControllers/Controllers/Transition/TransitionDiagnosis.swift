import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The diagnosis of a transition: what keeps it from ending, and what its animator or its interaction
/// controller should have done.
@MainActor
final class TransitionDiagnosis {
  private unowned let transition: ControllerTransition

  /// The views that an animator of the app must leave in their window.
  private var standingViews: [UIView] = []

  /// True once the animator was called.
  private var hasAnimated = false

  /// True once the interruptible animator was asked for a second time, or was reported.
  private var hasCheckedAnimator = false

  /// True once a move without a hold was reported.
  private var hasReportedNothingHeld = false

  init(of transition: ControllerTransition) { self.transition = transition }

  /// The descriptions of everything that has not ended.
  var unended: [String] {
    if transition.life.interaction.isInteractive {
      return ["\(name) waits for its interaction controller to finish or cancel it"]
    }
    return transition.performer.unended
  }

  private var name: String { "the \(transition.label)" }

  private func report(_ issue: ControllerIssue) { transition.stage?.diagnostics.report(issue) }
}

// MARK: - The animator

extension TransitionDiagnosis {
  /// Notes the views of the two controllers that are in a window and that an app's animator, which is
  /// called now, does not move.
  func animatorIsCalled() {
    let pairs: [(UITransitionContextViewKey, UITransitionContextViewControllerKey)] = [
      (.from, .from), (.to, .to),
    ]
    standingViews = pairs.compactMap { key, controllerKey in
      guard transition.view(forKey: key) == nil,
        let view = transition.viewController(forKey: controllerKey)?.viewIfLoaded,
        view.window != nil
      else { return nil }
      return view
    }
  }

  func animatorHasReturned() {
    hasAnimated = true
    reportIdleAnimator()
  }

  /// Reports an interruptible animator that the app's animator has not started.
  ///
  /// A driver of such a transition would move an animator that nothing shows.
  func reportIdleAnimator() {
    guard hasAnimated, transition.isUnderWay,
      case .foreign(let animator, let interruptible?) = transition.performer,
      interruptible.state == .inactive
    else { return }
    hasCheckedAnimator = true
    report(.idleAnimator(transition: name, animator: "\(type(of: animator))"))
  }

  /// Asks a second time when a driven transition is released, as UIKit does again and again, and
  /// reports another answer.
  func reportOtherAnimator() {
    guard !hasCheckedAnimator,
      case .foreign(let animator, let interruptible?) = transition.performer
    else { return }
    hasCheckedAnimator = true
    guard animator.interruptibleAnimator(using: transition) !== interruptible else { return }
    report(.otherAnimator(transition: name, animator: "\(type(of: animator))"))
  }

  /// Reports what an app's animator has left undone, or done too much, at the end: only it adds the
  /// incoming view, and it must not remove views that the transition does not move.
  func reportViews(completed: Bool) {
    if completed { reportMissingView() }
    // The app takes views away, too: with an ancestor, or where that cuts the transition short.
    let isCutShort = transition.life.ending?.isCutShort == true
    for view in isCutShort ? [] : standingViews where view.superview == nil {
      let controller = (view.owner as? UIViewController)?.sentenceName ?? "nothing"
      report(.lostView(transition: name, controller: controller))
    }
    standingViews = []
  }

  private func reportMissingView() {
    guard case .foreign = transition.performer, transition.scene.isAnimatorToPlaceView,
      let view = transition.view(forKey: .to),
      !view.isDescendant(of: transition.containerView)
    else { return }
    let incoming = transition.incoming
    let controller = incoming?.sentenceName ?? "nothing"
    let isThere = incoming?.viewIfLoaded?.isDescendant(of: transition.containerView) == true
    report(
      isThere
        ? .missingPresentedView(transition: name, controller: controller)
        : .missingView(transition: name, controller: controller))
  }
}

// MARK: - The interaction controller

extension TransitionDiagnosis {
  /// Reports an interaction controller that drives another transition.
  func report(_ driver: UIPercentDrivenInteractiveTransition, drives other: ControllerTransition) {
    report(
      .driverIsBusy(
        driver: "\(type(of: driver))", current: "the \(other.label)", requested: name))
  }

  /// Reports an interaction controller that moves a transition which began without interaction and
  /// was never taken hold of; once.
  func reportNothingHeld() {
    guard transition.isUnderWay, !transition.life.interaction.hasBeenInteractive,
      !hasReportedNothingHeld, let driver = transition.interactionController.driverThatHasBegun
    else { return }
    hasReportedNothingHeld = true
    report(.nothingHeld(driver: "\(type(of: driver))", transition: name))
  }
}

// MARK: - Steps out of order

extension TransitionDiagnosis {
  /// Reports a transition that starts while a transaction of the app is open.
  func reportOpenTransaction() {
    guard CATransaction.isExplicit, CATransaction.isFirstReport() else { return }
    report(.openTransaction(transition: name))
  }

  /// Reports that the animator has answered before the start.
  func reportEarlyEnd() {
    transition.stage?.diagnostics.report(TransitionIssue.tooEarly(node: name, request: "complete"))
  }

  /// Reports that the animator has answered a second time.
  func reportSecondEnd() { report(.completedTwice(transition: name)) }

  /// Reports a duration that is not a number of seconds.
  func report(
    _ duration: TimeInterval, of animator: any UIViewControllerAnimatedTransitioning
  ) {
    transition.stage?.diagnostics.report(
      TransitionIssue.impossibleDuration(
        transition: "\(type(of: animator))", value: "\(duration)"))
  }
}
