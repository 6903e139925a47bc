import HeadlessViews

/// One call of a view's touch methods.
struct ViewCall {
  let phase: Touch.Phase
  let view: View
  private var fingers: [Finger]

  /// Adds a finger to the call that its view gets for a phase.
  static func add(
    _ finger: Finger, as phase: Touch.Phase, of view: View, to calls: inout [ViewCall]
  ) {
    if let index = calls.firstIndex(where: { $0.phase == phase && $0.view === view }) {
      calls[index].fingers.append(finger)
    } else {
      calls.append(ViewCall(phase: phase, view: view, fingers: [finger]))
    }
  }

  /// Calls the view; meanwhile the touches read as they did when they were at that phase (fact I8).
  @MainActor
  func perform(with event: Event) {
    let restorations = fingers.map { $0.showing(phase) }
    view.receive(Set(fingers.compactMap(\.touch)), as: phase, with: event)
    for restore in restorations { restore() }
  }
}
