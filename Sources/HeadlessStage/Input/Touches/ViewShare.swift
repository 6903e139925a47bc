import HeadlessViews

/// The phases of a touch that the view under a finger has received and must still receive.
///
/// A view that received the beginning receives exactly one end, `ended` or `cancelled`. A view that
/// did not receive the beginning receives nothing.
struct ViewShare {
  /// The part of the touch that the view has received.
  private enum State {
    case withheld
    case notified
    case over
  }

  private var state = State.withheld
  private var hasMoved = false
  private var hasEnded = false
  private var isCancelled = false

  /// True if the view receives no more phases.
  var isOver: Bool { state == .over }

  /// True if the view receives no phase before the next change of the finger.
  var isSettled: Bool { isOver || (isNotified && !hasMoved && !hasEnded && !isCancelled) }

  /// True if the view has received the beginning of the touch and not yet its end.
  var isNotified: Bool { state == .notified }

  /// Records a phase of the finger.
  mutating func note(_ phase: UITouch.Phase) {
    switch phase {
    case .began, .stationary: break
    case .moved: hasMoved = true
    case .ended: hasEnded = true
    case .cancelled: isCancelled = true
    }
  }

  /// Ends the touch for the view; a view that received the beginning receives `cancelled`.
  mutating func withdraw() {
    isCancelled = true
  }

  /// Withholds the whole touch from a view that has not received the beginning.
  mutating func discard() {
    if state == .withheld { state = .over }
  }

  /// Returns the phases that the view receives now, in order.
  ///
  /// - Parameters:
  ///   - holdingBegan: True while a recognizer delays the beginning of the touch for the view.
  ///   - holdingEnded: True while a recognizer delays the end of the touch for the view.
  mutating func takePhases(holdingBegan: Bool, holdingEnded: Bool) -> [UITouch.Phase] {
    guard state != .over else { return [] }
    if isCancelled {
      defer { state = .over }
      return state == .notified ? [.cancelled] : []
    }
    var phases: [UITouch.Phase] = []
    if state == .withheld {
      guard !holdingBegan else { return [] }
      state = .notified
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
