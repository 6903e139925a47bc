package import Foundation
package import HeadlessStage

/// What happened, in order, each with its instant.
@MainActor
package final class Log {
  package struct Entry: Equatable, CustomStringConvertible {
    package let time: TimeInterval
    package let what: String

    package init(time: TimeInterval, what: String) {
      self.time = time
      self.what = what
    }

    package var description: String { "\(time) \(what)" }
  }

  package private(set) var entries: [Entry] = []
  private let stage: Stage

  package init(_ stage: Stage) { self.stage = stage }

  package var what: [String] { entries.map(\.what) }
  package var times: [TimeInterval] { entries.map(\.time) }

  package func note(_ what: String) { entries.append(Entry(time: stage.now, what: what)) }

  /// A completion that notes its flag.
  package func completion(_ name: String) -> (Bool) -> Void {
    { finished in self.note("\(name) \(finished)") }
  }

  /// A delegate that notes what it is told.
  package func delegate(_ name: String) -> Witness { Witness(name, self) }
}

@MainActor
package final class Witness: AnimationDelegate {
  private let name: String
  private let log: Log
  package var whenStopped: () -> Void = {}
  package var whenStarted: () -> Void = {}

  package init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  package func animationDidStart(_ animation: Animation) {
    log.note("\(name) starts")
    whenStarted()
  }

  package func animationDidStop(_ animation: Animation, finished: Bool) {
    log.note("\(name) stops \(finished)")
    whenStopped()
  }
}
