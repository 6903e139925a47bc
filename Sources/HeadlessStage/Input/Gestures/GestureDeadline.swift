import Foundation

/// An instant by which a recognizer wants to be told, unless it says otherwise meanwhile.
@MainActor
struct GestureDeadline {
  private var token: Agenda.Token?
  private weak var clock: Timeline?

  /// Calls `work` when `duration` seconds have passed, in place of whatever was to be called before;
  /// without a clock, never.
  mutating func set(
    after duration: TimeInterval, on timeline: Timeline?, _ work: @escaping () -> Void
  ) {
    clear()
    guard let timeline else { return }
    clock = timeline
    token = timeline.agenda.add(at: timeline.now + duration, work)
  }

  /// Calls nothing any more.
  mutating func clear() {
    if let token { clock?.agenda.cancel(token) }
    token = nil
  }
}
