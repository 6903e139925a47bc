/// What one recognizer makes of a sequence of touches: the state it shows, and what it waits for.
///
/// Every change of state goes through here, and is answered by what is to be done about it.
struct Recognition {
  typealias State = GestureRecognizer.State

  /// What a wish for a state comes to.
  enum Answer: Hashable {
    /// Nothing: that is how it is, or the recognizer has no say any more.
    case nothing

    /// The state cannot follow the one there is; it stays.
    case refused

    /// The state has changed, and its action is due.
    case acts

    /// The recognizer has failed.
    case fails

    /// The recognizer wants to leave `possible`; somebody has to decide whether it may.
    case asks
  }

  /// What the recognizer says of its touches.
  private(set) var state = State.possible

  /// The states that the recognizer wants to go through once it may leave `possible`.
  private(set) var wishes: [State] = []

  /// True when the recognizer has failed for another's sake, and is not listened to until it is reset.
  private(set) var isBarred = false

  /// True when the recognizer waits for leave to begin.
  var isWaiting: Bool { !wishes.isEmpty }

  /// True when the recognizer is about to make up its mind, or waits for leave.
  var isUndecided: Bool { state == .possible }

  /// True when the recognizer is about to make up its mind, and waits for no leave.
  var isDeciding: Bool { isUndecided && !isWaiting }

  /// True between beginning and end.
  var isActive: Bool { state == .began || state == .changed }

  /// True when the recognizer has recognized what it looks for, and was not cancelled.
  var isRecognized: Bool { isActive || state == .ended }

  /// True when no other state can follow but by a reset.
  var isFinal: Bool { !isUndecided && !isActive }

  /// True when touches still make a difference (fact I4).
  var wantsTouches: Bool { isActive || (isUndecided && wishes.last != .ended) }

  /// The recognizer wants to be in a state.
  mutating func request(_ new: State) -> Answer {
    guard !isBarred else { return .nothing }
    switch (state, new) {
    case (.possible, .possible):
      return .nothing
    case (.possible, .failed), (.possible, .cancelled):
      // What was never begun cannot be cancelled.
      wishes = []
      state = .failed
      return .fails
    case (.possible, .began), (.possible, .ended):
      guard isWaiting else {
        wishes = [new]
        return .asks
      }
      if new == .ended, wishes == [.began] { wishes.append(.ended) }
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

  /// Lets the recognizer have what it wished for; the states that it goes through by that.
  mutating func proceed() -> [State] {
    defer { wishes = [] }
    if let last = wishes.last { state = last }
    return wishes
  }

  /// Lets the recognizer fail for another's sake, unless it has made up its mind.
  mutating func bar() {
    guard isUndecided else { return }
    wishes = []
    state = .failed
    isBarred = true
  }

  /// Ends what the recognizer is doing, from outside (fact I15); true when its action is due.
  mutating func stop() -> Bool {
    bar()
    guard isActive else { return false }
    state = .cancelled
    isBarred = true
    return true
  }

  /// Makes ready for other touches.
  mutating func reset() {
    self = Recognition()
  }
}
