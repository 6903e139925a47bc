import Foundation

/// A line of a session.
struct SessionAnswer: Encodable {
  var id: Double?
  var ok = true
  var error: String?
  var `protocol`: Int?
  var scene: String?
  var commands: [String]?
  var lines: [String]?
  var hit: String?
  var svg: String?
  var time: Double?
  var settled: Bool?
  var open: Bool?

  /// The JSON, without a line break.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Finite numbers, flags and texts can always be written.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A line that is refused, explained in one sentence.
struct SessionRefusal: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
