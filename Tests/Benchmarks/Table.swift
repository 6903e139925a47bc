import Foundation

/// One figure of the table.
struct Figure: Encodable {
  let work: String

  /// The number of objects; an object of W1 and W3 has four properties.
  let n: Int

  let value: Double
  let unit: String

  /// The figure divided by the figure of the same work in plain C, if there is one.
  var floorRatio: Double?
}

/// The figures so far, as lines and as JSON.
struct Table {
  private var figures: [Figure] = []

  /// The line above the figures.
  static let head = line("work", "n", "value", "", "floor", "growth")

  /// Adds a figure and returns its line.
  mutating func add(_ figure: Figure) -> String {
    figures.append(figure)
    let base = figures.first { $0.work == figure.work && $0.n == 1_000 && $0.n < figure.n }
    return Self.line(
      figure.work, "\(figure.n)", number(figure.value), figure.unit,
      figure.floorRatio.map { number($0) + "x" } ?? "",
      base.map { number(figure.value / $0.value) + "x" } ?? "")
  }

  /// All figures, as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(figures), as: UTF8.self)
  }

  private func number(_ value: Double) -> String { String(format: "%.2f", value) }

  private static func line(
    _ work: String, _ n: String, _ value: String, _ unit: String, _ floor: String, _ growth: String
  ) -> String {
    func left(_ text: String, _ width: Int) -> String {
      text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let cells =
      left(work, 12) + right(n, 8) + right(value, 10) + " " + left(unit, 6) + right(floor, 9)
      + right(growth, 9)
    return cells.trimmingCharacters(in: .whitespaces)
  }
}
