import Foundation
import HeadlessViews

/// The interval of one run, as a device's signposts have it.
@MainActor
package final class StageInterval {
  private weak var stage: Stage?
  private let name: String
  private let number: Int
  private let start: TimeInterval

  fileprivate init(_ name: String, _ number: Int, on stage: Stage) {
    (self.stage, self.name, self.number, start) = (stage, name, number, stage.now)
    stage.note(.transition, subject: name) { "interval \(number) begins" }
  }

  /// Ends the interval.
  package func end() {
    guard let stage else { return }
    let seconds = ((stage.now - start) * 1000).rounded() / 1000
    stage.note(.transition, subject: name) { "interval \(self.number) ends after \(seconds) s" }
  }
}

extension Stage {
  /// Begins the interval of a run; nil if the stage notes none.
  ///
  /// - Parameter name: The type of the transition.
  package func beginInterval(_ name: String) -> StageInterval? {
    guard notesIntervals else { return nil }
    intervalCount += 1
    return StageInterval(name, intervalCount, on: self)
  }
}
