import Foundation

/// The state of a page as a browser reports it.
struct Measurement: Decodable {
  /// An element.
  struct Item: Decodable {
    let layer: Int
    let part: String

    /// x, y, width and height, in points of the screen.
    let box: [Double]
    let opacity: Double
  }

  /// The state after a seek.
  struct Instant: Decodable {
    let time: Double
    let size: [Double]
    let items: [Item]
  }

  /// Errors, and actions that the page's security policy forbade.
  let complaints: [String]
  let instants: [Instant]
  let duration: Double?

  /// The time at which playback stopped; -1 if it did not stop.
  let end: Double?

  /// The time after scrubbing to the middle.
  let middle: Double?
}

extension Measurement {
  /// The page contains no measurement.
  struct Missing: Error, CustomStringConvertible {
    let description = "the page was not measured"
  }

  /// Reads the measurement from the final DOM of a page.
  init(dump: String) throws {
    self = try JSONDecoder().decode(Measurement.self, from: Self.note(in: dump))
  }

  /// The JSON that a script wrote into the DOM of a page.
  static func note(in dump: String) throws -> Data {
    guard let start = dump.range(of: "id=\"measured\">[["),
      let end = dump.range(of: "]]</p>", range: start.upperBound..<dump.endIndex),
      let text = dump[start.upperBound..<end.lowerBound].removingPercentEncoding
    else { throw Missing() }
    return Data(text.utf8)
  }
}
