/// The state machine of one recognizer's attempt: its state, and the states that it waits to enter.
///
/// All changes of state go through this type. Each method returns what the caller must do about the
/// change.
struct Recognition {
  typealias State = UIGestureRecognizer.State

  /// The result of a request for a state.
  enum Answer: Hashable {
    /// Nothing to do: the recognizer is in the state already, or its requests do not count any
    /// more.
    case nothing

    /// The state cannot follow the present one, which stays.
    case refused

    /// The state has changed, and its actions are due.
    case acts

    /// The recognizer has failed.
    case fails

    /// The recognizer wants to leave `possible`; the arena must decide whether it may.
    case asks
  }

  /// The present state.
  private(set) var state = State.possible

  /// The states that the recognizer enters when it may leave `possible`.
  private(set) var pendingStates: [State] = []

  /// True if the recognizer was stopped or has failed because of another recognizer, so that its
  /// requests are ignored until the reset.
  private(set) var isBarred = false

  /// True if the recognizer waits to begin.
  var isWaiting: Bool { !pendingStates.isEmpty }

  /// True if the recognizer is in `possible`, even if it waits to begin.
  var isUndecided: Bool { state == .possible }

  /// True if the recognizer is in `possible` and does not wait to begin.
  var isDeciding: Bool { isUndecided && !isWaiting }

  /// True between the beginning and the end of a continuous gesture.
  var isActive: Bool { state == .began || state == .changed }

  /// True if the recognizer has recognized its gesture, and was not cancelled.
  var isRecognized: Bool { isActive || state == .ended }

  /// True if only a reset can follow the state.
  var isFinal: Bool { !isUndecided && !isActive }

  /// True if touches can still change the state.
  var wantsTouches: Bool { isActive || (isUndecided && pendingStates.last != .ended) }

  mutating func request(_ new: State) -> Answer {
    guard !isBarred else { return .nothing }
    switch (state, new) {
    case (.possible, .possible):
      return .nothing
    case (.possible, .failed), (.possible, .cancelled):
      // A gesture that never began cannot be cancelled; it fails.
      pendingStates = []
      state = .failed
      return .fails
    case (.possible, .began), (.possible, .ended):
      guard isWaiting else {
        pendingStates = [new]
        return .asks
      }
      if new == .ended, pendingStates == [.began] { pendingStates.append(.ended) }
      return .nothing
    case (.possible, .changed) where isWaiting:
      return .nothing
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      state = new
      return .acts
    case _ where isFinal && state == new:
      return .nothing
    default:
      return .refused
    }
  }

  /// Enters the states that the recognizer waits to enter, and returns them.
  mutating func proceed() -> [State] {
    defer { pendingStates = [] }
    if let last = pendingStates.last { state = last }
    return pendingStates
  }

  /// Makes the recognizer fail because of another recognizer, unless it has left `possible`.
  mutating func bar() {
    guard isUndecided else { return }
    pendingStates = []
    state = .failed
    isBarred = true
  }

  /// Stops the recognizer from outside; returns true if the actions for `cancelled` are due.
  mutating func stop() -> Bool {
    bar()
    guard isActive else { return false }
    state = .cancelled
    isBarred = true
    return true
  }

  /// Starts a new attempt.
  mutating func reset() {
    self = Recognition()
  }
}
