import HeadlessViews

/// One call of a view's touch methods.
struct ViewCall {
  let phase: Touch.Phase
  let view: View
  fileprivate var fingers: [Finger]

  /// Calls the view; meanwhile the touches read as they did when they were at that phase (fact I8).
  @MainActor
  func perform(with event: Event) {
    let restorations = fingers.map { $0.showing(phase) }
    view.receive(Set(fingers.compactMap(\.touch)), as: phase, with: event)
    for restore in restorations { restore() }
  }
}

/// What views are called for at one instant.
struct ViewCalls {
  private struct Key: Hashable {
    let phase: Touch.Phase
    let view: ObjectIdentifier
  }

  private var calls: [ViewCall] = []
  private var places: [Key: Int] = [:]

  /// The calls, phase by phase, and within a phase as they were added.
  var inOrder: [ViewCall] {
    calls.enumerated()
      .sorted {
        ($0.element.phase.rawValue, $0.offset) < ($1.element.phase.rawValue, $1.offset)
      }
      .map(\.element)
  }

  /// Adds a finger to the call that its view gets for a phase.
  mutating func add(_ finger: Finger, as phase: Touch.Phase, of view: View) {
    let key = Key(phase: phase, view: ObjectIdentifier(view))
    if let place = places[key] { return calls[place].fingers.append(finger) }
    places[key] = calls.count
    calls.append(ViewCall(phase: phase, view: view, fingers: [finger]))
  }
}
