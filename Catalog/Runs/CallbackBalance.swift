import Transitioning

/// Finds callbacks that announce something of which nobody is told that it has happened.
///
/// What was announced may be called off by announcing the opposite, as a view does that turns round
/// on its way in. Controllers are told apart by their class and title, as they are in the log.
struct CallbackBalance {
  /// What was announced and has not happened yet, by subject.
  private var announced: [String: Step] = [:]

  /// What is wrong, in the order in which it turned out; empty when nothing is.
  private(set) var complaints: [String] = []

  /// Goes through the events of a run that has come to rest.
  init(_ events: [StageEvent]) {
    var subjects: [String] = []
    for event in events where event.category == .lifecycle {
      if !subjects.contains(event.subject) { subjects.append(event.subject) }
      note(event)
    }
    for subject in subjects {
      guard let step = announced[subject] else { continue }
      complaints.append("\(subject) was never told \(step.did)")
    }
  }

  private mutating func note(_ event: StageEvent) {
    let name = String(event.message.prefix { $0 != "(" })
    if let step = Step(will: name) {
      if announced[event.subject] == step { complaints.append("\(event.subject) \(name) twice") }
      announced[event.subject] = step
    } else if Step.all.contains(where: { $0.did == name }) {
      guard announced[event.subject]?.did == name else {
        return complaints.append("\(event.subject) \(name) unannounced")
      }
      announced[event.subject] = nil
    }
  }
}

/// Two callbacks that belong together.
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
