package import Foundation
package import HeadlessStage

/// The notes of a test, in order, each with its instant.
@MainActor
package final class Log {
  package struct Entry: Equatable, CustomStringConvertible {
    /// The instant on the log's stage, in seconds; 0 without a stage.
    package let time: TimeInterval
    package let what: String

    package init(time: TimeInterval, what: String) {
      self.time = time
      self.what = what
    }

    package var description: String { "\(time) \(what)" }
  }

  package private(set) var entries: [Entry] = []
  private let stage: Stage?

  /// True if loggers note calls of layout too.
  package var includesLayout = false

  /// True if loggers note calls about parents too.
  package var includesMoves = false

  /// Makes an empty log; the instants are those of `stage`.
  package init(_ stage: Stage? = nil) { self.stage = stage }

  package var what: [String] { entries.map(\.what) }
  package var times: [TimeInterval] { entries.map(\.time) }

  package func note(_ what: String) { entries.append(Entry(time: stage?.now ?? 0, what: what)) }

  /// Returns the notes since the last call of this method, and removes them.
  package func take() -> [String] {
    defer { entries = [] }
    return what
  }

  /// A completion that notes its flag.
  package func completion(_ name: String) -> (Bool) -> Void {
    { finished in self.note("\(name) \(finished)") }
  }

  /// A delegate that notes its calls.
  package func delegate(_ name: String) -> LoggingAnimationDelegate {
    LoggingAnimationDelegate(name, self)
  }
}

/// A delegate of an animation that notes its calls.
@MainActor
package final class LoggingAnimationDelegate: CAAnimationDelegate {
  private let name: String
  private let log: Log
  package var whenStopped: () -> Void = {}
  package var whenStarted: () -> Void = {}

  package init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  package func animationDidStart(_ animation: CAAnimation) {
    log.note("\(name) starts")
    whenStarted()
  }

  package func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    log.note("\(name) stops \(finished)")
    whenStopped()
  }
}
