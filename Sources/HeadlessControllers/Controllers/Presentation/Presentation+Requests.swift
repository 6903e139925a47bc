extension Presentation {
  /// The requests that a presentation cannot perform yet, each in the order of arrival.
  struct Requests {
    /// True while the delegate is asked and no transition has begun.
    var isPreparing = false

    /// True once an animated presentation has chosen its animator.
    var hasChosen = false

    /// The requests made while the delegate was asked.
    var early: [() -> Void] = []

    /// The requests made while a transition ran.
    var waiting: [() -> Void] = []

    /// Removes and returns the early requests.
    mutating func takeEarly() -> [() -> Void] {
      defer { early = [] }
      return early
    }

    /// Removes and returns the waiting requests.
    mutating func takeWaiting() -> [() -> Void] {
      defer { waiting = [] }
      return waiting
    }
  }
}
