import Foundation
import Transitioning

/// One way of a transition, frame by frame.
struct MotionLeg: Equatable {
  static let frame = 1.0 / 60

  let name: String
  var rows: [MotionRow] = []

  static func name(_ transition: String, _ direction: TransitionDirection) -> String {
    "\(transition) \(direction == .forward ? "forward" : "backward")"
  }

  /// The text of the file `motion.txt`: the name of each way, and its rows.
  static func text(_ legs: [MotionLeg]) -> String {
    legs.map { leg in
      ([leg.name] + leg.rows.map(\.text)).joined(separator: "\n") + "\n"
    }.joined()
  }

  /// Reads the text of the file.
  static func legs(in text: String) -> [MotionLeg] {
    var legs: [MotionLeg] = []
    for line in text.split(separator: "\n") {
      if let row = MotionRow(line) {
        legs.indices.last.map { legs[$0].rows.append(row) }
      } else {
        legs.append(MotionLeg(name: String(line)))
      }
    }
    return legs
  }

  /// The rows that are not this leg's within a frame.
  ///
  /// The clock of the rows may be late by up to a tenth of a second: a device begins some frames
  /// after the request.
  func strangers(among found: [MotionRow]) -> [MotionRow] {
    let shifts = stride(from: 0, through: 0.1, by: 0.002)
    let results = shifts.map { shift in
      found.filter { row in
        let near = rows.filter { abs($0.time - max(0, row.time - shift)) < 1.5 * Self.frame }
        return !row.isBetween(near.isEmpty ? rows.suffix(1) : near[...])
      }
    }
    return results.min { $0.count < $1.count } ?? []
  }
}
