import HeadlessViews

/// The phases of a touch that the view under a finger has received and must still receive.
///
/// A view that received the beginning receives exactly one end, `ended` or `cancelled`. A view that
/// did not receive the beginning receives nothing.
struct ViewShare {
  /// The state of the view's knowledge of the finger.
  private enum State {
    case withheld
    case told
    case over
  }

  private var state = State.withheld
  private var hasMoved = false
  private var hasEnded = false
  private var isCancelled = false

  /// True if there is nothing left to tell.
  var isOver: Bool { state == .over }

  /// True if the view receives nothing until the finger does something more.
  var isSettled: Bool { isOver || (isTold && !hasMoved && !hasEnded && !isCancelled) }

  /// True if the view knows of the finger and not yet of its end.
  var isTold: Bool { state == .told }

  /// Records what the finger did.
  mutating func note(_ phase: UITouch.Phase) {
    switch phase {
    case .began, .stationary: break
    case .moved: hasMoved = true
    case .ended: hasEnded = true
    case .cancelled: isCancelled = true
    }
  }

  /// Ends the touch for the view; a view that knows of the finger receives `cancelled`.
  mutating func withdraw() {
    isCancelled = true
  }

  /// Withholds the whole touch from a view that does not know of the finger yet.
  mutating func discard() {
    if state == .withheld { state = .over }
  }

  /// Returns the phases that the view receives now, in order.
  ///
  /// - Parameters:
  ///   - holdingBegan: True while a recognizer delays the beginning of the touch for the view.
  ///   - holdingEnded: True while a recognizer delays the end of the touch for the view.
  mutating func tell(holdingBegan: Bool, holdingEnded: Bool) -> [UITouch.Phase] {
    guard state != .over else { return [] }
    if isCancelled {
      defer { state = .over }
      return state == .told ? [.cancelled] : []
    }
    var phases: [UITouch.Phase] = []
    if state == .withheld {
      guard !holdingBegan else { return [] }
      state = .told
      phases.append(.began)
    }
    if hasMoved {
      hasMoved = false
      phases.append(.moved)
    }
    if hasEnded, !holdingEnded {
      state = .over
      phases.append(.ended)
    }
    return phases
  }
}
