/// The timelines of the stages that each task has made or run.
///
/// Two tests whose parts run in turns are two tasks, so that neither gets the other's stage.
@MainActor
enum TaskTimelines {
  /// A timeline whose stage exists, which ends the entry.
  ///
  /// A weak reference would make each retain of the timeline slower.
  private struct Entry {
    unowned let timeline: Timeline
  }

  /// The timelines by the identity of the task, those that ran last at the end; nil stands for code
  /// without a task.
  private static var entries: [Int?: [Entry]] = [:]

  /// The task that noted a timeline last, and that timeline.
  private static var last: (task: Int?, timeline: ObjectIdentifier)?

  /// The timeline of the current task that ran last and still exists; nil without one.
  static var ofTask: Timeline? {
    guard !entries.isEmpty else { return nil }
    return entries[currentTask]?.last { !$0.timeline.isOver }?.timeline
  }

  /// Notes that a timeline runs in the current task.
  static func note(_ timeline: Timeline) {
    let task = currentTask
    guard last?.task != task || last?.timeline != ObjectIdentifier(timeline) else { return }
    last = (task, ObjectIdentifier(timeline))
    var known = entries[task] ?? []
    known.removeAll { $0.timeline === timeline }
    entries[task] = known + [Entry(timeline: timeline)]
  }

  /// Forgets the timeline of a stage that is deallocated, and tasks without another one.
  static func forget(_ timeline: Timeline) {
    if last?.timeline == ObjectIdentifier(timeline) { last = nil }
    for (task, known) in entries {
      let rest = known.filter { $0.timeline !== timeline }
      entries[task] = rest.isEmpty ? nil : rest
    }
  }

  private nonisolated static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
