import Foundation

/// What a browser reports of a page.
struct Measurement: Decodable {
  /// An element.
  struct Item: Decodable {
    let layer: Int
    let part: String

    /// x, y, width and height, in points of the screen.
    let box: [Double]
    let opacity: Double
  }

  /// What was there after seeking.
  struct Instant: Decodable {
    let time: Double
    let size: [Double]
    let items: [Item]
  }

  /// Errors, and what the page was forbidden.
  let complaints: [String]
  let instants: [Instant]
  let duration: Double?

  /// Where it was when it had ceased to play; -1 when it did not cease.
  let end: Double?

  /// Where it was after it had been scrubbed to the middle.
  let middle: Double?
}

extension Measurement {
  /// There is nothing of a measurement in the page.
  struct Missing: Error, CustomStringConvertible {
    let description = "the page was not measured"
  }

  /// Finds the measurement in what became of a page.
  init(dump: String) throws {
    guard let start = dump.range(of: "id=\"measured\">[["),
      let end = dump.range(of: "]]</p>", range: start.upperBound..<dump.endIndex),
      let text = dump[start.upperBound..<end.lowerBound].removingPercentEncoding
    else { throw Missing() }
    self = try JSONDecoder().decode(Measurement.self, from: Data(text.utf8))
  }
}
