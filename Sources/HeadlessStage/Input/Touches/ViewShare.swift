import HeadlessViews

/// What the view under a finger is to be told of it, and has been told.
///
/// A view that was told of the beginning is told of one end, be it `ended` or `cancelled`; one that
/// was not is told of nothing.
struct ViewShare {
  /// Whether the view is told of the finger at all.
  private enum State {
    case withheld
    case told
    case over
  }

  private var state = State.withheld
  private var hasMoved = false
  private var hasEnded = false
  private var isCancelled = false

  /// True when there is nothing left to tell.
  var isOver: Bool { state == .over }

  /// True when the view is told nothing unless the finger does something more.
  var isSettled: Bool { isOver || (isTold && !hasMoved && !hasEnded && !isCancelled) }

  /// True when the view knows of the finger, and not yet of its end.
  var isTold: Bool { state == .told }

  /// Notes what the finger did.
  mutating func note(_ phase: Touch.Phase) {
    switch phase {
    case .began, .stationary: break
    case .moved: hasMoved = true
    case .ended: hasEnded = true
    case .cancelled: isCancelled = true
    }
  }

  /// Lets the view see no more of the finger; one that knows of it is told so.
  mutating func withdraw() {
    isCancelled = true
  }

  /// Keeps a view that knows nothing of the finger from hearing of it at all.
  mutating func discard() {
    if state == .withheld { state = .over }
  }

  /// What the view is to be told now, in this order (fact I8).
  ///
  /// - Parameters:
  ///   - holdingBegan: True while somebody wants the view not to know of the finger yet.
  ///   - holdingEnded: True while somebody wants the view not to know of the end yet.
  mutating func tell(holdingBegan: Bool, holdingEnded: Bool) -> [Touch.Phase] {
    guard state != .over else { return [] }
    if isCancelled {
      defer { state = .over }
      return state == .told ? [.cancelled] : []
    }
    var phases: [Touch.Phase] = []
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
