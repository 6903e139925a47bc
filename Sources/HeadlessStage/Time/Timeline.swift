package import Foundation
package import HeadlessViews

/// A stage's clock and everything that is to happen on it.
///
/// Nothing here moves by itself: whoever owns the timeline sets `now` and performs what is due.
@MainActor
package final class Timeline: LayerTreeHost {
  /// The current instant, in seconds since the stage was made.
  package internal(set) var now: TimeInterval = 0

  /// Where everything on the stage reports what it refuses.
  package let diagnostics: Diagnostics

  /// The stage that the timeline belongs to.
  weak var owner: AnyObject?

  /// Work for instants to come.
  var agenda = Agenda()

  /// Work for this instant, once control is back with the stage.
  private var deferred: [() -> Void] = []

  /// True when layout became due somewhere on the stage.
  package private(set) var isLayoutDue = false

  /// What has begun and must end, oldest first.
  private var duties: [Duty] = []

  /// What runs and will never end by itself, named, oldest first.
  private var endless: [(id: ObjectIdentifier, name: String)] = []

  /// The timeline of the stage that runs, or of the one made last.
  package static weak var current: Timeline?

  /// A timeline at time zero with nothing on it.
  package init(diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Asks for `work` at a later phase of this instant, after all that was asked for before.
  package func perform(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  /// True when there is work for this instant.
  var hasDeferred: Bool { !deferred.isEmpty }

  /// Performs the deferred work that there is now; false when there was none.
  func performDeferred() -> Bool {
    guard !deferred.isEmpty else { return false }
    let work = deferred
    deferred.removeAll(keepingCapacity: true)
    for each in work { each() }
    return true
  }

  /// Performs the work that is due at this instant; false when there was none.
  func performDue() -> Bool {
    guard let first = agenda.removeFirst(dueBy: now) else { return false }
    first()
    while let next = agenda.removeFirst(dueBy: now) { next() }
    return true
  }

  /// Forgets all that was to happen, and with it whatever its closures hold.
  func cancelAll() {
    agenda.removeAll()
    deferred.removeAll()
    duties.removeAll()
    endless.removeAll()
  }

  package func layoutDidBecomeDue() {
    isLayoutDue = true
  }

  /// Notes that layout is about to be done.
  func layoutDidBegin() {
    isLayoutDue = false
  }
}

// MARK: - What must end

extension Timeline {
  /// Something that has begun and must end, such as a transition.
  @MainActor
  package final class Duty {
    /// Says what has not ended; asked only when somebody wants to know.
    let describe: () -> [String]

    fileprivate init(_ describe: @escaping () -> [String]) {
      self.describe = describe
    }
  }

  /// Notes that something has begun; it stands in the way of settling until it is fulfilled.
  package func beginDuty(_ describe: @escaping () -> [String]) -> Duty {
    let duty = Duty(describe)
    duties.append(duty)
    return duty
  }

  /// Notes that something has ended.
  package func fulfil(_ duty: Duty) {
    duties.removeAll { $0 === duty }
  }

  /// What has begun and not ended, in words.
  package var unfulfilled: [String] { duties.flatMap { $0.describe() } }

  /// Notes that something runs that will never end by itself.
  func addEndless(_ object: AnyObject, name: String) {
    endless.append((ObjectIdentifier(object), name))
  }

  /// Notes that something that would have run for ever was stopped.
  func removeEndless(_ object: AnyObject) {
    endless.removeAll { $0.id == ObjectIdentifier(object) }
  }

  /// What runs for ever, in words.
  package var endlessNames: [String] { endless.map(\.name) }
}
