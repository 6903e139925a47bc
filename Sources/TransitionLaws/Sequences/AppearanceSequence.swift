/// A random list of requests to view controllers, as numbers.
///
/// The same numbers give the same requests if the operations and the root controller are the same.
public struct AppearanceSequence: Hashable, Sendable, Codable {
  /// A request: an operation and its choices.
  struct Step: Hashable, Sendable, Codable {
    /// The number of bytes of a step.
    static let length = 8

    /// The operation in the first byte, and a choice in each of the others.
    var bytes: [UInt8]
  }

  /// The requests, in order.
  var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// Creates a random sequence; the same seed gives the same sequence.
  ///
  /// - Parameters:
  ///   - seed: The seed of the generator.
  ///   - length: The number of requests, at least 0.
  public init(seed: UInt64, length: Int) {
    var state = seed
    steps = (0..<max(length, 0)).map { _ in
      let bits = Self.next(&state)
      return Step(bytes: (0..<Step.length).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) })
    }
  }

  /// Creates the sequence that `bytes` gives; an incomplete request at the end is left out.
  public init(bytes: some Sequence<UInt8>) {
    let all = Array(bytes)
    steps = stride(from: 0, to: all.count - all.count % Step.length, by: Step.length).map {
      Step(bytes: Array(all[$0..<$0 + Step.length]))
    }
  }

  /// The sequence as bytes, eight for each request.
  public var bytes: [UInt8] { steps.flatMap(\.bytes) }

  /// The number of requests.
  public var count: Int { steps.count }

  /// The next number of a SplitMix64 generator.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
