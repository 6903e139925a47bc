import Foundation
import HeadlessViews

/// The operations that a timeline has scheduled for a timing group.
@MainActor
struct BatchPlan {
  /// The call at the start, while it is pending and a delegate must be called.
  var start: Agenda.Token?

  /// The call at the end, while it is pending.
  var end: Agenda.Token?

  /// The pending operation of a group that never ends by itself.
  var duty: Timeline.Duty?

  /// Cancels all operations.
  mutating func cancel(on timeline: Timeline) {
    if let start { timeline.agenda.cancel(start) }
    if let end { timeline.agenda.cancel(end) }
    if let duty { timeline.fulfil(duty) }
    self = BatchPlan()
  }
}
