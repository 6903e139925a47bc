public import Transitioning

/// A check of the appearance callbacks under random requests, for the package's containers and for
/// those of an app.
///
/// ```swift
/// let audit = AppearanceAudit { Shell() }
/// if let failure = audit.failure(seeds: 1...200) { print(failure) }
/// ```
///
/// Each sequence runs on a stage of its own. The requests present, dismiss, push, pop, select tabs,
/// and add and remove children, with and without an animation, in the middle of transitions, and
/// under a finger that may cancel. The law:
///
/// - Each *will* callback is followed by its *did* callback or by the opposite *will* callback, and
///   `viewIsAppearing` is called once in between.
/// - No child of a controller off the screen appears.
/// - At rest, exactly the controllers whose views are in the window have appeared.
/// - Each *begin* call of a container has its *end* call, and the callbacks of presentation
///   controllers come in pairs.
///
/// A failure is shortened: requests are left out while the rest still breaks the law with the same
/// fault.
@preconcurrency @MainActor
public struct AppearanceAudit {
  /// The number of requests of a sequence, by default.
  public nonisolated static let standardLength = 40

  /// The operations among which the sequences choose.
  private let table: [AppearanceOperation]
  private let makeRoot: @MainActor () -> UIViewController

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - operations: The operations of an app's containers.
  ///   - standard: The operations of the package's containers; some of them may be left out.
  ///   - makeRoot: Makes the root controller; called for each sequence.
  public init(
    operations: [AppearanceOperation] = [],
    standard: [AppearanceOperation] = AppearanceOperation.standard,
    _ makeRoot: @escaping @MainActor () -> UIViewController
  ) {
    table = (operations + standard).flatMap { Array(repeating: $0, count: max($0.weight, 1)) }
    self.makeRoot = makeRoot
  }

  /// The first failure of the sequences of several seeds; nil if all keep the law.
  public func failure(
    seeds: some Sequence<UInt64>, length: Int = standardLength
  ) -> AppearanceFailure? {
    for seed in seeds {
      if let failure = failure(seed: seed, length: length) { return failure }
    }
    return nil
  }

  /// The failure of the sequence of a seed; nil if the sequence keeps the law.
  public func failure(seed: UInt64, length: Int = standardLength) -> AppearanceFailure? {
    var failure = failure(of: AppearanceSequence(seed: seed, length: length))
    failure?.seed = seed
    return failure
  }

  /// The failure of a sequence; nil if the sequence keeps the law.
  public func failure(of sequence: AppearanceSequence) -> AppearanceFailure? {
    let play = play(sequence)
    guard let fault = play.fault else { return nil }
    var shortening = AppearanceShortening(of: sequence.prefix(play.performed), with: fault.rule) {
      let play = self.play($0)
      return play.fault
    }
    shortening.run()
    let shortest = self.play(shortening.sequence)
    let last = shortest.fault ?? fault
    return AppearanceFailure(
      subject: play.subject, length: sequence.count, sequence: shortening.sequence,
      requests: shortest.lines, fault: last.text, expectation: last.expectation,
      rule: last.rule.rawValue)
  }

  /// The requests of a sequence as lines of code, up to the first fault.
  public func requests(of sequence: AppearanceSequence) -> [String] { play(sequence).lines }

  private func play(_ sequence: AppearanceSequence) -> AppearancePlay {
    let play = AppearancePlay(makeRoot())
    for step in sequence.steps where play.fault == nil { play.perform(step, from: table) }
    play.end()
    return play
  }
}
