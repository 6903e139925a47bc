import Foundation
import HeadlessViews

/// A cancellable timer of a recognizer.
@MainActor
struct GestureDeadline {
  private var token: EventQueue.Token?
  @LinkedTimeline private var clock: Timeline?

  /// Schedules `work` after `duration` seconds, in place of work that was scheduled before; without
  /// a timeline, `work` is never called.
  mutating func set(
    after duration: TimeInterval, on timeline: Timeline?, _ work: @escaping () -> Void
  ) {
    clear()
    guard let timeline else { return }
    clock = timeline
    token = timeline.perform(at: timeline.now + duration, work)
  }

  /// Cancels the scheduled work.
  mutating func clear() {
    if let token { clock?.cancel(token) }
    token = nil
  }
}
