extension TransitionLife {
  /// The states of a transition.
  enum State: Hashable, Sendable {
    /// Requested; the stage starts the transition when the caller's code has returned.
    case requested

    /// The views are placed, and the callbacks and the animator are called.
    case starting

    /// The animations run, or a driver stops or moves them.
    case running

    /// The change counts as completed, and the callbacks of the change that leads back are called.
    case turning

    /// The outcome is fixed, and the calls of the start or of the turn have not returned.
    case closing(Ending)

    /// The transition is over; its completions may still be running.
    case ended(Ending)
  }

  /// The end of a transition, once the outcome is fixed.
  struct Ending: Hashable, Sendable {
    /// True if the change was made; false if the transition was cancelled.
    let isCompleted: Bool

    /// True if the transition ends without its animator, which may still call
    /// `completeTransition`.
    let isCutShort: Bool

    /// False for a transition that ended before its start.
    let hasStarted: Bool
  }

  /// The motion of a transition.
  enum Motion: Hashable, Sendable {
    /// The motion has not begun, or is over.
    case none

    /// The clock moves the transition.
    case free

    /// A driver has stopped the transition.
    case frozen

    /// A driver moves the transition to one of its ends; such runs are counted.
    case runningOut(number: Int)
  }

  /// An action that an input requires of the transition.
  enum Action: Hashable, Sendable {
    /// Place the views, call the callbacks and the animator, then input `didReturn`.
    case begin

    /// Drop the animator and the interaction controller, then start.
    case beginWithoutAnimator

    /// Perform the work that waits until the transition can be driven.
    case becomeReady

    /// Restore the views and call the callbacks and the completions.
    case end(completed: Bool)

    /// Report that the animator has answered before the start.
    case reportEarlyEnd

    /// Report that the animator has answered a second time.
    case reportSecondEnd
  }

  /// The answers to a request to run back.
  enum Reversal: Hashable, Sendable {
    /// The transition cannot run back.
    case refused

    /// The transition is cancelled already.
    case underWay

    /// The transition runs back as soon as its animations have begun.
    case postponed

    /// The transition runs back now.
    case immediate
  }
}

// MARK: - Queries

extension TransitionLife {
  /// The end, once the outcome is fixed.
  var ending: Ending? {
    switch state {
    case .closing(let ending), .ended(let ending): ending
    case .requested, .starting, .running, .turning: nil
    }
  }

  /// True until the outcome is fixed.
  var isUnderWay: Bool { ending == nil }

  /// True from the start on, also after the end.
  var hasStarted: Bool { state != .requested && ending?.hasStarted != false }

  /// True from the start until the outcome is fixed.
  var isInProgress: Bool {
    switch state {
    case .starting, .running, .turning: true
    case .requested, .closing, .ended: false
    }
  }

  /// True from the call of the animator or of the interaction controller until the outcome is
  /// fixed.
  var isInMotion: Bool { isInProgress && motion != .none }

  /// True while calls of the start or of a turn have not returned.
  var isCalling: Bool {
    switch state {
    case .starting, .turning, .closing: true
    case .requested, .running, .ended: false
    }
  }

  /// True if the animations have begun and no calls are open; so the transition can be driven, or
  /// was driven.
  var isReady: Bool { !waitsForTransaction && hasStarted && !isCalling }

  /// True if the transition may change to the clock of another stage: its animations have not
  /// begun.
  var mayChangeClock: Bool {
    switch state {
    case .requested, .starting: true
    case .running, .turning, .closing, .ended: false
    }
  }

  /// True if the transition runs toward its end, and no interaction decides otherwise.
  var runsToEnd: Bool {
    state == .running && !interaction.isInteractive && !interaction.wasCancelled
  }

  /// True while the transition is interactive, or runs out after a release.
  var isDriven: Bool {
    if case .runningOut = motion { return true }
    return interaction.isInteractive
  }

  /// The answer to a request to run back.
  var reversal: Reversal {
    switch state {
    case .running, .turning:
      if interaction.wasCancelled, !interaction.isInteractive { return .underWay }
      return waitsForTransaction ? .postponed : .immediate
    case .requested, .starting, .closing, .ended:
      return .refused
    }
  }
}
