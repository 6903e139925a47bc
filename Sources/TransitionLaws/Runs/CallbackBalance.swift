import HeadlessStage
import Transitioning

/// A search for lifecycle callbacks without their counterpart: each "will" callback needs its "did"
/// callback.
///
/// The opposite "will" callback cancels an announcement, as when an appearing view disappears
/// again. Events of one object belong together; events without an object, as in a log that was
/// read, belong together if they have the same name.
struct CallbackBalance: Sendable {
  /// An object, or the name in a log.
  private struct Subject: Hashable {
    let name: String
    let source: ObjectIdentifier?
  }

  /// The faults, in the order of their discovery; empty if there are none.
  let complaints: [String]

  /// Checks the events of a run that has settled.
  init(_ events: [StageEvent]) {
    var (subjects, orders) = ([Subject](), [Subject: CallbackOrder]())
    var complaints: [String] = []
    for event in events where event.category == .lifecycle {
      guard let call = CallbackOrder.Call(line: event.message) else { continue }
      let subject = Subject(name: event.subject, source: event.source)
      if orders[subject] == nil { subjects.append(subject) }
      let complaint = orders[subject, default: CallbackOrder()].note(
        call, animated: event.message.hasSuffix("(true)"))
      if let complaint { complaints.append("\(event.subject) \(complaint)") }
    }
    for subject in subjects {
      guard let missing = orders[subject]?.missing else { continue }
      complaints.append("\(subject.name) did not get \(missing.rawValue)")
    }
    self.complaints = complaints
  }
}
