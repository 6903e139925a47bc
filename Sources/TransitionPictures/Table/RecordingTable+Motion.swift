import Foundation
import HeadlessStage
import TransitionRecording

extension RecordingTable {
  /// The animated numbers: a row for each frame of each leg, and a column for each number.
  ///
  /// A column is headed by the layer's name, the number of the layer among those of that name from 2
  /// on, and the key path of the number. Lengths are in points, and rotations in degrees. A cell is
  /// empty where the leg does not animate the number, or has no value of it.
  package var motionCSV: String {
    let legs = legs.map { leg in (leg, columns: Self.columns(of: leg.recording)) }
    var heads: [String] = []
    for head in legs.flatMap({ $0.columns.map(\.head) }) where !heads.contains(head) {
      heads.append(head)
    }
    var table = CSVText()
    table.add(["leg", "time"] + heads.map(CSVText.field))
    for (leg, columns) in legs {
      let start = leg.recording.startTime
      let values = Dictionary(columns.map { ($0.head, $0.values) }) { first, _ in first }
      let title = CSVText.field(leg.title)
      for frame in leg.recording.frames {
        let cells = heads.map { CSVText.field(values[$0]?[frame.time], places: 4) }
        table.add([title, CSVText.field(frame.time - start, places: 6)] + cells)
      }
    }
    return table.text
  }

  /// The animated numbers of a recording, with their values by time.
  private static func columns(
    of recording: Recording
  ) -> [(head: String, values: [TimeInterval: Double])] {
    var counts: [String: Int] = [:]
    return recording.propertyGroups.flatMap { group in
      group.curves.map { curve in
        let names = [group.property, curve.label].filter { !$0.isEmpty }.joined(separator: ".")
        let count = counts["\(group.name) \(names)", default: 0] + 1
        counts["\(group.name) \(names)"] = count
        let values = zip(curve.motion.times, curve.motion.rows).map { ($0, $1[0]) }
        return (
          "\(group.name)\(count == 1 ? "" : " (\(count))") \(names)", Dictionary(values) { $1 }
        )
      }
    }
  }
}
