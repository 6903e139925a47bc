/// Why a text is no transcript that can be read.
public struct TranscriptError: Error, Hashable, CustomStringConvertible {
  /// The line that cannot be read, counted from one; nil when it is the text as a whole.
  public internal(set) var line: Int?

  /// What is wrong with it.
  public let problem: String

  /// One sentence for a person.
  public var description: String {
    line.map { "line \($0) of the transcript: \(problem)" } ?? "the transcript: \(problem)"
  }

  /// What is wrong with a line that is yet to be named.
  static func wrong(_ problem: String) -> TranscriptError {
    TranscriptError(line: nil, problem: problem)
  }
}
