import Transitioning

/// A search for lifecycle callbacks without their counterpart: each "will" callback needs its "did"
/// callback.
///
/// The opposite "will" callback cancels an announcement, as when an appearing view disappears
/// again. Events of one object belong together; events without an object, as in a log that was
/// read, belong together if they have the same name.
package struct CallbackBalance: Sendable {
  /// An object, or the name in a log.
  private struct Subject: Hashable {
    let name: String
    let source: ObjectIdentifier?

    init(_ event: StageEvent) { (name, source) = (event.subject, event.source) }
  }

  /// The open announcements, by subject.
  private var announced: [Subject: Step] = [:]

  /// The faults, in the order of their discovery; empty if there are none.
  package private(set) var complaints: [String] = []

  /// Checks the events of a run that has settled.
  package init(_ events: [StageEvent]) {
    var subjects: [Subject] = []
    for event in events where event.category == .lifecycle {
      let subject = Subject(event)
      if !subjects.contains(subject) { subjects.append(subject) }
      note(event, of: subject)
    }
    for subject in subjects {
      guard let step = announced[subject] else { continue }
      complaints.append("\(subject.name) did not get \(step.did)")
    }
  }

  private mutating func note(_ event: StageEvent, of subject: Subject) {
    let name = String(event.message.prefix { $0 != "(" })
    if let step = Step(will: name) {
      if announced[subject] == step {
        complaints.append("\(event.subject) got \(name) twice")
      }
      announced[subject] = step
    } else if Step.all.contains(where: { $0.did == name }) {
      guard announced[subject]?.did == name else {
        return complaints.append("\(event.subject) got \(name) without its \"will\" call")
      }
      announced[subject] = nil
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
