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

  /// Reads a measurement from the text that a script wrote into the DOM of a page.
  init(note: String) throws {
    guard !note.isEmpty, let text = note.removingPercentEncoding else { throw Missing() }
    self = try JSONDecoder().decode(Measurement.self, from: Data(text.utf8))
  }

  /// The JSON that a script wrote into the DOM of a page.
  static func note(in dump: String) throws -> Data {
    guard let text = try text(in: dump).removingPercentEncoding else { throw Missing() }
    return Data(text.utf8)
  }

  /// The text that a script wrote into the DOM of a page, with percent signs for most characters.
  static func text(in dump: String) throws -> String {
    guard let start = dump.range(of: "id=\"measured\">[["),
      let end = dump.range(of: "]]</p>", range: start.upperBound..<dump.endIndex)
    else { throw Missing() }
    return String(dump[start.upperBound..<end.lowerBound])
  }
}
