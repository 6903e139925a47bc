/// The shortest sequence of requests that breaks the appearance law, and its first wrong callback.
public struct AppearanceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The class of the root controller.
  public let subject: String

  /// The seed of the sequence that failed first; nil if the sequence was given.
  public internal(set) var seed: UInt64?

  /// The number of requests in the sequence that failed first.
  public let length: Int

  /// The shortest sequence with the same fault.
  public let sequence: AppearanceSequence

  /// The requests of the shortest sequence, each in one or several lines of code.
  public let requests: [String]

  /// The first wrong callback or state, as a sentence without its full stop.
  public let fault: String

  /// The expected callback or state.
  public let expectation: String

  /// The kind of the fault: `order`, `containment`, `rest` and others.
  public let rule: String

  /// The failure as a paragraph, the requests, and the line that runs them again.
  public var description: String {
    let origin = seed.map { ", seed \($0)" } ?? ""
    let again =
      seed.map { ".failure(seed: \($0), length: \(length))" }
      ?? ".failure(of: AppearanceSequence(bytes: \(sequence.bytes)))"
    return """
      \(subject)\(origin): \(fault).
      Expected: \(expectation).
      The shortest sequence, \(requests.count) of \(length) requests:

      \(requests.joined(separator: "\n"))

      Run it again: audit\(again)
      """
  }
}
