public import Foundation
package import HeadlessStage
import TransitionRecording

extension MotionTable {
  /// The width of a column of values, with the space before it.
  private static var width: Int { 11 }

  /// The table as text: for each number a line with its values and a line with its rates of change.
  ///
  /// Instants that find no place beside the others follow below them.
  ///
  /// - Parameters:
  ///   - columns: The number of characters in a line; at least 40.
  ///   - duration: The duration of the run, in seconds, of which the heading then shows each
  ///     instant's part; nil to show the times alone.
  public func text(columns: Int = 80, duration: TimeInterval? = nil) -> String {
    let columns = max(columns, 40)
    let labels = rows.map { ("\($0.name)", "  \($0.property)") }
    let longest = labels.map { max($0.0.count, $0.1.count) }.max() ?? 0
    let labelWidth = min(longest, columns - 2 * Self.width)
    let count = max((columns - labelWidth) / Self.width, 1)
    var blocks: [String] = []
    for start in stride(from: 0, to: times.count, by: count) {
      let range = start..<min(start + count, times.count)
      blocks.append(block(range, labelWidth, duration))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// Runs an action of a duration, in seconds, and reads it at the quarters, as lines.
  @MainActor
  package static func lines(
    of stage: Stage, lasting duration: TimeInterval, _ action: () -> Void
  ) -> [String] {
    let table = MotionTable(stage, at: (0...4).map { Double($0) / 4 * duration }, action)
    return table.text(columns: 100, duration: duration).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The lines of some instants.
  private func block(_ range: Range<Int>, _ labelWidth: Int, _ duration: TimeInterval?) -> String {
    func line(_ label: String, _ cells: [String]) -> String {
      let label = label.shortened(to: labelWidth)
      let padding = String(repeating: " ", count: max(labelWidth - label.count, 0))
      let cells = cells.map { cell in
        String(repeating: " ", count: max(Self.width - cell.count, 1)) + cell
      }
      return (label + padding + cells.joined()).withoutTrailingSpaces
    }
    var lines = [line("", range.map { "\(Decimals.text(times[$0], places: 4)) s" })]
    if let duration, duration > 0 {
      lines.append(
        line("", range.map { "\(Decimals.text(times[$0] / duration * 100, places: 1)) %" }))
    }
    var name: (String, Int)?
    for row in rows {
      if name?.0 != row.name || name?.1 != row.layer { lines.append(line(row.name, [])) }
      name = (row.name, row.layer)
      lines.append(line("  \(row.property)", range.map { Self.cell(row.values[$0]) }))
      lines.append(line("", range.map { Self.cell(row.velocities[$0], suffix: "/s") }))
    }
    return lines.joined(separator: "\n")
  }

  /// A number with about five significant digits; a dash for none.
  private static func cell(_ number: Double?, suffix: String = "") -> String {
    guard let number else { return "-" }
    let places = abs(number) >= 1000 ? 0 : abs(number) >= 100 ? 1 : abs(number) >= 10 ? 2 : 3
    return Decimals.text(number, places: places) + suffix
  }
}

extension MotionTable: Encodable {
  private enum Key: String, CodingKey {
    case times, rows
  }

  /// Encodes `times` and `rows`, with numbers rounded to six decimal places.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(times.map { Decimals.rounded($0, places: 6) }, forKey: .times)
    try container.encode(rows, forKey: .rows)
  }
}

extension MotionTable.Row: Encodable {
  private enum Key: String, CodingKey {
    case name, layer, property, values, velocities
  }

  /// Encodes all parts, with numbers rounded to six decimal places; null for a value before the
  /// first animation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(layer, forKey: .layer)
    try container.encode(property, forKey: .property)
    let rounded = { (list: [Double?]) in
      list.map { $0.map { Decimals.rounded($0, places: 6) } }
    }
    try container.encode(rounded(values), forKey: .values)
    try container.encode(rounded(velocities), forKey: .velocities)
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
