/// The reason why a text cannot be read as a transcript.
public struct TranscriptError: Error, Hashable, CustomStringConvertible {
  /// The number of the faulty line, counted from one; nil if the fault is not in one line.
  public internal(set) var line: Int?

  /// The fault, as a phrase.
  public let problem: String

  /// The line and the fault, as one sentence for people.
  public var description: String {
    line.map { "line \($0) of the transcript: \(problem)" } ?? "the transcript: \(problem)"
  }

  /// Creates an error without a line number; the reader adds the number.
  static func wrong(_ problem: String) -> TranscriptError {
    TranscriptError(line: nil, problem: problem)
  }
}
