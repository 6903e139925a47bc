import Foundation
import HeadlessViews

/// The operations that a timeline has scheduled for a timing group.
@MainActor
struct TimingGroupPlan {
  /// The call at the start, while it is pending and a delegate must be called.
  var start: EventQueue.Token?

  /// The call at the end, while it is pending.
  var end: EventQueue.Token?

  /// The pending operation of a group that never ends by itself.
  var operation: Timeline.PendingOperation?

  /// Cancels all operations.
  mutating func cancel(on timeline: Timeline) {
    if let start { timeline.cancel(start) }
    if let end { timeline.cancel(end) }
    if let operation { timeline.finish(operation) }
    self = TimingGroupPlan()
  }
}
