import HeadlessViews

/// One call of a view's touch methods.
struct ViewCall {
  let phase: UITouch.Phase
  let view: UIView
  fileprivate var fingers: [Finger]

  /// Calls the view; during the call the touches have the properties that they had at that phase.
  @MainActor
  func perform(with event: UIEvent) {
    let restorations = fingers.map { $0.showing(phase) }
    view.receive(Set(fingers.compactMap(\.touch)), as: phase, with: event)
    for restore in restorations { restore() }
  }
}

/// The calls of views' touch methods at one instant.
struct ViewCalls {
  private var calls: [ViewCall] = []

  /// The calls by phase, and within a phase in the order in which they were added.
  var inOrder: [ViewCall] {
    calls.enumerated()
      .sorted {
        ($0.element.phase.rawValue, $0.offset) < ($1.element.phase.rawValue, $1.offset)
      }
      .map(\.element)
  }

  /// Adds a finger to the call that its view receives for a phase.
  mutating func add(_ finger: Finger, as phase: UITouch.Phase, of view: UIView) {
    if let index = calls.firstIndex(where: { $0.phase == phase && $0.view === view }) {
      calls[index].fingers.append(finger)
    } else {
      calls.append(ViewCall(phase: phase, view: view, fingers: [finger]))
    }
  }
}
