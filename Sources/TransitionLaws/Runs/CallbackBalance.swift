public import Transitioning

/// A search for lifecycle callbacks without their counterpart: each "will" callback needs its "did"
/// callback.
///
/// The opposite "will" callback cancels an announcement, as when an appearing view disappears
/// again. Controllers are distinguished by class and title, as in the event log.
public struct CallbackBalance: Sendable {
  /// The open announcements, by subject.
  private var announced: [String: Step] = [:]

  /// The faults, in the order of their discovery; empty if there are none.
  public private(set) var complaints: [String] = []

  /// Checks the events of a run that has settled.
  public init(_ events: [StageEvent]) {
    var subjects: [String] = []
    for event in events where event.category == .lifecycle {
      if !subjects.contains(event.subject) { subjects.append(event.subject) }
      note(event)
    }
    for subject in subjects {
      guard let step = announced[subject] else { continue }
      complaints.append("\(subject) did not get \(step.did)")
    }
  }

  private mutating func note(_ event: StageEvent) {
    let name = String(event.message.prefix { $0 != "(" })
    if let step = Step(will: name) {
      if announced[event.subject] == step {
        complaints.append("\(event.subject) got \(name) twice")
      }
      announced[event.subject] = step
    } else if Step.all.contains(where: { $0.did == name }) {
      guard announced[event.subject]?.did == name else {
        return complaints.append("\(event.subject) got \(name) without its \"will\" call")
      }
      announced[event.subject] = nil
    }
  }
}

/// A "will" callback with its "did" callback.
private struct Step: Hashable {
  let will: String
  let did: String

  static let all = [
    Step(will: "viewWillAppear", did: "viewDidAppear"),
    Step(will: "viewWillDisappear", did: "viewDidDisappear"),
    Step(will: "presentationTransitionWillBegin", did: "presentationTransitionDidEnd"),
    Step(will: "dismissalTransitionWillBegin", did: "dismissalTransitionDidEnd"),
  ]
}

extension Step {
  fileprivate init?(will name: String) {
    guard let step = Step.all.first(where: { $0.will == name }) else { return nil }
    self = step
  }
}
