import Foundation
import HeadlessViews

/// What a timeline is to do for a batch.
@MainActor
struct BatchPlan {
  /// The call when it begins to show, as long as that is to come and somebody wants to hear of it.
  var start: Agenda.Token?

  /// The call when it ends, as long as that is to come.
  var end: Agenda.Token?

  /// What stands for the end where there is none.
  var duty: Timeline.Duty?

  /// Calls all of it off.
  mutating func cancel(on timeline: Timeline) {
    if let start { timeline.agenda.cancel(start) }
    if let end { timeline.agenda.cancel(end) }
    if let duty { timeline.fulfil(duty) }
    self = BatchPlan()
  }
}
