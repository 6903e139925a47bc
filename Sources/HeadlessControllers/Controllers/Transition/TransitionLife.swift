import Foundation

/// The state machine of a transition, from the request to the end.
///
/// Each input changes the state and returns the action that the transition performs, or nil if
/// there is nothing to do. The machine itself calls nothing, so that a re-entrant input always
/// finds a complete state.
///
/// | state | input | next state | action |
/// |---|---|---|---|
/// | requested | `start` | starting | begin |
/// | starting | `didReturn` | running | becomeReady |
/// | running | `turn` | turning | |
/// | turning | `didReturn` | running | |
/// | running | `complete`, `cutShort` | ended | end |
/// | starting, turning | `complete`, `cutShort` | closing | |
/// | closing | `didReturn` | ended | end |
///
/// The test of this type has the whole table.
struct TransitionLife: Hashable, Sendable {
  private(set) var state = State.requested

  /// The motion of the transition: by the clock, or by a driver.
  private(set) var motion = Motion.none

  private(set) var interaction = InteractionState()

  /// True while an open transaction of the app keeps the animations from beginning.
  ///
  /// The transaction may be committed in any state after `requested`.
  private(set) var waitsForTransaction = false

  /// The number of runs to an end so far.
  private var runs = 0
}

// MARK: - Beginning

extension TransitionLife {
  /// Starts the transition.
  ///
  /// - Parameter waitsForTransaction: True if a transaction of the app is open.
  mutating func start(waitsForTransaction: Bool) -> Action? {
    guard state == .requested else { return nil }
    state = .starting
    self.waitsForTransaction = waitsForTransaction
    return .begin
  }

  /// Begins the motion, interactive or not; only within a start.
  mutating func begin(interactive: Bool) {
    guard isCalling, motion == .none else { return }
    motion = .free
    interaction.begin(interactive: interactive)
  }

  /// Notes that all calls of the start or of the turn have returned.
  mutating func didReturn() -> Action? {
    switch state {
    case .starting, .turning:
      state = .running
      return waitsForTransaction ? nil : .becomeReady
    case .closing(let ending):
      return end(ending)
    case .requested, .running, .ended:
      return nil
    }
  }

  /// Notes that the app's transaction was committed and the animations have begun.
  mutating func animationsDidBegin() -> Action? {
    waitsForTransaction = false
    return state == .running ? .becomeReady : nil
  }

  /// Begins to call the callbacks of a change that leads back; returns false if the transition is
  /// not running.
  mutating func turn() -> Bool {
    guard state == .running else { return false }
    state = .turning
    return true
  }
}

// MARK: - Ending

extension TransitionLife {
  /// Accepts the animator's answer; a cancelled transition does not complete, whatever the animator
  /// passes.
  ///
  /// An answer before the start is ignored: the animator has not been called yet.
  mutating func complete(_ didComplete: Bool) -> Action? {
    if state == .requested { return .reportEarlyEnd }
    if let ending { return ending.isCutShort ? nil : .reportSecondEnd }
    return close(isCompleted: didComplete && !interaction.wasCancelled, isCutShort: false)
  }

  /// Ends the transition without its animator, as if the animations had finished.
  ///
  /// A transition that has not started begins without an animator; such a transition completes at
  /// the end of its start.
  ///
  /// - Parameter leadsBack: True if an interaction moves the transition for a change that leads back
  ///   to its beginning.
  mutating func cutShort(leadsBack: Bool = false) -> Action? {
    guard isUnderWay else { return nil }
    guard hasStarted else { return .beginWithoutAnimator }
    interaction.conclude(cancelled: interaction.wasCancelled || leadsBack)
    return close(isCompleted: !interaction.wasCancelled, isCutShort: true)
  }

  /// Cancels the transition in favour of another one; returns false if the transition has started
  /// or ended.
  mutating func giveWay() -> Bool {
    guard state == .requested else { return false }
    state = .ended(Ending(isCompleted: false, isCutShort: true, hasStarted: false))
    return true
  }

  /// Discards the transition, because its window is deallocated; an outcome that is fixed stays.
  mutating func abandon() {
    let ending = Ending(
      isCompleted: ending?.isCompleted ?? false, isCutShort: true, hasStarted: hasStarted)
    state = isCalling ? .closing(ending) : .ended(ending)
    motion = .none
    interaction.conclude(cancelled: !ending.isCompleted)
  }

  /// Fixes the outcome; the end follows now, or when the open calls have returned.
  private mutating func close(isCompleted: Bool, isCutShort: Bool) -> Action? {
    let ending = Ending(
      isCompleted: isCompleted, isCutShort: isCutShort, hasStarted: hasStarted)
    guard isCalling else { return end(ending) }
    state = .closing(ending)
    return nil
  }

  private mutating func end(_ ending: Ending) -> Action {
    state = .ended(ending)
    motion = .none
    interaction.conclude(cancelled: !ending.isCompleted)
    return .end(completed: ending.isCompleted)
  }
}

// MARK: - Driving

extension TransitionLife {
  /// Freezes the motion; returns false unless the transition is in progress and its motion has begun.
  mutating func freeze() -> Bool {
    guard isInMotion else { return false }
    motion = .frozen
    return true
  }

  /// Lets the motion run to one of its ends; returns nil unless the transition is in progress and
  /// its motion has begun.
  ///
  /// - Returns: The number of the run, for `arrive`.
  mutating func runOut() -> Int? {
    guard isInMotion else { return nil }
    runs += 1
    motion = .runningOut(number: runs)
    return runs
  }

  /// Notes that the motion has arrived; returns false if the transition was frozen, or let run again,
  /// in the same instant.
  mutating func arrive(number: Int) -> Bool {
    guard motion == .runningOut(number: number) else { return false }
    motion = .frozen
    return true
  }

  /// Sets the progress of an interaction; returns false if the transition is not interactive, or if
  /// the value is NaN.
  mutating func update(_ percent: CGFloat) -> Bool {
    isInProgress && interaction.update(percent)
  }

  /// Begins an interaction at a progress; returns false if the transition is interactive already.
  mutating func grab(at percent: CGFloat) -> Bool {
    isInMotion && interaction.grab(at: percent)
  }

  /// Ends an interaction, toward the end or back; returns false if the transition is not
  /// interactive.
  ///
  /// - Parameter velocity: The velocity of the release, in whole distances a second.
  mutating func letGo(cancelled: Bool, velocity: CGFloat = 0) -> Bool {
    guard isInProgress, interaction.letGo(cancelled: cancelled) else { return false }
    interaction.velocity = velocity
    return true
  }

  /// Cancels the transition from outside; returns true if that ended an interaction.
  mutating func callOff() -> Bool {
    isInProgress && interaction.callOff()
  }

  mutating func resume() {
    guard isInProgress else { return }
    interaction.conclude(cancelled: false)
  }
}
